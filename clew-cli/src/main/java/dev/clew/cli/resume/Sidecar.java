package dev.clew.cli.resume;

import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Target;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * The small file beside the output of a run that tells how far it has come, in lines {@code name value}: first what the
 * run is about, then the latest checkpoint, then a checksum. It is replaced as a whole, so that it is complete at any moment. Immutable.
 *
 * @param target the output
 * @param file where it is
 * @param run what the run is about, by name
 */
public record Sidecar(Target target, Path file, Map<String, String> run) {
    private static final String CHECKSUM = "checksum ";

    /**
     * The checkpoint that an earlier run has left, or the start where there is none.
     *
     * @throws Failure if it cannot be read or is about something else
     */
    Checkpoint read() {
        try {
            Map<String, String> values = new LinkedHashMap<>();
            for (String line : checked(Files.readString(file)).split("\n")) {
                int blank = line.indexOf(' ');
                values.put(line.substring(0, Math.max(0, blank)), line.substring(blank + 1));
            }
            checkRun(values);
            return Checkpoint.of(values);
        } catch (NoSuchFileException e) {
            return Checkpoint.START;
        } catch (CharacterCodingException e) {
            throw damaged("it is not text");
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + file, e);
        } catch (NumberFormatException e) {
            throw damaged(String.valueOf(e.getMessage()));
        }
    }

    /** The failure of a run that finds something in it that cannot be. */
    Failure damaged(String reason) {
        return Failure.inputOutput(file + " is damaged (" + reason + "); remove it to start over");
    }

    /** The text before its checksum, if that is right. */
    private String checked(String text) {
        int end = text.lastIndexOf(CHECKSUM);
        if (end < 0) {
            throw damaged("it has no checksum, or was written by an earlier version");
        }
        String before = text.substring(0, end);
        if (!text.substring(end).equals(checksum(before))) {
            throw damaged("its checksum is wrong");
        }
        return before;
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return CHECKSUM + Long.toHexString(sum.getValue()) + "\n";
    }

    private void checkRun(Map<String, String> values) {
        for (Map.Entry<String, String> now : run.entrySet()) {
            String before = values.get(now.getKey());
            if (!now.getValue().equals(before)) {
                throw Failure.usage("--resume: " + now.getKey() + " was \"" + before + "\" and is now \""
                        + now.getValue() + "\"; go back to that, or remove " + file + " to start over");
            }
        }
    }

    /** Replaces the last checkpoint. */
    void write(Checkpoint checkpoint) {
        StringBuilder text = new StringBuilder();
        run.forEach((name, value) -> text.append(name).append(' ').append(value).append('\n'));
        new TreeMap<>(checkpoint.values())
                .forEach((name, value) ->
                        text.append(name).append(' ').append(value).append('\n'));
        Path draft = target.beside(Target.NEW_SIDECAR);
        try {
            writeToDisk(draft, text + checksum(text.toString()));
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

    /** After this the file is found after a loss of power, too; what follows may rely on it. */
    void sync() {
        Output.syncFolderOf(file);
    }

    /** The run has come to its end. */
    void delete() {
        try {
            Files.deleteIfExists(file);
            Files.deleteIfExists(target.beside(Target.NEW_SIDECAR));
        } catch (IOException e) {
            throw Failure.inputOutput("cannot remove " + file, e);
        }
    }
}
