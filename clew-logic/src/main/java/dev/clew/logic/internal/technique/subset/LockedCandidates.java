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
 * A value's places in one house all lie in a second house too: it is eliminated from the rest of the second.
 *
 * <p>Sound because the first house needs the value in one of these places, and the second holds it only once. Pointing
 * looks from a box, region or window along any other house; claiming from a row, column or diagonal into another.
 */
public final class LockedCandidates implements Technique {
    private final TechniqueInfo info;
    private final boolean fromArea;
    private final int fewest;

    private LockedCandidates(TechniqueInfo info, boolean fromArea, int fewest) {
        this.info = info;
        this.fromArea = fromArea;
        this.fewest = fewest;
    }

    /** From a box along a line. */
    public static LockedCandidates pointing() {
        return new LockedCandidates(TechniqueInfo.of("locked-candidates-type-1-pointing"), true, 2);
    }

    /** From a line into a box. */
    public static LockedCandidates claiming() {
        return new LockedCandidates(TechniqueInfo.of("locked-candidates-type-2-claiming"), false, 2);
    }

    /** The same also where the first house has one place left, which others would call a single. */
    public LockedCandidates fromOnePlace() {
        return new LockedCandidates(info, fromArea, 1);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public int fewestValues() {
        return 3;
    }

    @Override
    public boolean needsAreas() {
        return true;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Scanned scanned = facts.scanned(this, limits, board.geometry().houses());
        WatchedSink watched = new WatchedSink(sink);
        for (int house : fromArea ? board.geometry().areas() : board.geometry().lines()) {
            if (!scanned.isEmpty(house, board.changesIn(house))) {
                if (!findFrom(board, house, scanned.emptyAt(house), watched)) {
                    return;
                }
                if (watched.wasEmpty()) {
                    scanned.noteEmpty(house);
                }
            }
        }
    }

    /** Reports the steps from one house, if it is of the right kind; false when the sink has enough. */
    public boolean findFrom(BoardView board, int house, StepSink sink) {
        return findFrom(board, house, -1, sink);
    }

    /** The same where nothing was found at some time: only values that have changed since are looked at. */
    private boolean findFrom(BoardView board, int house, int emptyAt, StepSink sink) {
        if (board.shape().houseKind(house).isArea() != fromArea) {
            return true;
        }
        int most = board.geometry().mostShared(house);
        for (Bits rest = Bits.of(board.valuesWithPlaces(house, fewest, most)); rest.hasNext(); ) {
            int value = rest.nextValue();
            if (board.changes(value) > emptyAt
                    && !findFrom(board, house, value, board.placeCount(house, value), sink)) {
                return false;
            }
        }
        return true;
    }

    private boolean findFrom(BoardView board, int house, int value, int count, StepSink sink) {
        Geometry geometry = board.geometry();
        long places = board.places(house, value);
        for (int i = 0; i < geometry.crossings(house); i++) {
            int other = geometry.crossing(house, i);
            if ((places & ~geometry.crossingPositions(house, i)) == 0
                    && board.placeCount(other, value) > count
                    && !sink.accept(step(board, house, other, value))) {
                return false;
            }
        }
        return true;
    }

    private Step step(BoardView board, int house, int other, int value) {
        Geometry geometry = board.geometry();
        List<Conclusion> removals = new ArrayList<>();
        for (Bits rest = Bits.of(board.places(other, value)); rest.hasNext(); ) {
            int cell = geometry.cellAt(other, rest.next());
            if (!geometry.contains(house, cell)) {
                removals.add(new Conclusion.Remove(board.candidate(cell, value)));
            }
        }
        return Step.of(
                info,
                removals,
                () -> new Cover(List.of(new Slot.InHouse(house, value)), List.of(new Slot.InHouse(other, value))));
    }
}
