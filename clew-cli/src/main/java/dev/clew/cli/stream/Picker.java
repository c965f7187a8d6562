package dev.clew.cli.stream;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Counts the puzzles that are read, picks out those to work on, and keeps the places to begin anew. Mutable; marks may be
 * asked for by another thread, everything else is for the one that reads.
 */
final class Picker {
    private final Selection selection;
    private final Queue<Mark> marks = new ConcurrentLinkedQueue<>();
    private long seen;

    /** A picker that begins at a mark. */
    Picker(Selection selection, Mark start) {
        this.selection = selection;
        this.seen = start.puzzles();
        marks.add(start);
    }

    /** Reading goes on with another operand. */
    void open(int operand) {
        marks.add(new Mark(operand, 0, 0, seen));
    }

    /** What is to be worked on of the next item of an operand, or null for nothing. */
    @Nullable
    Item pick(Item item, int operand) {
        if (item instanceof Block block) {
            marks.add(new Mark(operand, block.offset(), block.linesBefore(), seen));
        }
        long first = seen;
        seen += item.puzzles();
        long count = selection.count(first, seen);
        if (count == 0) {
            item.release();
            return null;
        }
        return item instanceof Block block && count < seen - first ? block.only(selection, first) : item;
    }

    /** How many puzzles were read, whoever works on them. */
    long seen() {
        return seen;
    }

    /**
     * The latest place that only puzzles come before that are done. Earlier ones are forgotten.
     *
     * @param done how many puzzles of the shard are done
     * @param latest the one that was found before
     */
    Mark mark(long done, Mark latest) {
        Mark found = latest;
        Mark next = marks.peek();
        while (next != null && selection.shard().share(next.puzzles()) <= done) {
            found = next;
            marks.remove();
            next = marks.peek();
        }
        return found;
    }

    /** The place behind the last puzzle, as far as it matters once everything is done. */
    Mark end(Mark latest) {
        return new Mark(latest.operand(), latest.offset(), latest.lines(), seen);
    }
}
