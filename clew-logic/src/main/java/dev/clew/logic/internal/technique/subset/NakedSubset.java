package dev.clew.logic.internal.technique.subset;

import dev.clew.core.Budget.Meter;
import dev.clew.core.CellSet;
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
 * k cells of a house have k candidates between them: these values are eliminated from every house that all the cells
 * share.
 *
 * <p>Sound because the k cells need k different values, so they take exactly these, and no other cell of the house can.
 * A pair or triple where a box and a line cross, which acts in the box and on the line outside it, is called locked and
 * is left to the technique of that name.
 */
public final class NakedSubset implements Technique {
    private final TechniqueInfo info;
    private final int smallest;
    private final boolean locked;

    private NakedSubset(TechniqueInfo info, int smallest, boolean locked) {
        this.info = info;
        this.smallest = smallest;
        this.locked = locked;
    }

    /** Naked subsets of a size from 2 to 4; from 5 on, of that size and every larger one up to half a house. */
    public static NakedSubset naked(int size) {
        return new NakedSubset(SubsetNames.info("naked", size), size, false);
    }

    /** Locked pairs or triples. */
    public static NakedSubset locked(int size) {
        return new NakedSubset(SubsetNames.info("locked", size), size, true);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public int fewestValues() {
        return locked ? smallest + 1 : 2 * smallest;
    }

    @Override
    public boolean needsAreas() {
        return locked;
    }

    @Override
    public boolean hardlyComesNext() {
        return smallest >= SubsetNames.LARGE;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int largest = smallest < SubsetNames.LARGE ? smallest : board.size() / 2;
        int[] houses = locked ? board.geometry().areas() : board.geometry().areasFirst();
        Scanned scanned = facts.scanned(this, limits, Math.max(0, largest - smallest + 1) * houses.length);
        WatchedSink watched = new WatchedSink(sink);
        for (int size = smallest; size <= largest; size++) {
            long[] few = facts.cellsWithUpTo(size);
            for (int i = 0; i < houses.length; i++) {
                int part = (size - smallest) * houses.length + i;
                if (!scanned.isEmpty(part, board.changesIn(houses[i]))) {
                    boolean hasNew = board.openCells(houses[i]) > size
                            && countIn(board.geometry(), houses[i], few) >= size
                            && !scanned.isEmpty(part, newestAt(board, houses[i], few));
                    if (hasNew && !findIn(board, houses, i, few, size, meter, watched)) {
                        return;
                    }
                    if (watched.wasEmpty()) {
                        scanned.noteEmpty(part);
                    }
                }
            }
        }
    }

    /** When those cells of a house last changed that may take part; a change of others makes no new subset. */
    private static int newestAt(BoardView board, int house, long[] few) {
        int newest = -1;
        for (int word = 0; word < few.length; word++) {
            for (Bits rest = Bits.of(few[word] & board.geometry().houseWord(house, word)); rest.hasNext(); ) {
                newest = Math.max(newest, board.changesAt(rest.nextCell(word)));
            }
        }
        return newest;
    }

    private static boolean isArea(BoardView board, int house) {
        return board.shape().houseKind(house).isArea();
    }

    private boolean findIn(
            BoardView board, int[] houses, int index, long[] few, int size, Meter meter, WatchedSink sink) {
        Geometry geometry = board.geometry();
        int enough = countIn(geometry, houses[index], few);
        int[] cells = new int[enough];
        long[] masks = new long[enough];
        int count = 0;
        for (int position = 0; count < enough; position++) {
            int cell = geometry.cellAt(houses[index], position);
            if ((few[cell >> 6] >>> cell & 1) != 0) {
                cells[count] = cell;
                masks[count++] = board.candidates(cell);
            }
        }
        return Combinations.visit(masks, count, size, meter, (chosen, union) -> {
            int[] picked = new int[size];
            for (int i = 0; i < size; i++) {
                picked[i] = cells[chosen[i]];
            }
            return report(board, houses, index, picked, union, sink);
        });
    }

    /** How many of some cells lie in a house. */
    private static int countIn(Geometry geometry, int house, long[] cells) {
        int count = 0;
        for (int word = 0; word < cells.length; word++) {
            count += Long.bitCount(cells[word] & geometry.houseWord(house, word));
        }
        return count;
    }

    private boolean report(BoardView board, int[] houses, int index, int[] cells, long values, WatchedSink sink) {
        if (isSharedEarlier(board, houses, index, cells)) {
            return true;
        }
        List<Conclusion> removals = new ArrayList<>();
        boolean isLocked = addRemovals(board, cells, values, removals) && cells.length <= 3;
        if (removals.isEmpty()) {
            return true;
        }
        if (isLocked != locked) {
            sink.passOver(); // it may lose what makes it locked
            return true;
        }
        return sink.accept(step(board, cells, values, removals));
    }

    /** Cells that share two houses are reported once, for the first of them. */
    private static boolean isSharedEarlier(BoardView board, int[] houses, int index, int[] cells) {
        for (int i = 0; i < index; i++) {
            if (containsAll(board.geometry(), houses[i], cells)) {
                return true;
            }
        }
        return false;
    }

    private static boolean containsAll(Geometry geometry, int house, int[] cells) {
        for (int cell : cells) {
            if (!geometry.contains(house, cell)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds what is eliminated from the houses that all cells share, house by house; a candidate in two of them once.
     *
     * @return whether something is eliminated from an area, and something from another house outside that area
     */
    private static boolean addRemovals(BoardView board, int[] cells, long values, List<Conclusion> removals) {
        Geometry geometry = board.geometry();
        int area = -1;
        boolean outside = false;
        for (int i = geometry.housesOf(cells[0]) - 1; i >= 0; i--) {
            int house = geometry.houseOf(cells[0], i);
            if (isArea(board, house) && containsAll(geometry, house, cells)) {
                area = house;
            }
        }
        boolean inside = false;
        for (int i = 0; i < geometry.housesOf(cells[0]); i++) {
            int house = geometry.houseOf(cells[0], i);
            if (!containsAll(geometry, house, cells)) {
                continue;
            }
            int before = removals.size();
            addRemovals(board, house, cells, values, removals);
            for (Conclusion removal : removals.subList(before, removals.size())) {
                boolean within =
                        area >= 0 && geometry.contains(area, removal.candidate().cell());
                inside |= within;
                outside |= area >= 0 && !within;
            }
        }
        return inside && outside;
    }

    private static void addRemovals(BoardView board, int house, int[] cells, long values, List<Conclusion> removals) {
        for (int position = 0; position < board.size(); position++) {
            int cell = board.geometry().cellAt(house, position);
            if ((board.candidates(cell) & values) == 0 || isAmong(cell, cells)) {
                continue;
            }
            for (Bits rest = Bits.of(board.candidates(cell) & values); rest.hasNext(); ) {
                int value = rest.nextValue();
                Conclusion removal = new Conclusion.Remove(board.candidate(cell, value));
                if (!removals.contains(removal)) {
                    removals.add(removal);
                }
            }
        }
    }

    private static boolean isAmong(int cell, int[] cells) {
        for (int each : cells) {
            if (each == cell) {
                return true;
            }
        }
        return false;
    }

    private Step step(BoardView board, int[] cells, long values, List<Conclusion> removals) {
        int side = board.size();
        return Step.of(info, removals, () -> proof(side, cells, values));
    }

    private static Cover proof(int side, int[] cells, long values) {
        List<Slot> bases = new ArrayList<>();
        for (int cell : cells) {
            bases.add(new Slot.InCell(cell));
        }
        CellSet all = CellSet.of(side, cells);
        List<Slot> covers = new ArrayList<>();
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            covers.add(new Slot.Among(all, rest.nextValue()));
        }
        return new Cover(bases, covers);
    }
}
