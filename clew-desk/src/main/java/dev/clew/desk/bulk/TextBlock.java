package dev.clew.desk.bulk;

import dev.clew.core.engine.BulkWorker;
import dev.clew.core.format.PuzzleText;
import java.nio.charset.StandardCharsets;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Whole lines of a text, most of them plain puzzles. It begins and ends where its layout allows a cut, or at the start
 * of the text, so that no puzzle reaches over its edges. Immutable by agreement: the bytes do not change until the work
 * on them is done and they are used again.
 */
public final class TextBlock implements Piece {
    /** Takes what is in a block, in order. */
    public interface Visitor {
        /** Takes a plain line: 81 characters of a classic 9×9 puzzle from there on. */
        void plain(int start, long line);

        /** Takes any other puzzle. */
        void other(PuzzleText puzzle);

        /** Takes the number of lines that were titles, of those since the last plain line. */
        default void titles(long count) {}
    }

    private final byte[] text;
    private final int from;
    private final int to;
    private final long offset;
    private final long linesBefore;
    private final Layout layout;
    private final Buffers buffers;
    /** Which of its puzzles count, by their numbers from 0; null where all do. */
    private final @Nullable LongPredicate wanted;

    private TextBlock(
            byte[] text,
            int from,
            int to,
            long offset,
            long linesBefore,
            Layout layout,
            Buffers buffers,
            @Nullable LongPredicate wanted) {
        this.text = text;
        this.from = from;
        this.to = to;
        this.offset = offset;
        this.linesBefore = linesBefore;
        this.layout = layout;
        this.buffers = buffers;
        this.wanted = wanted;
    }

    /**
     * All puzzles in a part of an array.
     *
     * @param offset how many bytes of the whole text come before it
     * @param linesBefore how many lines of the whole text come before it
     * @param layout how it falls into puzzles
     * @param buffers where the array is given back
     */
    TextBlock(byte[] text, int from, int to, long offset, long linesBefore, Layout layout, Buffers buffers) {
        this(text, from, to, offset, linesBefore, layout, buffers, null);
    }

    /** The same block with some of its puzzles only, chosen by their numbers in it from 0. */
    public TextBlock only(LongPredicate some) {
        return new TextBlock(text, from, to, offset, linesBefore, layout, buffers, some);
    }

    /** How many bytes of the whole text come before it. */
    public long offset() {
        return offset;
    }

    /** How many lines of the whole text come before it. */
    public long linesBefore() {
        return linesBefore;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    @Override
    public int length() {
        return to - from;
    }

    @Override
    public int room() {
        return text.length;
    }

    /** Nobody will look at it any more: its bytes may belong to others. */
    public void release() {
        buffers.give(text);
    }

    /** Where to take room for the answers to the block: at least as much as it has bytes itself. */
    public Buffers buffers() {
        return buffers;
    }

    /** The bytes that plain lines start in. */
    public byte[] text() {
        return text;
    }

    /** A plain line as a puzzle like any other. */
    public PuzzleText puzzle(int start, long line) {
        int end = start + BulkWorker.CELLS;
        while (text[end] != '\n' && text[end] != '\r') {
            end++;
        }
        return new PuzzleText(line, new String(text, start, end - start, StandardCharsets.UTF_8));
    }

    /**
     * What there is in a block.
     *
     * @param puzzles how many puzzles
     * @param titles how many lines are titles
     */
    public record Census(long puzzles, long titles) {}

    /** Counts what it holds. */
    public Census census() {
        Counter counter = new Counter();
        visit(counter);
        return new Census(counter.puzzles, counter.titles);
    }

    private static final class Counter implements Visitor {
        private long puzzles;
        private long titles;

        @Override
        public void plain(int start, long line) {
            puzzles++;
        }

        @Override
        public void other(PuzzleText puzzle) {
            puzzles++;
        }

        @Override
        public void titles(long count) {
            titles += count;
        }
    }

    /** Shows every puzzle that counts to the visitor. */
    public void visit(Visitor visitor) {
        layout.visit(this, wanted == null ? visitor : new Sieve(visitor, wanted));
    }

    /** Lets through what is wanted. */
    private static final class Sieve implements Visitor {
        private final Visitor behind;
        private final LongPredicate wanted;
        private long number;

        Sieve(Visitor behind, LongPredicate wanted) {
            this.behind = behind;
            this.wanted = wanted;
        }

        @Override
        public void plain(int start, long line) {
            if (wanted.test(number++)) {
                behind.plain(start, line);
            }
        }

        @Override
        public void other(PuzzleText puzzle) {
            if (wanted.test(number++)) {
                behind.other(puzzle);
            }
        }

        @Override
        public void titles(long count) {
            behind.titles(count);
        }
    }
}
