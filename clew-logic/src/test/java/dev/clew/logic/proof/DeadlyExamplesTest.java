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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A rectangle of 1 and 2 in r1c1, r1c2, r4c1, r4c2: rows 1 and 4, columns 1 and 2, boxes 1 and 4. */
class DeadlyExamplesTest {
    private Board board = Boards.empty(Shape.CLASSIC_9);

    @BeforeEach
    void floor() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 1, 2);
    }

    private Candidate at(int row, int column, int value) {
        return candidate(board, row, column, value);
    }

    private static Claim on(Candidate... candidates) {
        return Claim.on(Arrays.asList(candidates));
    }

    private List<Candidate> pattern() {
        List<Candidate> pattern = new ArrayList<>();
        for (int value = 1; value <= 2; value++) {
            pattern.addAll(List.of(at(1, 1, value), at(1, 2, value), at(4, 1, value), at(4, 2, value)));
        }
        return pattern;
    }

    private Verdict check(Proof proof, Candidate... removed) {
        List<Conclusion> conclusions = new ArrayList<>();
        for (Candidate candidate : removed) {
            conclusions.add(new Conclusion.Remove(candidate));
        }
        return new ProofChecker().check(board, conclusions, proof);
    }

    private void assertUnproven(Proof proof, String reason, Candidate... removed) {
        assertThat(check(proof, removed))
                .isInstanceOfSatisfying(
                        Verdict.Unproven.class, it -> assertThat(it.reason()).contains(reason));
    }

    @Test
    void typeOne() {
        keep(board, 4, 1, 1, 2);
        keep(board, 4, 2, 1, 2, 5, 6);
        Deadly proof = new Deadly(pattern(), List.of(Branch.of(on(at(4, 2, 5), at(4, 2, 6)))));
        assertThat(check(proof, at(4, 2, 1), at(4, 2, 2)).isProven()).isTrue();
        Deadly forgetful = new Deadly(pattern(), List.of(Branch.of(on(at(4, 2, 5)))));
        assertUnproven(forgetful, "no branch for r4c2=6", at(4, 2, 1));
        assertUnproven(proof, "does not follow", at(4, 1, 1));
    }

    @Test
    void typeTwoWithAMissingCandidate() {
        keep(board, 4, 1, 1, 5);
        keep(board, 4, 2, 1, 2, 5);
        Deadly proof = new Deadly(pattern(), List.of(Branch.of(on(at(4, 1, 5), at(4, 2, 5)))));
        assertThat(check(proof, at(4, 7, 5), at(5, 1, 5)).isProven()).isTrue();
        assertUnproven(proof, "does not follow", at(1, 7, 5));
    }

    @Test
    void typeThree() {
        keep(board, 4, 1, 1, 2, 5);
        keep(board, 4, 2, 1, 2, 6);
        keep(board, 4, 9, 5, 6);
        Reason locked = new Reason.LockedSet(CellSet.of(9, 35));
        Branch five = Branch.from(on(at(4, 1, 5)))
                .sees(Claim.off(at(4, 9, 5)))
                .then(Claim.off(at(4, 7, 6)), locked)
                .concluding();
        Branch six = Branch.of(on(at(4, 2, 6)));
        assertThat(check(new Deadly(pattern(), List.of(five, six)), at(4, 7, 6)).isProven())
                .isTrue();
    }

    @Test
    void typeFour() {
        keep(board, 4, 1, 1, 2, 5, 6);
        keep(board, 4, 2, 1, 2, 7, 8);
        confine(board, 3, 1, 1, 2);
        Branch left = Branch.of(on(at(4, 1, 5), at(4, 1, 6)));
        Branch right = Branch.from(on(at(4, 2, 7), at(4, 2, 8)))
                .sees(Claim.off(at(4, 2, 1)))
                .last(on(at(4, 1, 1)), new Slot.InHouse(3, 1))
                .concluding();
        assertThat(check(new Deadly(pattern(), List.of(left, right)), at(4, 1, 2))
                        .isProven())
                .isTrue();
        board.set(80, 9);
        Branch wrongHouse = Branch.from(on(at(4, 2, 7), at(4, 2, 8)))
                .sees(Claim.off(at(4, 2, 1)))
                .last(on(at(4, 1, 1)), new Slot.InHouse(9, 1))
                .concluding();
        assertUnproven(new Deadly(pattern(), List.of(left, wrongHouse)), "r4c1=1 does not follow", at(4, 1, 2));
    }

    @Test
    void aRectangleOverFourBoxesIsNotDeadly() {
        List<Candidate> wide = new ArrayList<>();
        for (int value = 1; value <= 2; value++) {
            wide.addAll(List.of(at(1, 1, value), at(1, 4, value), at(4, 1, value), at(4, 4, value)));
        }
        keep(board, 1, 4, 1, 2);
        keep(board, 4, 1, 1, 2);
        keep(board, 4, 4, 1, 2, 5);
        assertUnproven(
                new Deadly(wide, List.of(Branch.of(on(at(4, 4, 5))))), "swapping the pattern changes", at(4, 4, 1));
    }

    @Test
    void aDiagonalThroughOneCornerSavesTheRectangle() {
        board = Boards.empty(Shape.parse("9x9:diagonal"));
        floor();
        keep(board, 4, 1, 1, 2);
        keep(board, 4, 2, 1, 2, 5);
        assertUnproven(
                new Deadly(pattern(), List.of(Branch.of(on(at(4, 2, 5))))),
                "swapping the pattern changes",
                at(4, 2, 1));
    }

    @Test
    void aGivenCannotBeSwappedAndOneSolutionMustBeKnown() {
        keep(board, 4, 1, 1, 2);
        keep(board, 4, 2, 1, 2, 5);
        Deadly proof = new Deadly(pattern(), List.of(Branch.of(on(at(4, 2, 5)))));
        assertThat(check(proof, at(4, 2, 1)).isProven()).isTrue();
        Board unknown = Board.of(board.toPosition());
        List<Conclusion> conclusions = List.of(new Conclusion.Remove(at(4, 2, 1)));
        assertThat(new ProofChecker().check(unknown, conclusions, proof))
                .isEqualTo(new Verdict.Unproven("one solution is not known"));
    }
}
