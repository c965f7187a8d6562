package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.board.Board;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import org.junit.jupiter.api.Test;

class PathTest {
    private static final String SINGLES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HARDEST =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static Position position(String text) {
        return Position.parse(text);
    }

    @Test
    void aPuzzleOfSinglesIsSolved() {
        Path path = Path.of(ClewScale.standard(), position(SINGLES), Budget.unlimited());

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
        Path path = Path.of(ClewScale.standard(), position(HARDEST), Budget.unlimited());

        assertThat(path.ending()).isEqualTo(Path.Ending.STUCK);
        assertThat(path.hasGuess()).isFalse();
        assertThat(path.end().openCells()).isPositive();
    }

    @Test
    void guessingGoesOnAndMarksItsGuesses() {
        Path path = Path.of(ClewScale.standard().withGuess(), position(HARDEST), Budget.unlimited());

        assertThat(path.isSolved()).isTrue();
        assertThat(path.hasGuess()).isTrue();
        assertThat(path.end())
                .hasToString(PuzzleMaker.solution(Puzzle.parse(HARDEST)).toString());
        Move guess = path.moves().stream()
                .filter(move -> move.step().isGuess())
                .findFirst()
                .orElseThrow();
        assertThat(guess.grade().level()).isEqualTo("beyond");
        assertThatThrownBy(guess.step()::proof).hasMessageContaining("is a guess");
    }

    @Test
    void theBudgetEndsThePath() {
        Board board = Board.of(position(SINGLES));
        Path path = Path.of(ClewScale.standard(), board, Budget.unlimited().withNodes(5));

        assertThat(path.ending()).isEqualTo(Path.Ending.OUT_OF_BUDGET);
        assertThat(path.steps()).hasSizeBetween(1, 5);
        assertThat(board.openCells()).as("the board is left as it is").isEqualTo(51);
    }

    @Test
    void aPositionWithoutSolutionEndsBroken() {
        int open = SINGLES.indexOf('.');
        Position wrong = position(SINGLES).withPlaced(open, 1);
        assertThat(Path.of(ClewScale.standard(), wrong, Budget.unlimited()).ending())
                .isEqualTo(Path.Ending.BROKEN);
    }

    @Test
    void theNextStepAndAllStepsAgree() {
        Scale scale = ClewScale.standard();
        Board board = Board.of(position(SINGLES));
        assertThat(scale.next(board, Budget.unlimited().start()))
                .contains(scale.all(board, Budget.unlimited().start()).get(0));
    }

    @Test
    void techniquesAreFoundByEveryNameAndUnknownOnesRefused() {
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        assertThat(catalog.require("n2")).isSameAs(catalog.require("0200")).isSameAs(catalog.require("Naked Pair"));
        assertThatThrownBy(() -> catalog.require("nonsense")).hasMessageContaining("known are full-house");
    }
}
