package dev.clew.logic.text;

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
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Proofs made by hand, one of each form, and what is said about them. */
class ToldProofsTest {
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
        return new Slot.InHouse(row - 1, value);
    }

    private static Slot column(int column, int value) {
        return new Slot.InHouse(9 + column - 1, value);
    }

    private static Slot box(int box, int value) {
        return new Slot.InHouse(18 + box - 1, value);
    }

    private Slot slot(int row, int column) {
        return new Slot.InCell(cell(board, row, column));
    }

    private StepText placing(Proof proof, Candidate placed) {
        TechniqueInfo info = TechniqueInfo.of("Example", "", "", Family.CHAINS, "An example.");
        Step step = new Step(info, List.of(new Conclusion.Place(placed)), proof);
        assertThat(step.check(board, new ProofChecker()).isProven()).isTrue();
        return StepText.of(board, step);
    }

    private StepText text(Proof proof, Candidate... removed) {
        List<Conclusion> conclusions = new ArrayList<>();
        for (Candidate candidate : removed) {
            conclusions.add(new Conclusion.Remove(candidate));
        }
        TechniqueInfo info = TechniqueInfo.of("Example", "", "", Family.CHAINS, "An example.");
        Step step = new Step(info, conclusions, proof);
        assertThat(step.check(board, new ProofChecker()).isProven()).isTrue();
        return StepText.of(board, step);
    }

    @Test
    void fish() {
        confine(board, 3, 9, 1, 7);
        confine(board, 8, 9, 1, 7);
        Cover fish = new Cover(List.of(row(4, 9), row(9, 9)), List.of(column(1, 9), column(7, 9)));
        StepText text = text(fish, at(1, 1, 9), at(3, 7, 9));
        assertThat(text.where())
                .isEqualTo("Example: compare rows 4 and 9. One digit has the same two columns in both.");
        assertThat(text.why())
                .isEqualTo(
                        "Rows 4 and 9 have room for 9 only in columns 1 and 7. The rows take one column each, so no other cell of the two columns can be 9. Eliminate 9 from r1c1 and r3c7.");
        assertThat(text.notation()).isEqualTo("Example: 9 r49 c17 => r1c1<>9, r3c7<>9");
    }

    @Test
    void finnedFish() {
        confine(board, 0, 5, 1, 8);
        confine(board, 6, 5, 1, 8, 9);
        Cover fish =
                new Cover(List.of(row(1, 5), row(7, 5)), List.of(column(1, 5), column(8, 5)), List.of(at(7, 9, 5)));
        StepText text = text(fish, at(8, 8, 5), at(9, 8, 5));
        assertThat(text.why())
                .isEqualTo(
                        "Rows 1 and 7 have room for 5 only in columns 1 and 8, apart from the fin r7c9. If the fin is not 5, the rows take one column each, so no other cell of the two columns can be 5; if it is, r8c8 and r9c8 see it. Eliminate 5 from r89c8.");
        assertThat(text.notation()).isEqualTo("Example: 5 r17 c18 fr7c9 => r89c8<>5");
    }

    @Test
    void cellsWithOneDigitTooFew() {
        keep(board, 1, 1, 1, 2, 3, 4);
        keep(board, 1, 2, 1, 4);
        keep(board, 2, 1, 2, 4);
        keep(board, 1, 9, 3, 4);
        Cover cover = new Cover(
                List.of(slot(1, 1), slot(1, 2), slot(2, 1), slot(1, 9)),
                List.of(
                        new Slot.Among(CellSet.of(9, 0, 1), 1),
                        new Slot.Among(CellSet.of(9, 0, 9), 2),
                        new Slot.Among(CellSet.of(9, 0, 8), 3)),
                List.of(at(1, 1, 4), at(1, 2, 4), at(2, 1, 4), at(1, 9, 4)));
        StepText text = text(cover, at(1, 3, 4));
        assertThat(text.where()).isEqualTo("Example: r1c129 and r2c1 have only four digits between them.");
        assertThat(text.why())
                .isEqualTo(
                        "r1c129 and r2c1 can hold only 1, 2, 3 and 4, and 1, 2 and 3 each fit there only once. They fill only three of the cells, so one of r1c129 and r2c1 is 4. Eliminate 4 from r1c3, which sees all four.");
        assertThat(text.notation()).isEqualTo("Example: 1,2,3,4 in r1c129, r2c1 => r1c3<>4");
    }

    @Test
    void skyscraper() {
        confine(board, 0, 5, 1, 8);
        confine(board, 6, 5, 1, 9);
        Branch chain = Branch.from(off(at(1, 8, 5)))
                .last(on(at(1, 1, 5)), row(1, 5))
                .sees(off(at(7, 1, 5)))
                .last(on(at(7, 9, 5)), row(7, 5))
                .concluding();
        StepText text = text(Cases.eitherOr(chain), at(2, 9, 5), at(8, 8, 5));
        assertThat(text.where()).isEqualTo("Example: look at rows 1 and 7. One digit has only two places in each.");
        assertThat(text.why())
                .isEqualTo(
                        "Row 1 has room for 5 only in r1c1 or r1c8, row 7 only in r7c1 or r7c9. r1c1 and r7c1 share column 1, so they are not both 5: r1c8 or r7c9 is. Eliminate 5 from r2c9 and r8c8, which see both.");
        assertThat(text.notation()).isEqualTo("Example: (5)r1c8 = (5)r1c1 - (5)r7c1 = (5)r7c9 => r2c9<>5, r8c8<>5");
        assertThat(text.because().stream().map(Clause::text))
                .containsExactly(
                        "Row 1 has room for 5 only in r1c1 or r1c8, row 7 only in r7c1 or r7c9.",
                        "r1c1 and r7c1 share column 1, so they are not both 5: r1c8 or r7c9 is.");
        assertThat(text.because().stream().flatMap(clause -> clause.links().stream()))
                .containsExactly(
                        new Clause.Link(List.of(at(1, 8, 5)), List.of(at(1, 1, 5)), true),
                        new Clause.Link(List.of(at(7, 1, 5)), List.of(at(7, 9, 5)), true),
                        new Clause.Link(List.of(at(1, 1, 5)), List.of(at(7, 1, 5)), false));
        assertThat(text.therefore().text()).isEqualTo("Eliminate 5 from r2c9 and r8c8, which see both.");
        assertThat(text.therefore().names().stream().map(name -> name.at() + " " + name.text()))
                .containsExactly("17 r2c9", "26 r8c8");
    }

    @Test
    void continuousLoop() {
        confine(board, 0, 5, 1, 8);
        confine(board, 6, 5, 1, 8);
        Branch on = Branch.from(on(at(1, 1, 5)))
                .sees(off(at(7, 1, 5)))
                .last(on(at(7, 8, 5)), row(7, 5))
                .sees(off(at(1, 8, 5)))
                .concluding();
        Branch off = Branch.from(off(at(1, 1, 5)))
                .last(on(at(1, 8, 5)), row(1, 5))
                .sees(off(at(7, 8, 5)))
                .last(on(at(7, 1, 5)), row(7, 5))
                .concluding();
        StepText text = text(Cases.onOff(on, off), at(3, 1, 5), at(5, 8, 5));
        assertThat(text.notation())
                .isEqualTo("Example: (5)r1c1 - (5)r7c1 = (5)r7c8 - (5)r1c8 = (5)r1c1 => r3c1<>5, r5c8<>5");
        assertThat(text.why())
                .isEqualTo(
                        "Two pairs, each with one true candidate, close a loop: row 7 has its 5 in r7c1 or r7c8; row 1 has its 5 in r1c1 or r1c8. Either way round, r1c1 or r7c1 is 5, and r1c8 or r7c8 is 5. Eliminate 5 from r3c1 and r5c8.");
    }

    @Test
    void discontinuousLoop() {
        keep(board, 1, 2, 1, 2);
        confine(board, 17, 2, 1, 7);
        confine(board, 26, 1, 2, 3);
        Branch loop = Branch.from(on(at(7, 2, 1)))
                .sees(off(at(1, 2, 1)))
                .last(on(at(1, 2, 2)), slot(1, 2))
                .sees(off(at(1, 9, 2)))
                .last(on(at(7, 9, 2)), column(9, 2))
                .sees(off(at(7, 9, 1)))
                .last(on(at(7, 8, 1)), box(9, 1))
                .sees(off(at(7, 2, 1)))
                .concluding();
        StepText text = text(Cases.eitherOr(loop), at(7, 2, 1));
        assertThat(text.where()).isEqualTo("Example: start in box 7 and look for a chain back to row 7.");
        assertThat(text.why())
                .isEqualTo(
                        "If r7c2 is 1, so is r7c8, which it sees: r1c2 is 2, so column 9 has its 2 in r7c9, not r1c9, so box 9 has its 1 in r7c8, not r7c9. Eliminate 1 from r7c2.");
    }

    @Test
    void emptyRectangle() {
        confine(board, 18, 5, 1, 2, 4, 7);
        confine(board, 16, 5, 1, 6);
        Branch inRow = Branch.from(on(at(1, 1, 5), at(1, 2, 5)))
                .sees(off(at(1, 8, 5)))
                .last(on(at(6, 8, 5)), column(8, 5))
                .concluding();
        Branch inColumn = Branch.from(off(at(1, 1, 5), at(1, 2, 5)))
                .last(on(at(2, 1, 5), at(3, 1, 5)), box(1, 5))
                .concluding();
        StepText text = text(Cases.onOff(inRow, inColumn), at(6, 1, 5));
        assertThat(text.why())
                .isEqualTo(
                        "Suppose r1c1 or r1c2 is 5. Then column 8 has its 5 in r6c8, not r1c8. Now suppose r1c1 and r1c2 are not 5. Then box 1 has its 5 in r2c1 or r3c1. Either way r2c1, r3c1 or r6c8 is 5; r6c1 sees all three. Eliminate 5 from r6c1.");
        assertThat(text.notation()).isEqualTo("Example: (5)r6c8 = (5)r1c8 - (5)r1c12 = (5)r23c1 => r6c1<>5");
    }

    @Test
    void almostLockedSets() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 2, 3, 9);
        keep(board, 1, 3, 1, 3, 2);
        keep(board, 5, 2, 9, 4);
        keep(board, 6, 2, 4, 1);
        Branch chain = Branch.from(off(at(1, 1, 1), at(1, 3, 1)))
                .then(on(at(1, 2, 9)), new Reason.LockedSet(CellSet.of(9, 0, 1, 2)))
                .sees(off(at(5, 2, 9)))
                .then(on(at(6, 2, 1)), new Reason.LockedSet(CellSet.of(9, 37, 46)))
                .concluding();
        StepText text = text(Cases.eitherOr(chain), at(2, 2, 1));
        assertThat(text.where())
                .isEqualTo(
                        "Example: compare r1c1, r1c2 and r1c3 with r5c2 and r6c2. Each group has one digit more than it"
                                + " has cells.");
        assertThat(text.why())
                .isEqualTo(
                        "If r1c1 and r1c3 are not 1, r6c2 is: r1c1, r1c2 and r1c3 have only 2, 3 and 9 left, and r1c2 is 9, so r5c2 and r6c2 have only 1 and 4 left, and r6c2 is 1. So r1c1, r1c3 or r6c2 is 1. Eliminate 1 from r2c2, which sees all three.");
        assertThat(text.notation()).isEqualTo("Example: (1=9)r1c123 - (9=1)r56c2 => r2c2<>1");
    }

    @Test
    void aColourThatContradictsItself() {
        confine(board, 0, 5, 1, 5);
        confine(board, 13, 5, 1, 7);
        confine(board, 6, 5, 5, 2);
        confine(board, 10, 5, 7, 2);
        Branch wrong = Branch.from(on(at(1, 1, 5)))
                .sees(off(at(1, 5, 5)))
                .last(on(at(7, 5, 5)), column(5, 5))
                .sees(off(at(7, 2, 5)))
                .then(off(at(2, 2, 5)), new Reason.Sees(), 0)
                .emptying(column(2, 5));
        Branch right = Branch.from(off(at(1, 1, 5)))
                .last(on(at(1, 5, 5)), row(1, 5))
                .sees(off(at(7, 5, 5)))
                .concluding();
        StepText text = text(Cases.onOff(wrong, right), at(1, 1, 5), at(7, 5, 5));
        assertThat(text.why())
                .isEqualTo(
                        "Where a house has just two places for 5, colour these in turn: A (r1c1, r2c2, r7c5) and B (r1c5, r7c2). r1c1 and r2c2 are both A and see each other, so no A is 5. Eliminate 5 from r1c1 and r7c5.");
    }

    @Test
    void deadlyRectangle() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 1, 2);
        keep(board, 4, 1, 1, 2);
        keep(board, 4, 2, 1, 2, 5, 6);
        List<Candidate> pattern = new ArrayList<>();
        for (int value = 1; value <= 2; value++) {
            pattern.addAll(List.of(at(1, 1, value), at(1, 2, value), at(4, 1, value), at(4, 2, value)));
        }
        Deadly proof = new Deadly(pattern, List.of(Branch.of(on(at(4, 2, 5), at(4, 2, 6)))));
        StepText text = text(proof, at(4, 2, 1), at(4, 2, 2));
        assertThat(text.where())
                .isEqualTo(
                        "Example: look where rows 1 and 4 meet columns 1 and 2. Two digits could almost swap places there.");
        assertThat(text.why())
                .isEqualTo(
                        "If the rectangle r14c12 held only 1 and 2, the two could be swapped, giving a second solution. So r4c2 is 5 or 6. Eliminate 1 and 2 from r4c2.");
        assertThat(text.notation()).isEqualTo("Example: 1/2 in r14c12 => r4c2<>1, r4c2<>2");
    }

    /** Either no fin is true and the fish holds, or each fin leads to the same. */
    @Test
    void krakenFish() {
        confine(board, 1, 5, 1, 7);
        confine(board, 5, 5, 1, 7, 9, 2);
        keep(board, 4, 2, 5, 8);
        keep(board, 4, 6, 5, 8);
        Cover fish = new Cover(List.of(row(2, 5), row(6, 5)), List.of(column(1, 5), column(7, 5)));
        Branch none = Branch.from(off(at(6, 2, 5), at(6, 9, 5)))
                .then(off(at(4, 7, 5)), new Reason.Nested(fish))
                .concluding();
        Branch far = Branch.from(on(at(6, 2, 5)))
                .sees(off(at(4, 2, 5)))
                .last(on(at(4, 2, 8)), slot(4, 2))
                .sees(off(at(4, 6, 8)))
                .last(on(at(4, 6, 5)), slot(4, 6))
                .concluding();
        Cases kraken = Cases.noneOrEach(none, List.of(far, Branch.of(on(at(6, 9, 5)))));
        StepText text = text(kraken, at(4, 7, 5));
        assertThat(text.where()).isEqualTo("Example: start in r6c2 and look for a chain to r4c6.");
        assertThat(text.why())
                .isEqualTo(
                        "Suppose r6c2 and r6c9 are not 5. Then look at what is left. Rows 2 and 6 have room for 5 only in columns 1 and 7. The rows take one column each, so no other cell of the two columns can be 5. So r4c7 is not 5. Now suppose r6c2 is 5. Then r4c2 is 8, so r4c6 is 5. If r4c6 is 5 or r6c9 is 5, r4c7 is not 5 either. Eliminate 5 from r4c7.");
        assertThat(text.because().stream().flatMap(clause -> clause.links().stream()))
                .contains(new Clause.Link(List.of(at(6, 2, 5), at(6, 9, 5)), List.of(at(4, 7, 5)), false));
    }

    @Test
    void casesInsideACase() {
        keep(board, 1, 1, 1, 2, 3);
        keep(board, 1, 4, 1, 4);
        keep(board, 1, 5, 2, 4);
        keep(board, 1, 6, 3, 4);
        Branch one = Branch.from(on(at(1, 1, 1)))
                .sees(off(at(1, 4, 1)))
                .last(on(at(1, 4, 4)), slot(1, 4))
                .concluding();
        Branch two = Branch.from(on(at(1, 1, 2)))
                .sees(off(at(1, 5, 2)))
                .last(on(at(1, 5, 4)), slot(1, 5))
                .concluding();
        Branch without = Branch.from(off(at(1, 1, 3)))
                .then(off(at(1, 9, 4)), new Reason.Nested(Cases.oneOf(slot(1, 1), List.of(one, two))))
                .concluding();
        Branch with = Branch.from(on(at(1, 1, 3)))
                .sees(off(at(1, 6, 3)))
                .last(on(at(1, 6, 4)), slot(1, 6))
                .concluding();
        assertThat(text(Cases.onOff(with, without), at(1, 9, 4)).why())
                .contains(
                        "Now suppose r1c1 is not 3. Then look at what is left. r1c1 is 1 or 2. If it is 1, r1c4 is 4. If it is 2, r1c5 is 4. So r1c9 is not 4.");
    }

    @Test
    void aProofInsideThatIsNotTheFirstLink() {
        confine(board, 1, 5, 1, 7);
        confine(board, 5, 5, 1, 7, 9);
        keep(board, 4, 7, 5, 8);
        Cover fish = new Cover(List.of(row(2, 5), row(6, 5)), List.of(column(1, 5), column(7, 5)));
        Branch chain = Branch.from(on(at(8, 9, 5)))
                .sees(off(at(6, 9, 5)))
                .then(off(at(4, 7, 5)), new Reason.Nested(fish))
                .last(on(at(4, 7, 8)), slot(4, 7))
                .concluding();
        Branch other = Branch.of(off(at(8, 9, 5)));
        TechniqueInfo info = TechniqueInfo.of("Example", "", "", Family.CHAINS, "An example.");
        Step step = new Step(info, List.of(new Conclusion.Place(at(4, 7, 8))), Cases.onOff(chain, other));
        assertThat(StepText.of(board, step).why())
                .contains("Then r6c9 is not 5. Look at what is left. Rows 2 and 6")
                .contains("So r4c7 is not 5, so r4c7 is 8.");
    }

    /** Locked in one box, a digit has one place left in the next. */
    @Test
    void aLockedDigitThatLeavesOnePlace() {
        confine(board, 26, 4, 1, 7);
        confine(board, 23, 4, 1, 4, 6);
        Branch chain = Branch.from(off(at(5, 9, 4)))
                .last(on(at(4, 7, 4), at(5, 7, 4)), box(6, 4))
                .sees(off(at(7, 7, 4), at(9, 7, 4)))
                .emptying(box(9, 4));
        StepText text = placing(Cases.eitherOr(chain), at(5, 9, 4));
        assertThat(text.where()).isEqualTo("Example in box 6: a pattern leaves one digit a single cell there.");
        assertThat(text.why())
                .isEqualTo(
                        "Box 9 has room for 4 only in r7c7 or r9c7. Whichever it is sees r4c7 and r5c7. That leaves only r5c9 for 4 in box 6. Place 4 in r5c9.");
    }

    /** The pair is told first, then what it leaves: not as a contradiction. */
    @Test
    void aHiddenPairThatLeavesOnePlace() {
        confine(board, 26, 1, 6, 9);
        confine(board, 26, 4, 6, 9);
        confine(board, 26, 2, 6, 9, 7);
        Cover pair = new Cover(List.of(box(9, 1), box(9, 4)), List.of(slot(8, 9), slot(9, 9)));
        Branch chain = Branch.from(off(at(9, 7, 2)))
                .then(off(at(8, 9, 2), at(9, 9, 2)), new Reason.Nested(pair), new Integer[0])
                .emptying(box(9, 2));
        assertThat(placing(Cases.eitherOr(chain), at(9, 7, 2)).why())
                .isEqualTo(
                        "Box 9 has room for 1 and 4 only in r8c9 and r9c9, so these cells hold nothing else. That leaves only r9c7 for 2 in box 9. Place 2 in r9c7.");
    }

    /** What a clause excludes in words is not told before it, nor again in brackets behind it. */
    @Test
    void aWeakLinkIsToldOnce() {
        confine(board, 13, 5, 1, 3, 5);
        confine(board, 17, 5, 1, 5);
        Branch chain = Branch.from(on(at(1, 6, 5)))
                .then(off(at(1, 5, 5)), new Reason.Sees(), 0)
                .then(off(at(3, 5, 5)), new Reason.Sees(), 0)
                .then(on(at(5, 5, 5)), new Reason.Last(column(5, 5)), 1, 2)
                .sees(off(at(5, 9, 5)))
                .then(off(at(1, 9, 5)), new Reason.Sees(), 0)
                .emptying(column(9, 5));
        StepText text = text(Cases.eitherOr(chain), at(1, 6, 5));
        assertThat(text.why())
                .isEqualTo(
                        "If r1c6 is 5, there is a contradiction: column 5 has its 5 in r5c5, not r1c5 or r3c5, so r5c9 is not 5; r1c9 is not 5; but then column 9 has no place for 5. Eliminate 5 from r1c6.");
        assertThat(text.because().stream().flatMap(clause -> clause.links().stream()))
                .contains(
                        new Clause.Link(List.of(at(1, 6, 5)), List.of(at(1, 5, 5)), false),
                        new Clause.Link(List.of(at(1, 6, 5)), List.of(at(3, 5, 5)), false));
    }
}
