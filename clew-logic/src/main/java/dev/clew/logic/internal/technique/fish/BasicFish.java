package dev.clew.logic.internal.technique.fish;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Direction;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.fact.ValueLines;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * In k rows a value has places in k columns only: it is eliminated from the rest of these columns; or with rows and
 * columns exchanged.
 *
 * <p>Sound because each of the k rows needs the value in one of the k columns, no two of them in the same, so that each
 * of the columns has it in one of these rows.
 */
public final class BasicFish implements Technique {
    private final TechniqueInfo info;
    private final int smallest;

    private BasicFish(TechniqueInfo info, int smallest) {
        this.info = info;
        this.smallest = smallest;
    }

    /**
     * Fish of a size from 2 to 7; from 8 on, of that size and every larger one up to half the lines. A fish of more than
     * half the lines removes what the others make a smaller fish the other way round.
     */
    public static BasicFish ofSize(int size) {
        return new BasicFish(FishNames.info("", size), size);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public int fewestValues() {
        return 2 * smallest;
    }

    @Override
    public boolean hardlyComesNext() {
        return smallest >= FishNames.HARDLY_NEXT;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int largest = Math.min(limits.fish().maxSize(), smallest < FishNames.LARGE ? smallest : board.size() / 2);
        Scanned scanned = facts.scanned(this, limits, Math.max(0, largest - smallest + 1) * board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int size = smallest; size <= largest; size++) {
            int part = (size - smallest) * board.size();
            long open = open(board, scanned, part);
            long worthwhile = open == 0 ? 0 : worthwhile(board, size);
            for (Bits rest = Bits.of(open); rest.hasNext(); ) {
                int value = rest.nextValue();
                boolean tried = (worthwhile >>> value - 1 & 1) != 0;
                if (tried && !find(facts, value, size, meter, watched)) {
                    return;
                }
                if (!tried || watched.wasEmpty()) {
                    scanned.noteEmpty(part + value - 1);
                }
            }
        }
    }

    /** The values that have changed since they were last found to have no fish of a size. */
    private static long open(BoardView board, Scanned scanned, int part) {
        long open = 0;
        for (int value = 1; value <= board.size(); value++) {
            open |= scanned.isEmpty(part + value - 1, board.changes(value)) ? 0 : 1L << value - 1;
        }
        return open;
    }

    /** The values for which enough rows, or columns, have few enough places. */
    private static long worthwhile(BoardView board, int size) {
        long values = 0;
        for (Direction direction : board.geometry().directions()) {
            long[] inLines = new long[size + 1];
            inLines[0] = -1;
            for (int line : direction.lines()) {
                long few = board.valuesWithPlaces(line, 2, size);
                for (int count = size; count > 0; count--) {
                    inLines[count] |= inLines[count - 1] & few;
                }
            }
            values |= inLines[size];
        }
        return values;
    }

    private boolean find(Facts facts, int value, int size, Meter meter, StepSink sink) {
        for (int direction = 0; direction < 2; direction++) {
            ValueLines lines = facts.lines(value, direction);
            if (!TightLines.visit(lines, size, meter, chosen -> report(lines, chosen, sink))) {
                return false;
            }
        }
        return true;
    }

    private boolean report(ValueLines lines, long chosen, StepSink sink) {
        long covers = lines.union(chosen);
        return !lines.hasOutside(chosen, covers) || sink.accept(step(lines, chosen, covers));
    }

    private Step step(ValueLines lines, long chosen, long covers) {
        int[] targets = lines.cells(lines.all() & ~chosen, covers);
        return Step.of(info, lines.removals(targets), lines.cover(chosen, covers));
    }
}
