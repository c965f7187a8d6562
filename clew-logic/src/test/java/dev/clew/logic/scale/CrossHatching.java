package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.core.HouseKind;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/** A technique that no catalogue has: the last place for a value in a box. */
public final class CrossHatching implements Technique {
    private static final TechniqueInfo INFO =
            TechniqueInfo.of("Cross-Hatching", "", "", Family.SINGLES, "One place is left for a value in a box.");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        for (int house = 0; house < board.shape().houses(); house++) {
            for (int value = 1; value <= board.size(); value++) {
                if (board.shape().houseKind(house) == HouseKind.BOX
                        && Bits.isSingle(board.places(house, value))
                        && !sink.accept(step(board, house, value))) {
                    return;
                }
            }
        }
    }

    private static Step step(BoardView board, int house, int value) {
        int cell = board.geometry().firstCell(house, board.places(house, value));
        return Step.of(
                INFO,
                new Conclusion.Place(board.candidate(cell, value)),
                () -> new Single(board.candidate(cell, value), new Slot.InHouse(house, value)));
    }
}
