package dev.clew.logic.proof;

import static dev.clew.logic.fixture.Boards.candidate;
import static dev.clew.logic.fixture.Boards.cell;
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
import org.junit.jupiter.api.Test;

/** The examples of the package documentation, built by hand: each is proven, and not once something is missing. */
class CasesExamplesTest {
    private static final int ROWS = 0;
    private static final int COLUMNS = 9;
    private static final int BOXES = 18;

    private final Board board = Boards.empty(Shape.CLASSIC_9);

    private Candidate at(int row, int column, int value) {
        return candidate(board, row, column, value);
    }

    private static Claim on(Candidate... candidates) {
        return Claim.on(Arrays.asList(candidates));
    }

    private static Claim off(Candidate... candidates) {
        return Claim.off(Arrays.asList(candidates));
    }

    private static Slot row(int row, int value) {
        return new Slot.InHouse(ROWS + row - 1, value);
    }

    private static Slot column(int column, int value) {
        return new Slot.InHouse(COLUMNS + column - 1, value);
    }

    private static Slot box(int box, int value) {
        return new Slot.InHouse(BOXES + box - 1, value);
    }

    private Slot slot(int row, int column) {
        return new Slot.InCell(cell(board, row, column));
    }

    private Verdict check(Proof proof, Candidate... removed) {
        List<Conclusion> conclusions = new ArrayList<>();
        for (Candidate candidate : removed) {
            conclusions.add(new Conclusion.Remove(candidate));
        }
        return new ProofChecker().check(board, conclusions, proof);
    }

    private void assertProven(Proof proof, Candidate... removed) {
        assertThat(check(proof, removed)).isEqualTo(new Verdict.Proven());
    }

    private void assertUnproven(Proof proof, String reason, Candidate... removed) {
        assertThat(check(proof, removed))
                .isInstanceOfSatisfying(
                        Verdict.Unproven.class, it -> assertThat(it.reason()).contains(reason));
    }

    @Test
    void skyscraperAsAChain() {
        confine(board, 0, 5, 1, 8);
        confine(board, 6, 5, 1, 9);
        Branch chain = Branch.from(off(at(1, 8, 5)))
                .last(on(at(1, 1, 5)), row(1, 5))
                .sees(off(at(7, 1, 5)))
                .last(on(at(7, 9, 5)), row(7, 5))
                .concluding();

        assertProven(Cases.eitherOr(chain), at(2, 9, 5), at(8, 8, 5));
        assertUnproven(Cases.eitherOr(chain), "does not follow", at(5, 8, 5));
        Branch broken = Branch.from(off(at(1, 8, 5)))
                .last(on(at(1, 1, 5)), row(1, 5))
                .last(on(at(7, 9, 5)), row(7, 5))
                .concluding();
        assertUnproven(Cases.eitherOr(broken), "r7c9=5 does not follow", at(2, 9, 5));
        assertUnproven(Cases.onOff(chain, chain), "not exactly one branch assumes none", at(2, 9, 5));
    }

    @Test
    void continuousLoopRemovesAlongEveryWeakLink() {
        confine(board, 0, 5, 1, 8);
        confine(board, 6, 5, 1, 8);
        Branch on = Branch.from(on(at(1, 1, 5)))
                .sees(off(at(7, 1, 5)))
                .last(on(at(7, 8, 5)), row(7, 5))
                .concluding();
        Branch off = Branch.from(off(at(1, 1, 5)))
                .last(on(at(1, 8, 5)), row(1, 5))
                .sees(off(at(7, 8, 5)))
                .last(on(at(7, 1, 5)), row(7, 5))
                .concluding();

        assertProven(Cases.onOff(on, off), at(3, 1, 5), at(5, 8, 5));
    }

    @Test
    void discontinuousLoopEndsInTheOppositeOfItsStart() {
        keep(board, 1, 2, 1, 2);
        confine(board, COLUMNS + 8, 2, 1, 7);
        confine(board, BOXES + 8, 1, 2, 3);
        Branch loop = Branch.from(on(at(7, 2, 1)))
                .sees(off(at(1, 2, 1)))
                .last(on(at(1, 2, 2)), slot(1, 2))
                .sees(off(at(1, 9, 2)))
                .last(on(at(7, 9, 2)), column(9, 2))
                .sees(off(at(7, 9, 1)))
                .last(on(at(7, 8, 1)), box(9, 1))
                .sees(off(at(7, 2, 1)))
                .concluding();

        assertProven(Cases.eitherOr(loop), at(7, 2, 1));
        assertUnproven(Cases.eitherOr(loop), "does not follow", at(7, 2, 2));
    }

    @Test
    void wingSplitsItsPivot() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 5, 1, 3);
        keep(board, 2, 2, 2, 3);
        Branch one = Branch.from(on(at(1, 1, 1)))
                .sees(off(at(1, 5, 1)))
                .last(on(at(1, 5, 3)), slot(1, 5))
                .concluding();
        Branch two = Branch.from(on(at(1, 1, 2)))
                .sees(off(at(2, 2, 2)))
                .last(on(at(2, 2, 3)), slot(2, 2))
                .concluding();
        assertProven(Cases.oneOf(slot(1, 1), List.of(one, two)), at(1, 2, 3), at(2, 5, 3));
        assertUnproven(Cases.oneOf(slot(1, 1), List.of(one)), "no branch for r1c1=2", at(1, 2, 3));
    }

    @Test
    void emptyRectangleWithGroups() {
        confine(board, BOXES, 5, 1, 2, 4, 7);
        confine(board, COLUMNS + 7, 5, 1, 6);
        Branch inRow = Branch.from(on(at(1, 1, 5), at(1, 2, 5)))
                .sees(off(at(1, 8, 5)))
                .last(on(at(6, 8, 5)), column(8, 5))
                .concluding();
        Branch inColumn = Branch.from(off(at(1, 1, 5), at(1, 2, 5)))
                .last(on(at(2, 1, 5), at(3, 1, 5)), box(1, 5))
                .concluding();
        assertProven(Cases.onOff(inRow, inColumn), at(6, 1, 5));
        Branch short1 = Branch.from(off(at(1, 1, 5), at(1, 2, 5)))
                .last(on(at(2, 1, 5)), box(1, 5))
                .concluding();
        assertUnproven(Cases.onOff(inRow, short1), "r2c1=5 does not follow", at(6, 1, 5));
    }

    @Test
    void almostLockedSetsAsClaimsAboutGroups() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 2, 3, 9);
        keep(board, 1, 3, 1, 3, 2);
        keep(board, 5, 2, 9, 4);
        keep(board, 6, 2, 4, 1);
        CellSet a = CellSet.of(9, 0, 1, 2);
        CellSet b = CellSet.of(9, cell(board, 5, 2), cell(board, 6, 2));
        Branch chain = Branch.from(off(at(1, 1, 1), at(1, 3, 1)))
                .then(on(at(1, 2, 9)), new Reason.LockedSet(a))
                .sees(off(at(5, 2, 9)))
                .then(on(at(6, 2, 1)), new Reason.LockedSet(b))
                .concluding();
        assertProven(Cases.eitherOr(chain), at(2, 2, 1), at(3, 2, 1));
        assertUnproven(Cases.eitherOr(chain), "does not follow", at(5, 5, 1));
    }

    @Test
    void aFilledCellLocksNothing() {
        keep(board, 1, 1, 1, 2);
        board.set(cell(board, 1, 9), 7);
        Reason locked = new Reason.LockedSet(CellSet.of(9, 0, 8));
        Branch branch =
                Branch.from(off(at(5, 5, 5))).then(off(at(1, 5, 1)), locked).concluding();
        Branch other =
                Branch.from(on(at(5, 5, 5))).then(off(at(1, 5, 1)), locked).concluding();
        assertUnproven(Cases.onOff(other, branch), "does not follow", at(1, 5, 1));
    }

    @Test
    void wrapEmptiesASlot() {
        confine(board, ROWS, 5, 1, 5);
        confine(board, COLUMNS + 4, 5, 1, 7);
        confine(board, ROWS + 6, 5, 5, 2);
        confine(board, COLUMNS + 1, 5, 7, 2);
        Branch.Builder wrong = Branch.from(on(at(1, 1, 5)))
                .sees(off(at(1, 5, 5)))
                .last(on(at(7, 5, 5)), column(5, 5))
                .sees(off(at(7, 2, 5)));
        Branch right = Branch.from(off(at(1, 1, 5)))
                .last(on(at(1, 5, 5)), row(1, 5))
                .sees(off(at(7, 5, 5)))
                .last(on(at(7, 2, 5)), row(7, 5))
                .sees(off(at(2, 2, 5)))
                .concluding();
        Candidate[] colour = {at(1, 1, 5), at(2, 2, 5), at(7, 5, 5)};

        assertUnproven(Cases.onOff(wrong.emptying(column(2, 5)), right), "5 in column 2 still has a candidate", colour);
        wrong.then(off(at(2, 2, 5)), new Reason.Sees(), 0);
        assertProven(Cases.onOff(wrong.emptying(column(2, 5)), right), colour);
    }

    @Test
    void coverAsAReason() {
        confine(board, ROWS, 5, 1, 8);
        confine(board, ROWS + 6, 5, 1, 8, 9);
        Cover fish = new Cover(List.of(row(1, 5), row(7, 5)), List.of(column(1, 5), column(8, 5)));
        Branch branch = Branch.from(off(at(7, 9, 5)))
                .then(off(at(4, 8, 5), at(9, 8, 5)), new Reason.Nested(fish))
                .concluding();
        assertProven(Cases.eitherOr(branch), at(9, 8, 5));
        assertUnproven(fish, "r7c9=5 is neither covered once nor a fin", at(9, 8, 5));
        Cover finned = new Cover(fish.bases(), fish.covers(), List.of(at(7, 9, 5)));
        assertProven(finned, at(9, 8, 5), at(8, 8, 5));
        assertUnproven(finned, "r4c8=5 does not see every fin", at(4, 8, 5));
    }
}
