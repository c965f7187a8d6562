package dev.clew.logic.internal.technique.single;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Candidate;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/**
 * One place is left for a value in a house: it goes there.
 *
 * <p>Sound because a house holds every value, and every other place is excluded.
 */
public final class HiddenSingle implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of(
            "Hidden Single",
            "h1",
            "0002",
            Family.SINGLES,
            "A value has only one place left in a house, so it goes there.");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(BoardView board, Limits limits, Meter meter, StepSink sink) {
        int[] houses = board.geometry().areasFirst();
        for (int i = 0; i < houses.length; i++) {
            if (!limits.singles().includes(board.shape().houseKind(houses[i]))) {
                continue;
            }
            for (int value = 1; value <= board.size(); value++) {
                long places = board.places(houses[i], value);
                if (!Bits.isSingle(places)) {
                    continue;
                }
                int cell = board.geometry().firstCell(houses[i], places);
                if (!isSeenBefore(board, houses, i, cell, value)
                        && !sink.accept(step(houses[i], board.candidate(cell, value)))) {
                    return;
                }
            }
        }
    }

    /** A value hidden in one cell for two houses is reported once, for the first of them. */
    private static boolean isSeenBefore(BoardView board, int[] houses, int end, int cell, int value) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < end; i++) {
            if (geometry.contains(houses[i], cell) && Long.bitCount(board.places(houses[i], value)) == 1) {
                return true;
            }
        }
        return false;
    }

    private static Step step(int house, Candidate candidate) {
        return new Step(
                INFO,
                List.of(new Conclusion.Place(candidate)),
                new Single(candidate, new Slot.InHouse(house, candidate.value())));
    }
}
