package dev.clew.logic.internal.technique.kit;

import dev.clew.logic.board.BoardView;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import java.util.function.Supplier;

/** What patterns of one value and two strong links have in common. */
public final class SingleValue {
    private SingleValue() {}

    /** The other of the two places that a value has in a house. */
    public static int partner(BoardView board, int house, int value, int cell) {
        long other = board.places(house, value) & ~(1L << board.geometry().positionIn(house, cell));
        return board.geometry().firstCell(house, other);
    }

    /**
     * Two strong links and a weak one between them: in the first house the value stands at {@code start} or at its
     * partner, which sees the partner of {@code end} in the second house; so it is at {@code start} or {@code end}.
     */
    public static Supplier<Proof> twoLinks(BoardView board, int value, int start, int first, int second, int end) {
        int near = partner(board, first, value, start);
        int far = partner(board, second, value, end);
        return () -> Cases.eitherOr(Branch.from(Claim.off(board.candidate(start, value)))
                .last(Claim.on(board.candidate(near, value)), new Slot.InHouse(first, value))
                .sees(Claim.off(board.candidate(far, value)))
                .last(Claim.on(board.candidate(end, value)), new Slot.InHouse(second, value))
                .concluding());
    }
}
