package dev.clew.cli.stream;

import dev.clew.core.BulkWorker;
import dev.clew.core.Shape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Whole lines of an operand, most of them plain puzzles. It begins behind a plain line or at the start of the operand and
 * ends behind a plain line, so that no puzzle reaches over its edges. Immutable by agreement: nobody writes to the bytes,
 * until the work on it is done and others get them.
 */
public final class Block implements Item {
    /** Takes what is in a block, in order. */
    public interface Visitor {
        /** Takes a plain line: 81 characters of a classic 9×9 puzzle from there on. */
        void plain(int start, long line);

        /** Takes any other puzzle. */
        void other(Input input);
    }

    private final Operand operand;
    private final @Nullable Shape shape;
    private final long offset;
    private final long linesBefore;
    private final Buffers buffers;
    private final byte[] text;
    private final int from;
    private final int to;
    /** Which puzzles count, and the number of the first one here; null where all do. */
    private final @Nullable Selection selection;

    private final long first;

    /** All puzzles in a part of the text, which begins so many bytes and lines into the operand. */
    Block(
            Operand operand,
            @Nullable Shape shape,
            long offset,
            long linesBefore,
            Buffers buffers,
            byte[] text,
            int from,
            int to) {
        this.operand = operand;
        this.shape = shape;
        this.offset = offset;
        this.linesBefore = linesBefore;
        this.buffers = buffers;
        this.text = text;
        this.from = from;
        this.to = to;
        this.selection = null;
        this.first = 0;
    }

    private Block(Block whole, Selection selection, long first) {
        this.operand = whole.operand;
        this.shape = whole.shape;
        this.offset = whole.offset;
        this.linesBefore = whole.linesBefore;
        this.buffers = whole.buffers;
        this.text = whole.text;
        this.from = whole.from;
        this.to = whole.to;
        this.selection = selection;
        this.first = first;
    }

    /** The same block with some of its puzzles only; its first one has that number among all puzzles. */
    Block only(Selection some, long firstNumber) {
        return new Block(this, some, firstNumber);
    }

    /** How many bytes of the operand come before it. */
    long offset() {
        return offset;
    }

    /** How many lines of the operand come before it. */
    long linesBefore() {
        return linesBefore;
    }

    @Override
    public int length() {
        return to - from;
    }

    @Override
    public int room() {
        return text.length;
    }

    @Override
    public <R> R doneBy(OrderedPipeline.Work<R> work) {
        R result = work.apply(this);
        release();
        return result;
    }

    @Override
    public void release() {
        buffers.give(text);
    }

    /** Where to take room from for what is to be said about the block: at least as much as it has bytes itself. */
    public Buffers buffers() {
        return buffers;
    }

    /** The bytes that plain lines start in. */
    public byte[] text() {
        return text;
    }

    /** A plain line as a puzzle like any other. */
    public Input input(int start, long line) {
        int end = start + BulkWorker.CELLS;
        while (text[end] != '\n' && text[end] != '\r') {
            end++;
        }
        return input(line, new String(text, start, end - start, StandardCharsets.UTF_8));
    }

    private Input input(long line, String puzzle) {
        return new Input(operand.name(), line, puzzle, false);
    }

    @Override
    public long puzzles() {
        Tally tally = new Tally();
        visit(tally);
        return tally.puzzles;
    }

    private static final class Tally implements Visitor {
        private long puzzles;

        @Override
        public void plain(int start, long line) {
            puzzles++;
        }

        @Override
        public void other(Input input) {
            puzzles++;
        }
    }

    /** Shows every puzzle that counts to the visitor. */
    public void visit(Visitor visitor) {
        visitAll(selection == null ? visitor : new Sieve(visitor, selection, first));
    }

    /** Lets through what was selected. */
    private static final class Sieve implements Visitor {
        private final Visitor behind;
        private final Selection selection;
        private long number;

        Sieve(Visitor behind, Selection selection, long first) {
            this.behind = behind;
            this.selection = selection;
            this.number = first;
        }

        @Override
        public void plain(int start, long line) {
            if (selection.has(number++)) {
                behind.plain(start, line);
            }
        }

        @Override
        public void other(Input input) {
            if (selection.has(number++)) {
                behind.other(input);
            }
        }
    }

    private void visitAll(Visitor visitor) {
        LineCounter counter = new LineCounter(linesBefore);
        int read = from;
        long readLines = linesBefore;
        boolean noted = false;
        for (int start = from; start < to; ) {
            boolean bare = PlainLines.isBare(text, start, to);
            int end = bare ? start + PlainLines.BARE : PlainLines.end(text, start, to);
            boolean looksPlain = bare || PlainLines.isPlain(text, start, end);
            boolean plain = looksPlain && !noted;
            noted = !looksPlain && (noted || PlainLines.mayTellShape(text, start, end));
            if (plain && read < start) {
                readOthers(read, start, readLines, visitor);
            }
            if (plain) {
                visitor.plain(start, counter.lines() + 1);
            }
            if (bare) {
                counter.countLine();
            } else {
                counter.count(text, start, end);
            }
            if (plain || read == start && isEmpty(start, end)) {
                read = end;
                readLines = counter.lines();
            }
            start = end;
        }
        if (read < to) {
            readOthers(read, to, readLines, visitor);
        }
    }

    /** Whether a line is blank or a comment for all to see. */
    private boolean isEmpty(int start, int end) {
        return text[start] == '\n'
                || text[start] == '\r' && end - start == 2
                || text[start] == '#'
                        && PlainLines.isOneLine(text, start, end)
                        && !PlainLines.mayTellShape(text, start, end);
    }

    private void readOthers(int first, int behind, long lines, Visitor visitor) {
        ByteArrayInputStream part = new ByteArrayInputStream(text, first, behind - first);
        PuzzleReader reader =
                new PuzzleReader(operand, new InputStreamReader(part, StandardCharsets.UTF_8), shape, lines);
        try {
            for (Input input = reader.next(); input != null; input = reader.next()) {
                visitor.other(input);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
