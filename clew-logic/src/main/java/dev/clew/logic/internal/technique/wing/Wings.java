package dev.clew.logic.internal.technique.wing;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Slot;

/** The half of a wing that all wings share. */
final class Wings {
    private Wings() {}

    /** A cell takes the value that would be the pincer's other one; the pincer sees it and is left with the value. */
    static Branch branch(BoardView board, int cell, int pincer, int value) {
        int other = Bits.firstValue(board.candidates(pincer) & ~(1L << value - 1));
        return Branch.from(Claim.on(board.candidate(cell, other)))
                .sees(Claim.off(board.candidate(pincer, other)))
                .last(Claim.on(board.candidate(pincer, value)), new Slot.InCell(pincer))
                .concluding();
    }
}
