package dev.clew.cli.shell;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
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
    private final @Nullable Draft draft;
    /** What remains to be written after the last line; null for plain text. */
    private final @Nullable GZIPOutputStream packer;

    private Output(Terminal terminal, OutputStream stream, String name, @Nullable Draft draft) {
        this.terminal = terminal;
        try {
            this.packer = isPacked(name) ? new GZIPOutputStream(stream, BUFFER, true) : null;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot write " + name, e);
        }
        this.stream = new BufferedOutputStream(packer == null ? stream : packer, BUFFER);
        this.name = name;
        this.draft = draft;
    }

    /** Whether a file of that name is written as gzip. */
    public static boolean isPacked(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".gz");
    }

    private Output(Terminal terminal, String name, Draft draft) {
        this(terminal, Channels.newOutputStream(draft.channel()), name, draft);
    }

    /** Standard output. */
    public static Output standard(Terminal terminal) {
        return new Output(terminal, terminal.out(), "standard output", null);
    }

    /** A file; a device or a pipe is written to directly, a regular file by way of a draft beside it. */
    public static Output file(Terminal terminal, String name) {
        Target target = Target.of(name);
        try {
            if (Files.isDirectory(target.path())) {
                throw Failure.inputOutput("cannot write " + name + ": it is a folder");
            }
            return target.isSpecial()
                    ? new Output(terminal, Files.newOutputStream(target.path()), name, null)
                    : new Output(terminal, name, Draft.passing(target.path()));
        } catch (IOException e) {
            throw unwritable(target, e);
        }
    }

    /**
     * A file by way of a draft that stays when the run ends early, so that another can continue it. Read the note of
     * how far it got only after this, when no other run can change it.
     */
    public static Output resumable(Terminal terminal, Target target) {
        if (target.isSpecial()) {
            throw Failure.usage("--resume writes to files only, and " + target.name() + " is none");
        }
        try {
            Draft draft = Draft.staying(target.path());
            if (draft == null) {
                throw Failure.inputOutput("another run is writing " + target.name() + "; wait until it has finished");
            }
            return new Output(terminal, target.name(), draft);
        } catch (IOException e) {
            throw unwritable(target, e);
        }
    }

    private static Failure unwritable(Target target, IOException e) {
        boolean linked = !target.path().toString().equals(target.name());
        return Failure.inputOutput(
                "cannot write " + target.name() + (linked ? ", which leads to " + target.path() : ""), e);
    }

    private Draft draft() {
        if (draft == null) {
            throw new IllegalStateException(name + " has no draft");
        }
        return draft;
    }

    /** How much an earlier run has left; for a resumable file. */
    public long length() {
        try {
            return draft().channel().size();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Cuts off what an earlier run wrote after a number of bytes, and continues there; for a resumable file. */
    public void goOnAt(long length) {
        try {
            draft().channel().truncate(length).position(length);
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Writes everything to the disk and returns the length of the file; for a resumable file. */
    public long sync() {
        flush();
        try {
            draft().channel().force(false);
            return draft().channel().position();
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
     * Writes the first bytes of an array as they are. Few at a time: the JDK copies what it writes out of the heap, and
     * a small copy stays in the cache and needs no memory of its own.
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
        if (packer != null) {
            try {
                packer.finish();
                packer.flush();
            } catch (IOException e) {
                throw failure(e);
            }
        }
        if (draft != null) {
            try {
                draft.publish();
            } catch (IOException e) {
                throw failure(e);
            }
        }
    }

    /** Removes the draft of a resumable file whose content has its name already. */
    public void remove() {
        try {
            Files.deleteIfExists(draft().path());
        } catch (IOException e) {
            throw failure(e);
        }
    }

    /** Brings to the disk which files there are beside a file. */
    public static void syncFolderOf(Path file) {
        Draft.syncFolder(file);
    }

    private RuntimeException failure(IOException e) {
        String reason = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
        boolean closed = draft == null && (reason.contains("pipe") || reason.contains("connection reset"));
        return closed ? new ClosedPipe() : Failure.inputOutput("cannot write " + name, e);
    }

    /** Removes a file that was not committed, unless it is resumable. */
    @Override
    public void close() {
        terminal.clearProgress();
        if (draft != null) {
            try {
                draft.close();
            } catch (IOException e) {
                terminal.report("cannot remove " + draft.path() + "; it holds unfinished output");
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
