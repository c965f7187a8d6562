package dev.clew.logic.internal.technique.single;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
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
 * One candidate is left in a cell: it is placed there.
 *
 * <p>Sound because a cell holds a value, and every other value is excluded.
 */
public final class NakedSingle implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("naked-single");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        for (int word = 0; word < board.geometry().words(); word++) {
            for (Bits cells = Bits.of(board.lastCells(word)); cells.hasNext(); ) {
                int cell = cells.nextCell(word);
                int value = Bits.firstValue(board.candidates(cell));
                if (!sink.accept(step(board.geometry().place(cell, value)))) {
                    return;
                }
            }
        }
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        BoardView board = facts.board();
        for (int word = 0; word < board.geometry().words(); word++) {
            for (Bits cells = Bits.of(board.lastCells(word)); cells.hasNext(); ) {
                int cell = cells.nextCell(word);
                sink.place(cell, Bits.firstValue(board.candidates(cell)));
            }
        }
    }

    private static Step step(Conclusion.Place place) {
        return Step.of(
                INFO,
                place,
                () -> new Single(
                        place.candidate(), new Slot.InCell(place.candidate().cell())));
    }
}
