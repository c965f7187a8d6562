package dev.clew.logic.internal.technique.single;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
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
 * One cell of a house is open: the missing value goes there.
 *
 * <p>Sound because a house holds every value, so the one it lacks stands in the one cell that is left.
 */
public final class FullHouse implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of(
            "Full House",
            "fh",
            "0000",
            Family.SINGLES,
            "All cells of a house but one are filled, so the missing value goes into the last cell.");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(BoardView board, Limits limits, Meter meter, StepSink sink) {
        int[] houses = board.geometry().areasFirst();
        for (int i = 0; i < houses.length; i++) {
            int house = houses[i];
            long missing = board.geometry().allValues() & ~board.filledValues(house);
            if (board.openCells(house) != 1 || Long.bitCount(missing) != 1) {
                continue;
            }
            int value = Bits.firstValue(missing);
            long place = board.places(house, value);
            if (place == 0) {
                continue;
            }
            int cell = board.geometry().firstCell(house, place);
            if (!completesEarlier(board, houses, i, cell) && !sink.accept(step(board, house, cell, value))) {
                return;
            }
        }
    }

    /** A cell that completes two houses is reported once, for the first of them. */
    private static boolean completesEarlier(BoardView board, int[] houses, int end, int cell) {
        for (int i = 0; i < end; i++) {
            if (board.openCells(houses[i]) == 1 && board.geometry().contains(houses[i], cell)) {
                return true;
            }
        }
        return false;
    }

    private static Step step(BoardView board, int house, int cell, int value) {
        var candidate = board.candidate(cell, value);
        return new Step(
                INFO, List.of(new Conclusion.Place(candidate)), new Single(candidate, new Slot.InHouse(house, value)));
    }
}
