package dev.clew.cli.shell;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A folder for many files, each of which appears whole or not at all. Immutable, for many threads. */
public final class OutputFolder {
    private final Path path;

    private OutputFolder(Path path) {
        this.path = path;
    }

    /** The folder that {@code --output} names; made with its first file if it is missing. */
    public static OutputFolder of(String name) {
        try {
            Path path = Path.of(name);
            if (Files.exists(path) && !Files.isDirectory(path)) {
                throw Failure.inputOutput("cannot write into " + name + ": it is not a folder");
            }
            Drafts.sweep(path);
            return new OutputFolder(path);
        } catch (InvalidPathException e) {
            throw Failure.usage("--output: \"" + name + "\" is not a folder name");
        }
    }

    /** Makes the folder if it is missing, and finds out now whether it can be written to; for work that takes long. */
    public void prepare() {
        try {
            Files.createDirectories(path);
        } catch (IOException e) {
            throw Failure.inputOutput("cannot make the folder " + path, e);
        }
        if (!Files.isWritable(path)) {
            throw Failure.inputOutput("cannot write into " + path + ": permission denied");
        }
    }

    /** Writes a file of text. */
    public void write(String name, String text) {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file. */
    public void write(String name, byte[] content) {
        Path file = path.resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Target target = Target.of(file.toString());
            try (Draft draft = Draft.passing(target.path(), target.folder())) {
                ByteBuffer bytes = ByteBuffer.wrap(content);
                while (bytes.hasRemaining()) {
                    draft.channel().write(bytes);
                }
                draft.publish();
            }
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + file, e);
        }
    }

    /** The text of a file that is there. */
    public Optional<String> read(String name) {
        Path file = path.resolve(name);
        try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + file, e);
        }
    }

    /** Deletes a file of this folder; a name that leads out of it is none. */
    public void delete(String name) {
        Path file = path.resolve(name).toAbsolutePath().normalize();
        if (file.startsWith(path.toAbsolutePath().normalize())) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw Failure.inputOutput("cannot delete " + file, e);
            }
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
