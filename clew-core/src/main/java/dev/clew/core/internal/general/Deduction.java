package dev.clew.core.internal.general;

import dev.clew.core.Digits;
import dev.clew.core.SearchOptions;
import dev.clew.core.SearchOptions.Switch;
import dev.clew.core.TraceEvent.Technique;
import dev.clew.core.internal.general.Layout.Overlap;
import org.jspecify.annotations.Nullable;

/**
 * Applies the rules until none has anything to say: naked singles, then hidden singles, then locked candidates, then
 * subsets; whatever removes a candidate sends the engine back to the singles. Every rule only ever takes candidates away
 * and never depends on one being there, so the end state does not depend on the order. Mutable, for one thread.
 */
final class Deduction {
    private final Layout layout;
    private final State state;
    private final @Nullable Tracer tracer;
    private final boolean hiddenSingles;
    private final boolean locked;
    private final boolean subsets;

    /** A house comes into these queues when the rule before has looked at it. */
    private final HouseQueue lockedQueue;

    private final HouseQueue subsetQueue;

    private final long[] once;
    private final long[] twice;
    private final long[] unions;
    private final int[] cellOfBit;

    Deduction(State state, SearchOptions options, @Nullable Tracer tracer) {
        this.layout = state.layout;
        this.state = state;
        this.tracer = tracer;
        this.hiddenSingles = options.has(Switch.HIDDEN_SINGLES);
        this.locked = options.has(Switch.LOCKED_CANDIDATES);
        this.subsets = options.has(Switch.SUBSETS);
        this.lockedQueue = new HouseQueue(layout.houses);
        this.subsetQueue = new HouseQueue(layout.houses);
        this.once = new long[layout.words];
        this.twice = new long[layout.words];
        int positions = Math.min(layout.size, SubsetTable.MAX_POSITIONS);
        this.unions = new long[(1 << positions) * layout.words];
        this.cellOfBit = new int[positions];
    }

    /** Deduces all there is; false at a contradiction. */
    boolean run() {
        while (true) {
            int cell = state.nextSingle();
            int house;
            if (cell >= 0) {
                if (!fillSingle(cell)) {
                    return fail();
                }
            } else if ((house = state.changedHouses.poll()) >= 0) {
                if (!findHiddenSingles(house)) {
                    return fail();
                }
                lockedQueue.add(house);
            } else if (locked && (house = lockedQueue.poll()) >= 0) {
                if (!clearLocked(house)) {
                    return fail();
                }
                subsetQueue.add(house);
            } else if (subsets && (house = (locked ? subsetQueue : lockedQueue).poll()) >= 0) {
                if (!clearSubsets(house)) {
                    return fail();
                }
            } else {
                return true;
            }
        }
    }

    private boolean fail() {
        lockedQueue.clear();
        subsetQueue.clear();
        return false;
    }

    private boolean fillSingle(int cell) {
        int value = state.firstCandidate(cell);
        if (tracer != null) {
            tracer.placed(state, cell, value, Technique.NAKED_SINGLE, "one candidate left");
        }
        return state.assign(cell, value);
    }

    // ---- hidden singles ----

    private boolean findHiddenSingles(int house) {
        countPlaces(house);
        for (int word = 0; word < layout.words; word++) {
            if ((once[word] | state.used(house, word)) != layout.full(word)) {
                return false;
            }
        }
        for (int word = 0; hiddenSingles && word < layout.words; word++) {
            for (long alone = once[word] & ~twice[word]; alone != 0; alone &= alone - 1) {
                if (!fillHidden(house, word * 64 + Long.numberOfTrailingZeros(alone))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Which values have a place among the house's open cells, and which have two or more. */
    private void countPlaces(int house) {
        int[] cells = layout.cellsOfHouse[house];
        for (int word = 0; word < layout.words; word++) {
            long one = 0;
            long two = 0;
            for (int part = 0; part < layout.words; part++) {
                for (long open = state.open(house, part); open != 0; open &= open - 1) {
                    long set = state.candidates(cells[part * 64 + Long.numberOfTrailingZeros(open)], word);
                    two |= one & set;
                    one |= set;
                }
            }
            once[word] = one;
            twice[word] = two;
        }
    }

    /**
     * Fills the place of a value that has one. If an earlier one of the same round took the place, the house has
     * changed and the next look at it finds the contradiction.
     */
    private boolean fillHidden(int house, int value) {
        for (int part = 0; part < layout.words; part++) {
            for (long open = state.open(house, part); open != 0; open &= open - 1) {
                int cell = layout.cellsOfHouse[house][part * 64 + Long.numberOfTrailingZeros(open)];
                if (state.isCandidate(cell, value)) {
                    if (tracer != null) {
                        tracer.placed(state, cell, value, Technique.HIDDEN_SINGLE, layout.shape.houseName(house));
                    }
                    return state.assign(cell, value);
                }
            }
        }
        return true;
    }

    // ---- locked candidates ----

    private boolean clearLocked(int house) {
        for (Overlap overlap : layout.overlapsOfHouse[house]) {
            for (int word = 0; word < layout.words; word++) {
                long confined = confined(house, overlap, word);
                if (confined != 0 && !clearOutside(house, overlap, word, confined)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The values whose places in the house all lie in the overlap. */
    private long confined(int house, Overlap overlap, int word) {
        int[] cells = layout.cellsOfHouse[house];
        long inside = 0;
        long elsewhere = 0;
        for (int part = 0; part < layout.words; part++) {
            long open = state.open(house, part);
            for (long rest = open & overlap.inside()[part]; rest != 0; rest &= rest - 1) {
                inside |= state.candidates(cells[part * 64 + Long.numberOfTrailingZeros(rest)], word);
            }
            for (long rest = open & ~overlap.inside()[part]; rest != 0; rest &= rest - 1) {
                elsewhere |= state.candidates(cells[part * 64 + Long.numberOfTrailingZeros(rest)], word);
            }
        }
        return inside & ~elsewhere;
    }

    private boolean clearOutside(int house, Overlap overlap, int word, long confined) {
        for (int cell : overlap.outside()) {
            long gone = state.candidates(cell, word) & confined;
            if (gone != 0 && !state.isFilled(cell)) {
                if (tracer != null) {
                    String reason =
                            layout.shape.houseName(house) + " within " + layout.shape.houseName(overlap.other());
                    tracer.removed(state, cell, digits(word, gone), Technique.LOCKED, reason);
                }
                if (!state.remove(cell, word, gone)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Digits digits(int word, long set) {
        return word == 0 ? new Digits(set, 0) : new Digits(0, set);
    }

    // ---- subsets ----

    private boolean clearSubsets(int house) {
        int superset = superset(house);
        SubsetTable table = layout.subsets;
        int words = layout.words;
        for (int i = table.start(superset), end = table.end(superset); i < end; i++) {
            int subset = table.subset(i);
            int rest = subset & subset - 1;
            int last = subset ^ rest;
            int values = 0;
            for (int word = 0; word < words; word++) {
                long union = unions[rest * words + word] | unions[last * words + word];
                unions[subset * words + word] = union;
                values += Long.bitCount(union);
            }
            int size = Integer.bitCount(subset);
            if (values < size) {
                return false;
            }
            if (values == size && !clearOthers(house, superset & ~subset, subset)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The house's open cells as bits, with each one's candidates as the union of its bit alone; 0 where there are too
     * many. Small houses have a bit for every position, large ones for every open cell.
     */
    private int superset(int house) {
        boolean byPosition = layout.size <= SubsetTable.MAX_POSITIONS;
        int superset = 0;
        int count = 0;
        for (int part = 0; part < layout.words; part++) {
            for (long open = state.open(house, part); open != 0; open &= open - 1) {
                int position = part * 64 + Long.numberOfTrailingZeros(open);
                int bit = byPosition ? position : count;
                if (!byPosition && ++count > Layout.MAX_OPEN_FOR_SUBSETS) {
                    return 0;
                }
                superset |= 1 << bit;
                cellOfBit[bit] = layout.cellsOfHouse[house][position];
                for (int word = 0; word < layout.words; word++) {
                    unions[(1 << bit) * layout.words + word] = state.candidates(cellOfBit[bit], word);
                }
            }
        }
        return superset;
    }

    private boolean clearOthers(int house, int others, int subset) {
        for (int rest = others; rest != 0; rest &= rest - 1) {
            int cell = cellOfBit[Integer.numberOfTrailingZeros(rest)];
            for (int word = 0; word < layout.words; word++) {
                long gone = state.candidates(cell, word) & unions[subset * layout.words + word];
                if (gone == 0) {
                    continue;
                }
                if (tracer != null) {
                    String reason = Integer.bitCount(subset) + " cells of " + layout.shape.houseName(house);
                    tracer.removed(state, cell, digits(word, gone), Technique.SUBSET, reason);
                }
                if (!state.remove(cell, word, gone)) {
                    return false;
                }
            }
        }
        return true;
    }
}
