package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.board.Board;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.technique.Step;
import org.junit.jupiter.api.Test;

class ExplainerTest {
    private static final String SINGLES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARDEST =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static Position position(String text) {
        return Position.parse(text);
    }

    @Test
    void aPuzzleOfSinglesIsSolved() {
        Path path = new Explainer(Profile.clew()).explain(position(SINGLES), Budget.unlimited());

        assertThat(path.isSolved()).isTrue();
        assertThat(path.hasGuess()).isFalse();
        assertThat(path.filledCells()).isEqualTo(51);
        assertThat(path.steps()).hasSize(51);
        assertThat(path.end())
                .hasToString(PuzzleMaker.solution(Puzzle.parse(SINGLES)).toString());
        assertThat(path.start().openCells()).isEqualTo(51);
    }

    @Test
    void whatTheTechniquesCannotFinishIsLeftWhereItStands() {
        Path path = new Explainer(Profile.clew()).explain(position(HARDEST), Budget.unlimited());

        assertThat(path.ending()).isEqualTo(Path.Ending.STUCK);
        assertThat(path.hasGuess()).isFalse();
        assertThat(path.end().openCells()).isPositive();
    }

    @Test
    void searchGoesOnAndMarksItsGuesses() {
        Profile profile = Profile.clew().withSearch();
        Path path = new Explainer(profile).explain(position(HARDEST), Budget.unlimited());

        assertThat(path.isSolved()).isTrue();
        assertThat(path.hasGuess()).isTrue();
        assertThat(path.end())
                .hasToString(PuzzleMaker.solution(Puzzle.parse(HARDEST)).toString());
        Step guess = path.steps().stream().filter(Step::isGuess).findFirst().orElseThrow();
        assertThat(profile.rate(guess).level()).isEqualTo(Level.EXTREME);
        assertThatThrownBy(guess::proof).hasMessageContaining("is a guess");
    }

    @Test
    void theBudgetEndsThePath() {
        Board board = Board.of(position(SINGLES));
        Path path =
                new Explainer(Profile.clew()).explain(board, Budget.unlimited().withNodes(5));

        assertThat(path.ending()).isEqualTo(Path.Ending.OUT_OF_BUDGET);
        assertThat(path.steps()).hasSizeBetween(1, 5);
        assertThat(board.openCells()).as("the board is left as it is").isEqualTo(51);
    }

    @Test
    void aPositionWithoutSolutionEndsBroken() {
        int open = SINGLES.indexOf('.');
        Position wrong = position(SINGLES).withPlaced(open, 1);
        assertThat(new Explainer(Profile.clew())
                        .explain(wrong, Budget.unlimited())
                        .ending())
                .isEqualTo(Path.Ending.BROKEN);
    }

    @Test
    void theNextStepAndAllStepsAgree() {
        Explainer explainer = new Explainer(Profile.clew());
        Board board = Board.of(position(SINGLES));
        assertThat(explainer.next(board, Budget.unlimited()))
                .contains(explainer.all(board, Budget.unlimited()).get(0));
    }

    @Test
    void techniquesAreFoundByEveryNameAndUnknownOnesRefused() {
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        assertThat(catalog.require("n2")).isSameAs(catalog.require("0200")).isSameAs(catalog.require("Naked Pair"));
        assertThatThrownBy(() -> catalog.require("nonsense")).hasMessageContaining("known are full-house");
    }
}
