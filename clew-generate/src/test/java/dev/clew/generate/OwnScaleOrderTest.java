package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.TableScale;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Puzzles are made to order on a scale that nobody has heard of, in its own words. */
class OwnScaleOrderTest {
    private static final TableScale METAL = Scale.of(
            "metal",
            List.of(
                    row("hidden-single", "bronze", 1),
                    row("naked-single", "silver", 3),
                    row("naked-pair", "gold", 5),
                    row("locked-candidates-type-1-pointing", "gold", 7)));

    private static Row row(String technique, String level, int weight) {
        return new Row(TechniqueCatalog.standard().require(technique), new Grade(level, weight));
    }

    private static Target target() {
        return Target.on(METAL, Shape.CLASSIC_9);
    }

    private static Generated make(Target target, long seed) {
        Result result = new Generator(target, Caps.standard()).make(seed);
        assertThat(result).as("seed %d", seed).isInstanceOf(Result.Found.class);
        Generated made = ((Result.Found) result).generated();
        assertThat(Solver.standard().solve(made.puzzle())).isInstanceOf(Outcome.Unique.class);
        assertThat(made.rating().scale()).isEqualTo("metal");
        assertThat(made.rating())
                .hasToString(
                        METAL.rate(board(made.puzzle()), meter()).orElseThrow().toString());
        return made;
    }

    private static Board board(Puzzle puzzle) {
        return Difficulty.board(puzzle);
    }

    private static Budget.Meter meter() {
        return Budget.unlimited().start();
    }

    private static Path path(Puzzle puzzle) {
        return Path.of(METAL, board(puzzle), Budget.unlimited());
    }

    @Test
    void itsLevelsAreEasiestFirstAndEndWithWhatItsRowsDoNotSolve() {
        assertThat(METAL.levels()).containsExactly("bronze", "silver", "gold", "unsolved");
        assertThat(METAL.levels()).extracting(METAL::lowestScore).containsExactly(1, 3, 5, 8);
        assertThat(METAL.upTo(3).lowestScore("unsolved"))
                .as("whatever is taken away")
                .isEqualTo(8);
    }

    @Test
    void aLevelIsMetInTheScalesOwnWords() {
        for (String level : METAL.levels()) {
            Generated made = make(target().withLevel(level), 1);
            assertThat(made.rating().levelName()).isEqualTo(level);
            assertThat(path(made.puzzle()).isSolved()).isEqualTo(!level.equals("unsolved"));
        }
    }

    @Test
    void aRangeOfLevelsAndAScoreAreMet() {
        assertThat(make(target().withLevel("silver..gold"), 2).rating().levelName())
                .isIn("silver", "gold");
        assertThat(make(target().withScores(ScoreRange.parse("7")), 3).rating().score())
                .isEqualTo(7);
    }

    @Test
    void whatIsNeededIsWhatTheScaleDoesNotSolveWithout() {
        Puzzle puzzle = make(target().withNeed("naked-pair"), 4).puzzle();
        TableScale upToNeed = METAL.upTo(5);
        TableScale without =
                upToNeed.without(List.of(TechniqueCatalog.standard().require("naked-pair")));
        assertThat(level(upToNeed, puzzle)).isEqualTo("gold");
        assertThat(level(without, puzzle)).isEqualTo("unsolved");
    }

    private static String level(TableScale scale, Puzzle puzzle) {
        return scale.rate(board(puzzle), meter()).orElseThrow().levelName();
    }

    @Test
    void whatIsUsedIsOnThePathOfTheScale() {
        Puzzle puzzle =
                make(target().withUses("locked-candidates-type-1-pointing"), 5).puzzle();
        assertThat(path(puzzle).moves())
                .anyMatch(move -> move.step().technique().id().equals("locked-candidates-type-1-pointing"));
    }

    @Test
    void whatTheScaleDoesNotKnowIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> target().withLevel("hard"))
                .withMessage("There is no level \"hard\"; known are bronze, silver, gold, unsolved");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> target().withUses("x-wing"))
                .withMessage("The scale metal has no X-Wing; give it a row");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> target().withNeed("x-wing"))
                .withMessage("The scale metal has no X-Wing; give it a row");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> target().withLevel("silver").withUses("naked-pair"))
                .withMessage("Naked Pair is gold, too hard for a puzzle that is silver");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> target().withLevels(LevelRange.parse(METAL.upTo(3), "gold..bronze")))
                .withMessage("gold is harder than bronze; write bronze..gold");
    }
}
