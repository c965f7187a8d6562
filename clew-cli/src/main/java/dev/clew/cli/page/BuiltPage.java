package dev.clew.cli.page;

import dev.clew.cli.shell.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The page as {@code ./clew} has built it: a folder of static files. Immutable.
 *
 * @param folder where it is
 */
public record BuiltPage(Path folder) {
    /** Where {@code ./clew} says that the page is. */
    private static final String PROPERTY = "clew.page";

    /** These name the others, so they are written last, and a reader always finds what they name. */
    private static final List<String> LAST = List.of("index.html", "sw.js");

    /** The page, if there is one. */
    public static Optional<BuiltPage> find() {
        String folder = System.getProperty(PROPERTY);
        return folder == null ? Optional.empty() : Optional.of(new BuiltPage(Path.of(folder)));
    }

    /** The names of its files, in the order in which they are to be written. */
    public List<String> names() {
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> names = new ArrayList<>(files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .toList());
            names.sort(
                    Comparator.comparing((String name) -> LAST.contains(name)).thenComparing(name -> name));
            return names;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read the page in " + folder, e);
        }
    }

    /** The content of a file. */
    public byte[] read(String name) {
        try {
            return Files.readAllBytes(folder.resolve(name));
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + folder.resolve(name), e);
        }
    }
}
