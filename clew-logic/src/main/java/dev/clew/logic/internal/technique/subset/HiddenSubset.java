package dev.clew.logic.internal.technique.subset;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * k values of a house have k places between them: every other candidate is eliminated from these cells.
 *
 * <p>Sound because the k values need k different cells of the house, so they take exactly these and leave no room.
 */
public final class HiddenSubset implements Technique {
    private final TechniqueInfo info;
    private final int smallest;

    private HiddenSubset(TechniqueInfo info, int smallest) {
        this.info = info;
        this.smallest = smallest;
    }

    /** Hidden subsets of a size from 2 to 4; from 5 on, of that size and every larger one up to half a house. */
    public static HiddenSubset hidden(int size) {
        return new HiddenSubset(SubsetNames.info("hidden", size), size);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public int fewestValues() {
        return 2 * smallest + 1;
    }

    @Override
    public boolean hardlyComesNext() {
        return smallest >= SubsetNames.LARGE;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int largest = smallest < SubsetNames.LARGE ? smallest : board.size() / 2;
        int[] houses = board.geometry().areasFirst();
        Scanned scanned = facts.scanned(this, limits, Math.max(0, largest - smallest + 1) * houses.length);
        WatchedSink watched = new WatchedSink(sink);
        for (int size = smallest; size <= largest; size++) {
            for (int house : houses) {
                int part = (size - smallest) * houses.length + house;
                if (!scanned.isEmpty(part, board.changesIn(house))) {
                    long few = board.openCells(house) <= size ? 0 : board.valuesWithPlaces(house, 1, size);
                    boolean hasNew = Long.bitCount(few) >= size && !scanned.isEmpty(part, newestAt(board, few));
                    if (hasNew && !findIn(board, house, few, size, meter, watched)) {
                        return;
                    }
                    if (watched.wasEmpty()) {
                        scanned.noteEmpty(part);
                    }
                }
            }
        }
    }

    /** When the values that may take part last changed; a change of others makes no new subset. */
    private static int newestAt(BoardView board, long values) {
        int newest = -1;
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            newest = Math.max(newest, board.changes(rest.nextValue()));
        }
        return newest;
    }

    private boolean findIn(BoardView board, int house, long few, int size, Meter meter, StepSink sink) {
        int count = Long.bitCount(few);
        int[] values = new int[count];
        long[] masks = new long[count];
        Bits rest = Bits.of(few);
        for (int i = 0; i < count; i++) {
            values[i] = rest.nextValue();
            masks[i] = board.places(house, values[i]);
        }
        return Combinations.visit(masks, count, size, meter, (chosen, union) -> {
            int[] picked = new int[size];
            for (int i = 0; i < size; i++) {
                picked[i] = values[chosen[i]];
            }
            return report(board, house, picked, union, sink);
        });
    }

    private boolean report(BoardView board, int house, int[] values, long places, StepSink sink) {
        long kept = 0;
        for (int value : values) {
            kept |= 1L << value - 1;
        }
        List<Conclusion> removals = new ArrayList<>();
        for (Bits rest = Bits.of(places); rest.hasNext(); ) {
            int cell = board.geometry().cellAt(house, rest.next());
            for (Bits others = Bits.of(board.candidates(cell) & ~kept); others.hasNext(); ) {
                int value = others.nextValue();
                removals.add(new Conclusion.Remove(board.candidate(cell, value)));
            }
        }
        return removals.isEmpty() || sink.accept(step(board, house, values, places, removals));
    }

    private Step step(BoardView board, int house, int[] values, long places, List<Conclusion> removals) {
        Geometry geometry = board.geometry();
        return Step.of(info, removals, () -> proof(geometry, house, values, places));
    }

    private static Cover proof(Geometry geometry, int house, int[] values, long places) {
        List<Slot> bases = new ArrayList<>();
        for (int value : values) {
            bases.add(new Slot.InHouse(house, value));
        }
        List<Slot> covers = new ArrayList<>();
        for (Bits rest = Bits.of(places); rest.hasNext(); ) {
            covers.add(new Slot.InCell(geometry.cellAt(house, rest.next())));
        }
        return new Cover(bases, covers);
    }
}
