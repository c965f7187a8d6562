package dev.clew.logic.internal.technique.wing;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;
import java.util.function.Supplier;

/** The half of a wing that all wings share. */
final class Wings {
    private Wings() {}

    /** A cell takes the value that would be the pincer's other one; the pincer sees it and is left with the value. */
    static Supplier<Branch> branch(BoardView board, int cell, int pincer, int value) {
        int other = Bits.firstValue(board.candidates(pincer) & ~(1L << value - 1));
        Geometry geometry = board.geometry();
        return () -> Branch.from(Claim.on(geometry.candidate(cell, other)))
                .sees(Claim.off(geometry.candidate(pincer, other)))
                .last(Claim.on(geometry.candidate(pincer, value)), new Slot.InCell(pincer))
                .concluding();
    }
}
