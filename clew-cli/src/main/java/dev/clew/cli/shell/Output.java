package dev.clew.cli.shell;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a command's lines go: standard output, or a file that appears only when everything was written. Mutable, for one
 * thread.
 */
public final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final Terminal terminal;
    private final OutputStream stream;
    private final String name;
    private final @Nullable Path target;
    private final @Nullable Path draft;
    /** What leads to the draft when it stays where the run ends early. */
    private final @Nullable FileChannel kept;

    private Output(
            Terminal terminal,
            OutputStream stream,
            String name,
            @Nullable Path target,
            @Nullable Path draft,
            @Nullable FileChannel kept) {
        this.terminal = terminal;
        this.stream = new BufferedOutputStream(stream, BUFFER);
        this.name = name;
        this.target = target;
        this.draft = draft;
        this.kept = kept;
    }

    /** Standard output. */
    public static Output standard(Terminal terminal) {
        return new Output(terminal, terminal.out(), "standard output", null, null, null);
    }

    /** A file; a device or a pipe is written to directly, a regular file by way of a draft beside it. */
    public static Output file(Terminal terminal, String name) {
        Path target = path(name);
        try {
            if (Files.isDirectory(target)) {
                throw Failure.inputOutput("cannot write " + name + ": it is a folder");
            }
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                return new Output(terminal, Files.newOutputStream(target), name, null, null, null);
            }
            Path real = real(target);
            Path draft = Files.createTempFile(real.getParent(), ".clew-", ".part");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> draft.toFile().delete()));
            return new Output(terminal, Files.newOutputStream(draft), name, real, draft, null);
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + name, e);
        }
    }

    /**
     * A file by way of a draft that stays when the run ends early, so that another can go on with it.
     *
     * @param length how much of the draft is to be kept; it has to be that long
     */
    public static Output resumable(Terminal terminal, String name, long length) {
        Path target = path(name);
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw Failure.usage("--resume writes to files only, and " + name + " is none");
        }
        try {
            Path real = real(target);
            Path draft = Path.of(real + ".part");
            FileChannel channel = FileChannel.open(draft, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                throw Failure.inputOutput("another run is writing " + draft + "; wait for its end");
            }
            if (channel.size() < length) {
                throw Failure.inputOutput(draft + " has " + channel.size() + " bytes, but " + length
                        + " were written; remove " + name + ".resume to begin anew");
            }
            channel.truncate(length).position(length);
            return new Output(terminal, Channels.newOutputStream(channel), name, real, draft, channel);
        } catch (OverlappingFileLockException e) {
            throw Failure.inputOutput("another run is writing " + name + "; wait for its end");
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + name, e);
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw Failure.usage("--output: \"" + name + "\" is no file name");
        }
    }

    /** A link stays a link: what it points to is replaced. */
    private static Path real(Path target) throws IOException {
        return Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
    }

    /** Brings everything to the disk and says how long the file is now; for a resumable file. */
    public long sync() {
        if (kept == null) {
            throw new IllegalStateException(name + " is not resumable");
        }
        flush();
        try {
            kept.force(false);
            return kept.position();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Writes a text and a line break. */
    public void line(String text) {
        byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
        write(line, line.length);
    }

    /**
     * Writes the first so many bytes of an array as they are. Few at a time: the JDK copies what it writes out of the heap,
     * and a small copy stays in the cache and needs no memory of its own.
     */
    public void write(byte[] lines, int length) {
        try {
            for (int from = 0; from < length; from += BUFFER) {
                stream.write(lines, from, Math.min(BUFFER, length - from));
            }
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Hands everything on to the reader. */
    public void flush() {
        try {
            stream.flush();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Everything is written: flushes, and lets a file appear under its name. */
    public void commit() {
        flush();
        if (draft != null && target != null) {
            try {
                stream.close();
                keepPermissions(draft, target);
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw failure(e);
            }
        }
    }

    /** A draft is private to its owner; the file should be what any new or the old file would be. */
    private static void keepPermissions(Path draft, Path target) throws IOException {
        Path model = target;
        boolean fresh = !Files.exists(target);
        if (fresh) {
            Files.createFile(target);
        }
        try {
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(model));
        } catch (UnsupportedOperationException e) {
            return;
        }
    }

    private RuntimeException failure(IOException e) {
        String reason = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        boolean closed = target == null && (reason.contains("pipe") || reason.contains("connection reset"));
        return closed ? new ClosedPipe() : Failure.inputOutput("cannot write " + name, e);
    }

    /** Leaves nothing behind of a file that was not committed, unless it is resumable. */
    @Override
    public void close() {
        terminal.clearProgress();
        if (draft != null) {
            try {
                stream.close();
                if (kept == null) {
                    Files.deleteIfExists(draft);
                }
            } catch (IOException e) {
                terminal.report("cannot remove " + draft + "; it holds unfinished output");
            }
        }
    }

    /** The reader of standard output has seen enough: no error, only an end. */
    public static final class ClosedPipe extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ClosedPipe() {
            super("closed pipe", null, false, false);
        }
    }
}
