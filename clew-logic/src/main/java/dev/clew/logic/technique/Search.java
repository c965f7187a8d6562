package dev.clew.logic.technique;

import dev.clew.core.Budget;
import dev.clew.core.HouseKind;
import dev.clew.logic.board.Geometry;
import java.util.List;

/**
 * How to look: the order of houses, limits, and what may be spent. Finders obey it. Immutable; {@link #spend} counts on
 * the meter of the run, so that a search with a meter belongs to one run and one thread.
 *
 * <p>Values are always tried in ascending order and cells in the order of their house.
 *
 * @param houseOrder kinds of houses in the order in which they are searched; houses of a kind by number
 * @param maxFishSize the most base houses of a fish
 * @param maxFins the most fins of a fish
 * @param maxChainLinks the most links of a chain between two ends: X-chains, XY-chains and remote pairs
 * @param maxLoopLinks the most links of a nice loop or an alternating inference chain
 * @param ownCells whether loops and doubly linked sets also remove candidates from cells of their own; HoDoKu's do not
 * @param maxAlsCells the most cells of an almost locked set
 * @param alsOverlap whether two almost locked sets may share cells
 * @param twoCandidateRectangles whether an empty rectangle may consist of two candidates
 * @param missingCandidates whether a uniqueness pattern may lack some of its candidates
 * @param meter what the run may spend
 */
public record Search(
        List<HouseKind> houseOrder,
        int maxFishSize,
        int maxFins,
        int maxChainLinks,
        int maxLoopLinks,
        boolean ownCells,
        int maxAlsCells,
        boolean alsOverlap,
        boolean twoCandidateRectangles,
        boolean missingCandidates,
        Budget.Meter meter) {

    /** Loops are found shortest first and as cheap without a limit; HoDoKu's has no effect either. */
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    /** Areas first, as the eye does, then rows, columns and the rest. */
    private static final List<HouseKind> AREAS_FIRST = List.of(
            HouseKind.BOX, HouseKind.REGION, HouseKind.ROW, HouseKind.COLUMN, HouseKind.DIAGONAL, HouseKind.WINDOW);

    /** Keeps a copy of the list. */
    public Search {
        houseOrder = List.copyOf(houseOrder);
    }

    /** The usual limits, those of HoDoKu's solver, fish of every size, and nothing to stop the run. */
    public static Search standard() {
        return new Search(
                AREAS_FIRST,
                Geometry.MAX_SIZE,
                5,
                20,
                NO_LIMIT,
                true,
                8,
                false,
                false,
                true,
                Budget.unlimited().start());
    }

    /** The houses of a shape in the order of the search. */
    public int[] houses(Geometry geometry) {
        return geometry.houses(houseOrder);
    }

    /** Spends one unit of work; false when the run is to stop, and then the finder returns at once. */
    public boolean spend() {
        return meter.spend();
    }

    /** This search with another order of houses; every kind is named once. */
    public Search withHouseOrder(List<HouseKind> order) {
        Draft draft = new Draft(this);
        draft.houseOrder = order;
        return draft.done();
    }

    /** This search for fish of at most that size and that many fins. */
    public Search withFish(int size, int fins) {
        Draft draft = new Draft(this);
        draft.maxFishSize = size;
        draft.maxFins = fins;
        return draft.done();
    }

    /** This search for chains of at most that many links. */
    public Search withChainLinks(int links) {
        Draft draft = new Draft(this);
        draft.maxChainLinks = links;
        return draft.done();
    }

    /** This search for loops of at most that many links, which act on their own cells or not. */
    public Search withLoops(int links, boolean own) {
        Draft draft = new Draft(this);
        draft.maxLoopLinks = links;
        draft.ownCells = own;
        return draft.done();
    }

    /** This search for almost locked sets of at most that many cells, sharing cells or not. */
    public Search withAls(int cells, boolean overlap) {
        Draft draft = new Draft(this);
        draft.maxAlsCells = cells;
        draft.alsOverlap = overlap;
        return draft.done();
    }

    /** This search with or without empty rectangles of two candidates. */
    public Search withTwoCandidateRectangles(boolean allowed) {
        Draft draft = new Draft(this);
        draft.twoCandidateRectangles = allowed;
        return draft.done();
    }

    /** This search with or without uniqueness patterns that lack candidates. */
    public Search withMissingCandidates(boolean allowed) {
        Draft draft = new Draft(this);
        draft.missingCandidates = allowed;
        return draft.done();
    }

    /** This search on the meter of a run. */
    public Search withMeter(Budget.Meter run) {
        Draft draft = new Draft(this);
        draft.meter = run;
        return draft.done();
    }

    /** A search under change: what a with-method does not name stays as it is. */
    private static final class Draft {
        private List<HouseKind> houseOrder;
        private int maxFishSize;
        private int maxFins;
        private int maxChainLinks;
        private int maxLoopLinks;
        private boolean ownCells;
        private int maxAlsCells;
        private boolean alsOverlap;
        private boolean twoCandidateRectangles;
        private boolean missingCandidates;
        private Budget.Meter meter;

        Draft(Search from) {
            houseOrder = from.houseOrder;
            maxFishSize = from.maxFishSize;
            maxFins = from.maxFins;
            maxChainLinks = from.maxChainLinks;
            maxLoopLinks = from.maxLoopLinks;
            ownCells = from.ownCells;
            maxAlsCells = from.maxAlsCells;
            alsOverlap = from.alsOverlap;
            twoCandidateRectangles = from.twoCandidateRectangles;
            missingCandidates = from.missingCandidates;
            meter = from.meter;
        }

        Search done() {
            return new Search(
                    houseOrder,
                    maxFishSize,
                    maxFins,
                    maxChainLinks,
                    maxLoopLinks,
                    ownCells,
                    maxAlsCells,
                    alsOverlap,
                    twoCandidateRectangles,
                    missingCandidates,
                    meter);
        }
    }
}
