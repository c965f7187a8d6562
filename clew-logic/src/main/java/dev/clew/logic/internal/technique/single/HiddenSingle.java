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
 * One place is left for a value in a house: it is placed there.
 *
 * <p>Sound because a house holds every value, and every other place is excluded.
 */
public final class HiddenSingle implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("hidden-single");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        for (int house : limits.singles().of(board.geometry())) {
            if (!findIn(board, house, board.lastPlaces(house), sink)) {
                return;
            }
        }
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        BoardView board = facts.board();
        for (int house : limits.singles().of(board.geometry())) {
            collect(board, house, sink);
        }
    }

    /** Every value with one place left in a house. */
    static void collect(BoardView board, int house, ConclusionSink sink) {
        for (Bits values = Bits.of(board.lastPlaces(house)); values.hasNext(); ) {
            int value = values.nextValue();
            sink.place(onlyPlace(board, house, value), value);
        }
    }

    /** The cell of a value that has one place left in a house. */
    static int onlyPlace(BoardView board, int house, int value) {
        int word = 0;
        while ((board.cellsOf(value, word) & board.geometry().houseWord(house, word)) == 0) {
            word++;
        }
        return (word << 6)
                + Long.numberOfTrailingZeros(
                        board.cellsOf(value, word) & board.geometry().houseWord(house, word));
    }

    private static boolean findIn(BoardView board, int house, long last, StepSink sink) {
        for (Bits values = Bits.of(last); values.hasNext(); ) {
            int value = values.nextValue();
            int cell = onlyPlace(board, house, value);
            if (!isSeenBefore(board, house, cell, value)
                    && !sink.accept(step(house, board.geometry().place(cell, value)))) {
                return false;
            }
        }
        return true;
    }

    /** A value hidden in one cell for two houses is reported once, for the first of them. */
    private static boolean isSeenBefore(BoardView board, int house, int cell, int value) {
        Geometry geometry = board.geometry();
        for (int i = 0; i < geometry.housesOf(cell); i++) {
            int other = geometry.houseOf(cell, i);
            if (geometry.isBefore(other, house) && board.placeCount(other, value) == 1) {
                return true;
            }
        }
        return false;
    }

    private static Step step(int house, Conclusion.Place place) {
        return Step.of(
                INFO,
                place,
                () -> new Single(
                        place.candidate(),
                        new Slot.InHouse(house, place.candidate().value())));
    }
}
