package dev.clew.logic.internal.technique.single;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * One cell of a house is open: the missing value is placed there.
 *
 * <p>Sound because a house holds every value, so the one it lacks is in the one cell that is left.
 */
public final class FullHouse implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("full-house");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        int[] houses = board.geometry().areasFirst();
        for (int word = 0; word < board.geometry().houseWords(); word++) {
            for (Bits turns = Bits.of(board.fullButOne(word)); turns.hasNext(); ) {
                int house = houses[(word << 6) + turns.next()];
                if (Long.bitCount(board.filledValues(house)) == board.size() - 1
                        && board.lastPlaces(house) != 0
                        && !findIn(board, house, sink)) {
                    return;
                }
            }
        }
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        BoardView board = facts.board();
        int[] houses = board.geometry().areasFirst();
        for (int word = 0; word < board.geometry().houseWords(); word++) {
            for (Bits turns = Bits.of(board.fullButOne(word)); turns.hasNext(); ) {
                HiddenSingle.collect(board, houses[(word << 6) + turns.next()], sink);
            }
        }
    }

    private static boolean findIn(BoardView board, int house, StepSink sink) {
        int value = Bits.firstValue(board.lastPlaces(house));
        int cell = HiddenSingle.onlyPlace(board, house, value);
        return completesEarlier(board, house, cell) || sink.accept(step(board, house, cell, value));
    }

    /** A cell that completes two houses is reported once, for the first of them. */
    private static boolean completesEarlier(BoardView board, int house, int cell) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < geometry.housesOf(cell); i++) {
            int crossing = geometry.houseOf(cell, i);
            if (geometry.isBefore(crossing, house) && board.openCells(crossing) == 1) {
                return true;
            }
        }
        return false;
    }

    private static Step step(BoardView board, int house, int cell, int value) {
        Conclusion.Place place = board.geometry().place(cell, value);
        return Step.of(INFO, place, () -> new Single(place.candidate(), new Slot.InHouse(house, value)));
    }
}
