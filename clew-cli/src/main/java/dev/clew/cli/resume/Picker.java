package dev.clew.cli.resume;

import dev.clew.cli.read.Choice;
import dev.clew.cli.read.Inputs;
import dev.clew.cli.read.Item;
import dev.clew.cli.read.LineBlock;
import dev.clew.cli.read.Mark;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Counts the puzzles that are read, picks out those to work on, and keeps the places to resume from. Mutable; marks may
 * be asked for by another thread, everything else is for the one that reads.
 */
public final class Picker implements Choice {
    private final Selection selection;
    private final Mark start;
    private final Queue<Mark> marks = new ConcurrentLinkedQueue<>();
    private long seen;

    /** A picker that begins at a mark. */
    public Picker(Selection selection, Mark start) {
        this.selection = selection;
        this.start = start;
        this.seen = start.puzzles();
        marks.add(start);
    }

    /** Has only that read which is picked. */
    public Inputs.Builder restrict(Inputs.Builder reading) {
        return reading.choose(start, this);
    }

    @Override
    public void open(int operand) {
        marks.add(new Mark(operand, 0, 0, seen));
    }

    @Override
    public @Nullable Item pick(Item item, int operand) {
        if (item instanceof LineBlock block) {
            marks.add(new Mark(operand, block.text().offset(), block.text().linesBefore(), seen));
        }
        long first = seen;
        seen += item.puzzles();
        long count = selection.count(first, seen);
        if (count == 0) {
            item.release();
            return null;
        }
        return item instanceof LineBlock block && count < seen - first
                ? block.only(number -> selection.has(first + number))
                : item;
    }

    /** How many puzzles were read, whichever shard works on them. */
    public long seen() {
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

    /** The place after the last puzzle, which matters once everything is done. */
    Mark end(Mark latest) {
        return new Mark(latest.operand(), latest.offset(), latest.lines(), seen);
    }
}
