package dev.clew.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code --output} names. Immutable.
 *
 * @param name the name as it was given
 * @param path the file itself: a link stays a link, and what it points to is replaced, even if it is not there yet
 */
public record Target(String name, Path path) {
    /** The ending of the small file that says how far a resumable run has come. */
    public static final String SIDECAR = ".resume";

    /** A sidecar that is being written. */
    public static final String NEW_SIDECAR = SIDECAR + ".new";

    private static final int MOST_LINKS = 40;

    /** Finds the file that a name leads to. */
    public static Target of(String name) {
        try {
            return new Target(name, follow(Path.of(name)));
        } catch (InvalidPathException e) {
            throw Failure.usage("--output: \"" + name + "\" is not a file name");
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + name, e);
        }
    }

    private static Path follow(Path start) throws IOException {
        if (!Files.isSymbolicLink(start) || Files.exists(start)) {
            return Files.isSymbolicLink(start) && Files.isRegularFile(start) ? start.toRealPath() : start;
        }
        Path path = start;
        for (int links = 0; Files.isSymbolicLink(path); links++) {
            if (links == MOST_LINKS) {
                throw new IOException("its links form a loop");
            }
            path = path.resolveSibling(Files.readSymbolicLink(path));
        }
        return path;
    }

    /** Whether it is there and something else than a file: a device, a pipe, a folder. */
    boolean isSpecial() {
        return Files.exists(path) && !Files.isRegularFile(path);
    }

    /** The folder that it is in. */
    Path folder() {
        return Draft.folder(path);
    }

    /** A file beside it, with an ending added to its name. */
    public Path beside(String ending) {
        return Path.of(path + ending);
    }

    /** Every file that a resumable run writes. */
    public List<Path> resumableFiles() {
        List<Path> files = new ArrayList<>(List.of(path));
        for (String ending : List.of(Draft.PART, SIDECAR, NEW_SIDECAR)) {
            files.add(beside(ending));
        }
        return files;
    }
}
