package dev.clew.cli.stream;

import dev.clew.cli.shell.Failure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The small file beside the output of a run that tells how far it has come, in lines {@code name value}: first what the
 * run is about, then the latest checkpoint. It is replaced as a whole, so that it is complete at any moment. Immutable.
 *
 * @param file where it is
 * @param run what the run is about, by name
 */
record Sidecar(Path file, Map<String, String> run) {
    /**
     * The checkpoint that an earlier run has left, or the start where there is none.
     *
     * @throws Failure if it cannot be read or is about something else
     */
    Checkpoint read() {
        try {
            Map<String, String> values = new LinkedHashMap<>();
            for (String line : Files.readAllLines(file)) {
                int blank = line.indexOf(' ');
                values.put(line.substring(0, Math.max(0, blank)), line.substring(blank + 1));
            }
            checkRun(values);
            return Checkpoint.of(values);
        } catch (NoSuchFileException e) {
            return Checkpoint.START;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + file, e);
        } catch (NumberFormatException e) {
            throw Failure.inputOutput(file + " is damaged (" + e.getMessage() + "); remove it to begin anew");
        }
    }

    private void checkRun(Map<String, String> values) {
        for (Map.Entry<String, String> now : run.entrySet()) {
            String before = values.get(now.getKey());
            if (!now.getValue().equals(before)) {
                throw Failure.usage("--resume: " + now.getKey() + " was \"" + before + "\" and is now \""
                        + now.getValue() + "\"; go back to that, or remove " + file + " to begin anew");
            }
        }
    }

    /** Puts a checkpoint in the place of the one before. */
    void write(Checkpoint checkpoint) {
        StringBuilder text = new StringBuilder();
        run.forEach((name, value) -> text.append(name).append(' ').append(value).append('\n'));
        new TreeMap<>(checkpoint.values())
                .forEach((name, value) ->
                        text.append(name).append(' ').append(value).append('\n'));
        Path draft = Path.of(file + ".new");
        try {
            writeToDisk(draft, text.toString());
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + file, e);
        }
    }

    /** A file that is renamed before its content is on the disk may be empty after a loss of power. */
    private static void writeToDisk(Path path, String text) throws IOException {
        try (FileChannel channel = FileChannel.open(
                path, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** The run has come to its end. */
    void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw Failure.inputOutput("cannot remove " + file, e);
        }
    }
}
