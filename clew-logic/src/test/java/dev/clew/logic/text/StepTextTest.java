package dev.clew.logic.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fixture.Fixture;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The first two depths give nothing away, the third names every conclusion; for all techniques, on real boards. */
class StepTextTest {
    private static final int MOST_STEPS = 120;

    static List<Technique> techniques() {
        return TechniqueCatalog.standard().techniques();
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void everyStepOfEveryFixtureIsToldWell(Technique technique) {
        int told = 0;
        for (Fixture fixture : Fixture.of(technique.info())) {
            int[] count = {0};
            technique.find(fixture.board(), step -> {
                isToldWell(fixture.board(), step);
                return ++count[0] < MOST_STEPS;
            });
            told += count[0];
        }
        assertThat(told).isPositive();
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, 24, 20",
        "6x6, 8, 10",
        "9x9:diagonal, 18, 8",
        "9x9:antiknight, 16, 8",
        "9x9:windoku, 18, 6",
        "16x16, 110, 1"
    })
    void everyStepOfManyPathsIsToldWell(String shape, int clues, int puzzles) {
        for (int seed = 0; seed < puzzles; seed++) {
            Puzzle puzzle = PuzzleMaker.make(Shape.parse(shape), clues, seed);
            Path path = Path.of(ClewScale.standard().withGuess(), Position.of(puzzle), Budget.unlimited());
            path.replay((board, step) -> {
                if (!step.isGuess()) {
                    isToldWell(board, step);
                }
            });
        }
    }

    private static void isToldWell(BoardView board, Step step) {
        StepText text = StepText.of(board, step);
        String about = text.notation();
        nudgeGivesNothingAway(text.nudge(), about);
        whereGivesNothingAway(text.where(), step, about, board.size());
        Set<String> conclusions =
                step.conclusions().stream().map(Conclusion::toString).collect(Collectors.toSet());
        saysEveryConclusion(text, step, board.size());
        assertThat(Named.conclusions(about, board.size())).as(about).containsAll(conclusions);
        assertThat(about).startsWith(step.technique().name() + ": ").doesNotContain("\n");
        for (Depth depth : Depth.values()) {
            assertThat(text.at(depth))
                    .as(about)
                    .matches("(?s)[A-Z0-9r].*\\.")
                    .doesNotContain("  ", "..", "null", " ,", " .", "\n", "!");
        }
        assertThat(StepText.of(board, step).why()).isEqualTo(text.why());
        clausesSayWhatTheTextSays(text, step, board);
    }

    /** The end places or eliminates just what the step concludes, or places the digit that is left. */
    private static void saysEveryConclusion(StepText text, Step step, int side) {
        String therefore = text.therefore().text();
        Set<String> said = Named.effects(therefore, side);
        for (Conclusion conclusion : step.conclusions()) {
            String cell = conclusion.candidate().toString().replaceAll("=.*", "");
            boolean isPlaced = text.proves().stream()
                    .anyMatch(proved -> said.contains(proved.toString())
                            && proved.cell() == conclusion.candidate().cell()
                            && therefore.startsWith("Place "));
            assertThat(isPlaced || said.contains(conclusion.toString()))
                    .as("%s in %s: %s", conclusion, cell, therefore)
                    .isTrue();
        }
    }

    /** The clauses make the text, and give as data what a reader finds named in it. */
    private static void clausesSayWhatTheTextSays(StepText text, Step step, BoardView board) {
        List<Clause> all = new ArrayList<>(text.because());
        all.add(text.therefore());
        assertThat(all.stream().map(Clause::text).collect(Collectors.joining(" ")))
                .isEqualTo(text.why());
        assertThat(text.look().text()).isEqualTo(text.where());
        all.add(text.look());
        for (Clause clause : all) {
            namesAreWhereTheySay(clause, board);
        }
        assertThat(text.therefore().cells().stream().boxed())
                .as(text.why())
                .containsAll(step.conclusions().stream()
                        .map(conclusion -> conclusion.candidate().cell())
                        .toList());
    }

    private static void namesAreWhereTheySay(Clause clause, BoardView board) {
        Set<String> named = new HashSet<>();
        for (Clause.Name name : clause.names()) {
            assertThat(clause.text().substring(name.at())).startsWith(name.text());
            assertThat(namesOf(name.cells(), board)).isEqualTo(Named.cells(name.text(), board.size()));
            assertThat(clause.cells().containsAll(name.cells())).isTrue();
            named.addAll(namesOf(name.cells(), board));
        }
        assertThat(named).as(clause.text()).isEqualTo(Named.cells(clause.text(), board.size()));
    }

    private static Set<String> namesOf(CellSet cells, BoardView board) {
        return cells.stream().mapToObj(board.shape()::cellName).collect(Collectors.toSet());
    }

    /** No number at all: neither a digit nor a cell nor a house can be meant. */
    private static void nudgeGivesNothingAway(String nudge, String about) {
        assertThat(nudge).as(about).doesNotContainPattern("[0-9=<>]");
    }

    /** The technique, houses, and cells on which nothing follows; no digit. */
    private static void whereGivesNothingAway(String where, Step step, String about, int side) {
        String title = step.technique().title();
        assertThat(where).as(about).startsWith(title).doesNotContain("=", "<>");
        String rest = where.substring(title.length());
        Set<String> cells = new HashSet<>();
        step.conclusions()
                .forEach(conclusion ->
                        cells.add(conclusion.candidate().toString().replaceAll("=.*", "")));
        assertThat(Named.cells(rest, side)).as(where + " / " + about).doesNotContainAnyElementsOf(cells);
        assertThat(Named.withoutPlaces(rest)).as(where + " / " + about).doesNotContainPattern("[0-9]");
    }

    @Test
    void aGuessIsCalledAGuess() {
        Position empty = Position.of(Puzzle.of(Shape.classic(4), new int[16]));
        Path path = Path.of(ClewScale.standard().withGuess(), empty, Budget.unlimited());
        path.replay((board, step) -> {
            if (step.isGuess()) {
                StepText text = StepText.of(board, step);
                assertThat(text.why()).startsWith("This is a guess").contains("Place ");
                assertThat(text.nudge()).doesNotContainPattern("[0-9]");
            }
        });
        assertThat(path.hasGuess()).isTrue();
    }
}
