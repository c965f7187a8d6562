package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.Fixture;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.scale.Row;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every technique of the catalogue must do; a new entry is found here automatically. */
class TechniqueContractTest {
    private static final ProofChecker CHECKER = new ProofChecker();

    static List<Technique> techniques() {
        return TechniqueCatalog.standard().techniques();
    }

    static Stream<TechniqueInfo> infos() {
        return techniques().stream()
                .flatMap(technique -> Stream.concat(Stream.of(technique.info()), technique.forms().stream()))
                .distinct();
    }

    private static List<Step> steps(Technique technique, BoardView board) {
        List<Step> steps = new ArrayList<>();
        technique.find(board, steps::add);
        return steps;
    }

    @ParameterizedTest
    @MethodSource("infos")
    void isDescribed(TechniqueInfo info) {
        assertThat(info.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
        assertThat(info.name()).isNotBlank();
        assertThat(info.description()).endsWith(".").hasSizeGreaterThan(20);
        TechniqueCatalog catalog = TechniqueCatalog.standard();
        for (String text : List.of(info.id(), info.name(), info.shortName(), info.code())) {
            if (!text.isEmpty()) {
                assertThat(catalog.info(text)).contains(info);
            }
        }
    }

    @Test
    void idsAreUnique() {
        Set<String> ids = new HashSet<>();
        infos().forEach(info -> assertThat(ids.add(info.id())).as(info.id()).isTrue());
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void hasARowInTheTable(Technique technique) {
        assertThat(ClewScale.standard().rows()).extracting(Row::technique).contains(technique);
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void hasFixturesAndMeetsThem(Technique technique) {
        List<Fixture> fixtures = Fixture.of(technique.info());
        assertThat(fixtures.stream().filter(Fixture::positive)).hasSizeGreaterThanOrEqualTo(3);
        assertThat(fixtures.stream().filter(fixture -> !fixture.positive())).isNotEmpty();
        fixtures.forEach(fixture -> assertFixture(technique, fixture));
    }

    private static void assertFixture(Technique technique, Fixture fixture) {
        List<Step> steps = steps(technique, fixture.board()).stream()
                .filter(step -> fixture.isAbout(technique.info(), step))
                .toList();
        if (fixture.positive()) {
            assertThat(steps)
                    .as(fixture.toString())
                    .anyMatch(step -> fixture.situation().matches(step));
            steps.forEach(step -> assertThat(step.check(fixture.board(), CHECKER))
                    .as("%s on %s", step, fixture)
                    .isEqualTo(new Verdict.Proven()));
        } else {
            assertThat(steps).as(fixture.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, 24, 120",
        "4x4, 4, 20",
        "6x6, 9, 40",
        "9x9:diagonal, 18, 25",
        "9x9:windoku, 18, 15",
        "9x9:antiknight, 18, 15",
        "7x7:latin, 14, 15",
        "9x9:jigsaw:AAABBBCCCAAABBBCCCAAABBBCCCDDDDEEEFFDDDEEEEFFDDEEFFFFFGGGHHHIIIGGGHHHIIIGGGHHHIII, 24, 15",
        "16x16, 110, 3"
    })
    void everyStepIsProvenAndTrue(String shapeName, int clues, int puzzles) {
        Shape shape = Shape.parse(shapeName);
        for (long seed = 1; seed <= puzzles; seed++) {
            Puzzle puzzle = PuzzleMaker.make(shape, clues, seed);
            Grid solution = PuzzleMaker.solution(puzzle);
            Board start = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
            String name = shapeName + " seed " + seed;
            int every = shape.size() > 9 ? 24 : 12;
            int[] count = new int[1];
            Path.of(ClewScale.standard(), start, Budget.unlimited()).replay((board, step) -> {
                assertStep(name, board, step, solution);
                if (count[0]++ % every == 0) {
                    techniques().forEach(technique -> assertAll(name, technique, board, solution));
                }
            });
        }
    }

    private static void assertAll(String name, Technique technique, BoardView board, Grid solution) {
        List<Step> steps = steps(technique, board);
        assertThat(new HashSet<>(steps)).as("%s: no step twice", name).hasSameSizeAs(steps);
        for (Step step : steps) {
            assertThat(technique.forms()).contains(step.technique());
            assertStep(name, board, step, solution);
        }
        if (steps.size() > 1) {
            List<Step> first = new ArrayList<>();
            technique.find(board, step -> {
                first.add(step);
                return false;
            });
            assertThat(first).as("%s: stops when told", name).isEqualTo(steps.subList(0, 1));
        }
    }

    private static void assertStep(String name, BoardView board, Step step, Grid solution) {
        Verdict verdict = step.check(board, CHECKER);
        if (!verdict.isProven()) {
            throw new AssertionError(name + ": " + step + " on " + board + ": " + verdict + "\n" + step.proof());
        }
        for (Conclusion conclusion : step.conclusions()) {
            boolean isAnswer = solution.value(conclusion.candidate().cell())
                    == conclusion.candidate().value();
            assertThat(isAnswer).as("%s: %s is true", name, step).isNotEqualTo(conclusion.isRemoval());
        }
    }
}
