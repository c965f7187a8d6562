package dev.clew.cli.merge;

import dev.clew.cli.read.WholeFile;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The lines of one shard, a line for each puzzle, copied as they are asked for. Mutable, for one thread. */
final class ShardFile implements AutoCloseable {
    private static final int GULP = 1 << 16;
    private static final String HEADER_START = "puzzle,";

    private final String name;
    private final InputStream in;
    private byte[] buffer = new byte[GULP];
    private int from;
    private int end;
    private long lines;

    private ShardFile(String name, InputStream in) {
        this.name = name;
        this.in = in;
    }

    /** Opens the output of a run that has ended. */
    static ShardFile open(String name) {
        File file = new File(name);
        for (String unfinished : new String[] {".resume", ".part"}) {
            if (new File(name + unfinished).exists()) {
                throw Failure.inputOutput(name + " is not finished: there is " + name + unfinished
                        + "; run its command again with --resume");
            }
        }
        if (!file.isFile()) {
            throw Failure.inputOutput(
                    "cannot read " + name + ": " + (file.exists() ? "it is not a file" : "no such file"));
        }
        try {
            return new ShardFile(name, WholeFile.open(file));
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + name, e);
        }
    }

    String name() {
        return name;
    }

    /** How many puzzles were copied. */
    long lines() {
        return lines;
    }

    /** Takes the first line away if it names the columns of a table; else it is left and the answer is empty. */
    byte[] header() {
        int length = nextLine();
        boolean isHeader = length >= HEADER_START.length()
                && new String(buffer, from, HEADER_START.length(), StandardCharsets.UTF_8).equals(HEADER_START);
        byte[] header = isHeader ? Arrays.copyOfRange(buffer, from, from + length) : new byte[0];
        from += header.length;
        return header;
    }

    /** Copies up to a number of lines and returns how many there were. */
    int copy(Output output, int most) {
        int copied = 0;
        for (int length = nextLine(); length > 0; length = copied < most ? nextLine() : 0) {
            output.write(Arrays.copyOfRange(buffer, from, from + length), length);
            from += length;
            copied++;
            lines++;
        }
        return copied;
    }

    /** The length of the next line with its end, which is in the buffer then; 0 at the end. */
    private int nextLine() {
        int at = from;
        while (true) {
            while (at < end && buffer[at] != '\n') {
                at++;
            }
            if (at < end) {
                return checked(at + 1 - from);
            }
            int seen = at - from;
            if (!more()) {
                return atEnd();
            }
            at = from + seen;
        }
    }

    private int checked(int length) {
        if (length == 1) {
            throw Failure.inputOutput(name + " has an empty line after " + lines + " puzzles; only --format line, csv "
                    + "and json have exactly one line for each");
        }
        return length;
    }

    private int atEnd() {
        if (from < end) {
            throw Failure.inputOutput(name + " ends inside a line after " + lines + " puzzles; was it cut off?");
        }
        return 0;
    }

    private boolean more() {
        System.arraycopy(buffer, from, buffer, 0, end - from);
        end -= from;
        from = 0;
        if (end == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * end);
        }
        try {
            int read = in.read(buffer, end, buffer.length - end);
            end += Math.max(0, read);
            return read > 0;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + name, e);
        }
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + name, e);
        }
    }
}
