package dev.clew.logic.proof;

import static dev.clew.logic.fixture.Boards.candidate;
import static dev.clew.logic.fixture.Boards.confine;
import static dev.clew.logic.fixture.Boards.keep;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fixture.Boards;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs that speak of values, houses, cells or sizes which the board does not have prove nothing, and do no harm. */
class ForeignProofsTest {
    private final Board board = Boards.empty(Shape.CLASSIC_9);

    private void assertUnproven(Proof proof, Candidate removed) {
        assertThat(new ProofChecker().check(board, List.of(new Conclusion.Remove(removed)), proof))
                .isInstanceOf(Verdict.Unproven.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 10, 64, 65})
    void noHouseLacksAValueThatDoesNotExist(int value) {
        Candidate any = candidate(board, 1, 1, 1);
        Slot nothing = new Slot.InHouse(0, value);
        Branch on = Branch.from(Claim.on(any)).emptying(nothing);
        Branch off = Branch.from(Claim.off(any)).emptying(nothing);
        assertUnproven(new Cases(Optional.empty(), List.of(on, off)), any);
        assertUnproven(new Cases(Optional.of(nothing), List.of()), any);
        assertUnproven(new Cover(List.of(nothing), List.of()), any);
        Branch last = Branch.from(Claim.off(any))
                .last(Claim.on(candidate(board, 1, 2, 1)), nothing)
                .concluding();
        assertUnproven(new Cases(Optional.empty(), List.of(Branch.of(Claim.on(any)), last)), candidate(board, 1, 3, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 27, 1000})
    void noProofSpeaksOfAHouseOrCellThatDoesNotExist(int number) {
        Candidate any = candidate(board, 1, 1, 1);
        for (Slot slot : List.of(new Slot.InHouse(number, 1), new Slot.InCell(number * 81))) {
            assertUnproven(new Cover(List.of(slot), List.of()), any);
            assertUnproven(new Cover(List.of(new Slot.InHouse(0, 1)), List.of(slot)), any);
        }
    }

    @Test
    void aCandidateOfAnotherSizeIsNotTheSame() {
        confine(board, 0, 4, 1, 2);
        Cover pointing = new Cover(List.of(new Slot.InHouse(0, 4)), List.of(new Slot.InHouse(18, 4)));
        assertThat(new ProofChecker()
                        .check(board, List.of(new Conclusion.Remove(candidate(board, 2, 1, 4))), pointing)
                        .isProven())
                .isTrue();
        assertUnproven(pointing, candidate(board, 1, 1, 4));
        assertUnproven(pointing, new Candidate(0, 4, 16));
        assertUnproven(pointing, new Candidate(200, 4, 16));
    }

    @Test
    void aClaimAboutACellThatDoesNotExistIsRejected() {
        Candidate foreign = new Candidate(200, 4, 16);
        Candidate any = candidate(board, 1, 1, 1);
        Branch branch = Branch.of(Claim.on(foreign));
        assertUnproven(new Cases(Optional.empty(), List.of(branch, Branch.of(Claim.off(foreign)))), any);
        Reason outside = new Reason.LockedSet(CellSet.of(16, 200));
        Branch locked = Branch.from(Claim.on(any))
                .then(Claim.off(candidate(board, 1, 2, 2)), outside)
                .concluding();
        assertUnproven(
                new Cases(Optional.empty(), List.of(locked, Branch.of(Claim.off(any)))), candidate(board, 1, 2, 2));
        Slot among = new Slot.Among(CellSet.of(16, 200, 201), 4);
        assertUnproven(new Cover(List.of(new Slot.InHouse(0, 4)), List.of(among)), any);
    }

    @Test
    void aHiddenSingleIsNoDeadlyPatternWithAValueThatDoesNotExist() {
        for (int house : new int[] {0, 9, 18}) {
            confine(board, house, 1, 1);
        }
        keep(board, 1, 1, 1, 5);
        List<Candidate> pattern = List.of(candidate(board, 1, 1, 1), new Candidate(0, 10, 16));
        Branch five = Branch.of(Claim.on(candidate(board, 1, 1, 5)));
        assertUnproven(new Deadly(pattern, List.of(five)), candidate(board, 1, 1, 1));
        assertUnproven(new Deadly(List.of(), List.of()), candidate(board, 1, 1, 1));
    }
}
