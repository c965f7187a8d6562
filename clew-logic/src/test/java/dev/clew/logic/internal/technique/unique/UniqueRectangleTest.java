package dev.clew.logic.internal.technique.unique;

import static dev.clew.logic.fixture.Boards.confine;
import static dev.clew.logic.fixture.Boards.keep;
import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fixture.Boards;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.PatternLimits;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rectangles of 1 and 2 in r1c1, r1c2, r4c1, r4c2 made by hand, each with what saves it. */
class UniqueRectangleTest {
    private Board board = Boards.empty(Shape.CLASSIC_9);

    @BeforeEach
    void threeCorners() {
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 1, 2);
        keep(board, 4, 1, 1, 2);
    }

    private void twoCorners() {
        board = Boards.empty(Shape.CLASSIC_9);
        keep(board, 1, 1, 1, 2);
        keep(board, 1, 2, 1, 2);
    }

    private List<String> found(Technique technique, Limits limits) {
        List<String> found = new ArrayList<>();
        technique.find(Facts.of(board), limits, Budget.unlimited().start(), step -> {
            assertThat(step.check(board, new ProofChecker()).isProven())
                    .as("%s by %s", step, step.proof())
                    .isTrue();
            return found.add(step.toString());
        });
        return found;
    }

    private List<String> found(Technique technique) {
        return found(technique, Limits.standard());
    }

    @Test
    void theFourthCornerHoldsNeitherValue() {
        keep(board, 4, 2, 1, 2, 5, 6);
        assertThat(found(UniqueRectangle.test1())).containsExactly("Uniqueness Test 1: r4c2<>1, r4c2<>2");
    }

    @Test
    void candidatesMayBeMissingWhereTheLimitsAndTheGivensLetThem() {
        keep(board, 4, 1, 1);
        keep(board, 4, 2, 2, 5);
        assertThat(found(UniqueRectangle.test1())).containsExactly("Uniqueness Test 1: r4c2<>2");
        assertThat(found(UniqueRectangle.test1(), Limits.standard().with(new PatternLimits(false, false))))
                .isEmpty();
        board = Board.of(board.toPosition(), Uniqueness.OF_CANDIDATES);
        assertThat(found(UniqueRectangle.test1())).isEmpty();
    }

    @Test
    void nothingFollowsWhereOneSolutionIsNotKnown() {
        keep(board, 4, 2, 1, 2, 5);
        assertThat(found(UniqueRectangle.test1())).hasSize(1);
        board = Board.of(board.toPosition());
        assertThat(found(UniqueRectangle.test1())).isEmpty();
    }

    @Test
    void oneFlagSwitchesOffAllThatRestsOnOneSolution() {
        assertThat(uniquenessRows(ClewScale.standard())).contains("u1", "u2", "u3", "u4", "hr", "bug1");
        assertThat(uniquenessRows(ClewScale.standard().withoutUniqueness())).isEmpty();
    }

    private static List<String> uniquenessRows(ClewScale scale) {
        return scale.rows().stream()
                .map(row -> row.technique().info())
                .filter(info -> info.family() == Family.UNIQUENESS)
                .map(TechniqueInfo::shortName)
                .toList();
    }

    @Test
    void aCornerThatIsFilledSavesTheRectangle() {
        keep(board, 4, 2, 1, 2, 5);
        board.set(0, 1);
        assertThat(found(UniqueRectangle.test1())).isEmpty();
    }

    @Test
    void aValueThatStandsInTheRowSavesTheRectangle() {
        keep(board, 4, 2, 2, 5);
        int[] givens = new int[81];
        givens[35] = 1;
        Digits[] marks = new Digits[81];
        for (int cell = 0; cell < 81; cell++) {
            marks[cell] = board.digits(cell);
        }
        marks[35] = Digits.NONE;
        board = Board.of(
                Position.of(Puzzle.of(Shape.CLASSIC_9, givens)).withMarks(marks, MarkMeaning.CANDIDATES),
                Uniqueness.OF_GIVENS);
        assertThat(found(UniqueRectangle.test1())).isEmpty();
    }

    @Test
    void aDiagonalThroughOneCornerSavesTheRectangle() {
        board = Boards.empty(Shape.parse("9x9:diagonal"));
        threeCorners();
        keep(board, 4, 2, 1, 2, 5);
        assertThat(found(UniqueRectangle.test1())).isEmpty();
    }

    @Test
    void oneFurtherValueStandsInOneOfTwoCorners() {
        twoCorners();
        keep(board, 4, 1, 1, 2, 5);
        keep(board, 4, 2, 1, 2, 5);
        assertThat(found(UniqueRectangle.test2()).get(0))
                .startsWith("Uniqueness Test 2: r4c3<>5, r4c4<>5")
                .contains("r6c3<>5")
                .doesNotContain("r7c1");
    }

    @Test
    void theRoofCompletesAPairInTheRowAndAnotherInTheBox() {
        twoCorners();
        keep(board, 4, 1, 1, 2, 5);
        keep(board, 4, 2, 1, 2, 6);
        keep(board, 4, 9, 5, 6);
        keep(board, 6, 3, 5, 6);
        assertThat(found(UniqueRectangle.test3()))
                .hasSize(2)
                .anySatisfy(
                        text -> assertThat(text).contains("r4c3<>5", "r4c8<>6").doesNotContain("r5c1"))
                .anySatisfy(
                        text -> assertThat(text).contains("r5c1<>5", "r4c3<>6").doesNotContain("r4c8"));
    }

    @Test
    void aFurtherValueThatThePoolLacksStandsInTheRoof() {
        twoCorners();
        keep(board, 4, 1, 1, 2, 5, 7);
        keep(board, 4, 2, 1, 2, 6);
        keep(board, 4, 8, 5, 6);
        keep(board, 4, 9, 5, 6);
        assertThat(found(UniqueRectangle.test3())).singleElement().asString().contains("r4c3<>7", "r4c3<>6", "r4c3<>5");
    }

    @Test
    void aBoundValueDrivesTheOtherOut() {
        twoCorners();
        keep(board, 4, 1, 1, 2, 5, 6);
        keep(board, 4, 2, 1, 2, 7, 8);
        confine(board, 3, 1, 1, 2);
        assertThat(found(UniqueRectangle.test4()))
                .as("1 is still free in box 4")
                .isEmpty();
        for (int cell : new int[] {36, 37, 38, 45, 46, 47}) {
            board.remove(cell, 1);
        }
        assertThat(found(UniqueRectangle.test4())).containsExactly("Uniqueness Test 4: r4c1<>2, r4c2<>2");
    }

    @Test
    void twoStrongSidesMeetInACorner() {
        board = Boards.empty(Shape.CLASSIC_9);
        keep(board, 1, 1, 1, 2);
        confine(board, 3, 1, 1, 2);
        assertThat(found(UniqueRectangle.hidden())).isEmpty();
        confine(board, 10, 1, 1, 4);
        assertThat(found(UniqueRectangle.hidden())).containsExactly("Hidden Rectangle: r4c2<>2");
    }
}
