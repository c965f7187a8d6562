package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.core.CellSet;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorTest {
    private static final long SEED = 20261116;

    private static Generated make(Target target, long seed) {
        Result result = new Generator(target, Caps.standard()).make(seed);
        assertThat(result).as("seed %d", seed).isInstanceOf(Result.Found.class);
        return ((Result.Found) result).generated();
    }

    /** What every puzzle has to show, asked of others than the generator. */
    private static void check(Generated made, Target target) {
        Puzzle puzzle = made.puzzle();
        assertThat(Solver.standard().solve(puzzle))
                .as("%s, seed %d", puzzle, made.seed())
                .isEqualTo(new Outcome.Unique(made.solution()));
        assertThat(made.rating())
                .as(puzzle.toString())
                .hasToString(ClewScale.standard().rate(puzzle).toString());
        assertThat(target.misses(puzzle, ClewScale.standard().rate(puzzle)))
                .as(puzzle.toString())
                .isEmpty();
        assertThat(make(target, made.seed())).as("made again from its seed").isEqualTo(made);
    }

    private static void checkMinimal(Puzzle puzzle) {
        int[] givens = puzzle.toArray();
        for (int cell = 0; cell < givens.length; cell++) {
            int value = givens[cell];
            givens[cell] = 0;
            assertThat(value == 0
                            || Solver.standard().solve(Puzzle.of(puzzle.shape(), givens)) instanceof Outcome.Multiple)
                    .as("%s needs %s", puzzle, puzzle.shape().cellName(cell))
                    .isTrue();
            givens[cell] = value;
        }
    }

    static Stream<Arguments> levels() {
        return Stream.of(ClewLevel.values())
                .flatMap(level -> Stream.of(Symmetry.NONE, Symmetry.HALF_TURN).map(it -> Arguments.of(level, it)));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void makesPuzzlesOfEveryLevel(ClewLevel level, Symmetry symmetry) {
        Target target = Target.any().withLevel(level.id()).withSymmetry(symmetry);
        int count = level.compareTo(ClewLevel.EXTREME) < 0 ? 8 : 1;
        for (int i = 0; i < count; i++) {
            Generated made = make(target, Generator.seedOf(SEED, i));
            assertThat(made.rating().levelName()).isEqualTo(level.id());
            check(made, target);
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void makesPuzzlesOfEverySymmetry(Symmetry symmetry) {
        Target target = Target.any().withSymmetry(symmetry);
        Generated made = make(target, SEED);
        check(made, target);
        assertThat(symmetry.holds(Shape.CLASSIC_9, cell -> made.puzzle().given(cell) != 0))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4x4",
                "5x5:latin",
                "6x6",
                "7x7:jigsaw",
                "8x8",
                "10x10",
                "12x12",
                "16x16",
                "9x9:diagonal",
                "9x9:windoku",
                "9x9:jigsaw",
                "9x9:antiknight"
            })
    void makesPuzzlesOfEveryShape(String name) {
        Target target = Target.any().withShape(ShapeChoice.parse(name));
        check(make(target, SEED), target);
    }

    @Test
    void minimalPuzzlesNeedEveryClue() {
        for (Symmetry symmetry : List.of(Symmetry.NONE, Symmetry.HALF_TURN)) {
            Target target = Target.any().withMinimal().withSymmetry(symmetry);
            for (int i = 0; i < 5; i++) {
                Generated made = make(target, Generator.seedOf(SEED, i));
                check(made, target);
                checkMinimal(made.puzzle());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"24", "26..27", "40"})
    void keepsToTheNumberOfClues(String clues) {
        Target target = Target.any().withClues(ClueRange.parse(clues));
        Generated made = make(target, SEED);
        check(made, target);
        assertThat(ClueRange.parse(clues).contains(made.puzzle().givenCount())).isTrue();
    }

    @Test
    void fillsAPattern() {
        int[] cells = IntStream.range(0, 81)
                .filter(cell -> (cell / 9 + cell % 9) % 3 == 0 || cell % 10 == 4)
                .toArray();
        Target target = Target.any().withPattern(CellSet.of(9, cells));
        Generated made = make(target, SEED);
        check(made, target);
        assertThat(made.puzzle().givenCount()).isEqualTo(cells.length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x-wing", "Skyscraper", "n2", "hidden-single"})
    void usesATechnique(String technique) {
        Target target = Target.any().withUses(technique);
        check(make(target, SEED), target);
    }

    /** What is asked for is on the path that is shown; a form is not taken for its technique. */
    @ParameterizedTest
    @CsvSource({
        "Simple Colors Wrap, simple-colors-wrap",
        "continuous-nice-loop, continuous-nice-loop",
        "lc1, locked-candidates-type-1-pointing"
    })
    void whatIsAskedForIsOnThePath(String wish, String id) {
        Generated made = make(Target.any().withUses(wish), SEED);
        Board board = Board.of(Position.of(made.puzzle()), Uniqueness.OF_GIVENS);
        assertThat(Path.of(ClewScale.standard(), board, Budget.unlimited()).steps())
                .extracting(step -> step.technique().id())
                .contains(id);
    }

    @Test
    void severalTechniquesCombine() {
        Target target = Target.any().withUses("x-wing").withUses("naked-triple");
        check(make(target, SEED), target);
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, squirmbag, below 10 values",
        "9x9, hidden-subset, below 11 values",
        "4x4, swordfish, full houses and hidden singles do all its work",
        "4x4, x-wing, full houses and hidden singles do all its work",
        "4x4:latin, swordfish, below 6 values",
        "5x5:latin, lc1, it needs boxes"
    })
    void refusesAtOnceWhatIsNeverNeeded(String shape, String technique, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.of(Shape.parse(shape)).withUses(technique))
                .withMessageContaining("is never needed on this shape: " + reason);
    }

    /** The two grids to which every other 4×4 grid is equivalent, with every choice of clues. */
    @ParameterizedTest
    @ValueSource(strings = {"1234341221434321", "1234341223414123"})
    void fourByFourNeedsFullHousesAndHiddenSinglesAlone(String grid) {
        Set<String> needed = new TreeSet<>();
        int fewest = Integer.MAX_VALUE;
        for (int clues = 0; clues < 1 << grid.length(); clues++) {
            Puzzle puzzle = Puzzle.parse(some(grid, clues));
            if (Solver.standard().solve(puzzle) instanceof Outcome.Unique) {
                LevelRating rating = ClewScale.standard().rate(puzzle);
                rating.uses().forEach(use -> needed.add(use.technique().id()));
                if (rating.uses("hidden-single")) {
                    fewest = Math.min(fewest, rating.bottleneck().orElseThrow().alternatives());
                }
            }
        }
        assertThat(needed).containsExactly("full-house", "hidden-single-in-a-box");
        assertThat(fewest).isEqualTo(Possibilities.FEWEST_WAYS_ON_SMALLEST);
    }

    private static String some(String grid, int clues) {
        StringBuilder text = new StringBuilder(grid);
        for (int cell = 0; cell < grid.length(); cell++) {
            if ((clues >> cell & 1) == 0) {
                text.setCharAt(cell, '.');
            }
        }
        return text.toString();
    }

    @Test
    void refusesAtOnceWhatIsTooHardForTheLevel() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withLevel("easy").withUses("xy-wing"))
                .withMessage("XY-Wing is hard, too hard for a puzzle that is easy");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withUses("nice-loop-aic").withLevel("expert"))
                .withMessageContaining("too hard for a puzzle that is expert");
        assertThat(Target.any()
                        .withLevel("beginner")
                        .withUses("hidden-single")
                        .difficulty()
                        .uses())
                .hasSize(1);
    }

    @Test
    void wishesCombine() {
        Target target = Target.any()
                .withLevel("hard")
                .withSymmetry(Symmetry.DIAGONAL)
                .withClues(ClueRange.parse("24..30"))
                .withUses("skyscraper");
        check(make(target, SEED), target);
    }

    @Test
    void saysHowCloseItCame() {
        Target target = Target.any().withClues(ClueRange.parse("17")).withLevel("easy");
        Result result = new Generator(target, Caps.standard().withAttempts(3)).make(SEED);
        assertThat(result).isInstanceOf(Result.Missed.class);
        Result.Missed missed = (Result.Missed) result;
        assertThat(missed.attempts()).isEqualTo(3);
        assertThat(missed.misses()).isNotEmpty().first().asString().matches("it has \\d+ clues, not 17");
        Puzzle best = missed.best().orElseThrow().puzzle();
        assertThat(Solver.standard().solve(best)).isInstanceOf(Outcome.Unique.class);
    }

    @Test
    void goesOnFromTheNextSeedWhereALimitIsHit() {
        Caps tight = new Caps(5, 20_000, 0, 200_000, 10, 100);
        Result result = new Generator(Target.any(), tight).make(SEED);
        assertThat(result.capped()).isNotEmpty();
        assertThat(result.capped().get(0))
                .hasToString("seed " + SEED + ": a proof of uniqueness hit its limit; went on with the next seed");
        assertThat(new Generator(Target.any(), tight).make(SEED)).isEqualTo(result);
    }

    @Test
    void canBeCalledOff() {
        assertThat(new Generator(
                                Target.any(),
                                Caps.standard(),
                                Budget.unlimited().withCancellation(() -> true))
                        .make(SEED))
                .isEqualTo(new Result.Stopped(Optional.empty(), 0, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9x9", "6x6", "9x9:jigsaw"})
    void barePuzzlesAreThoseThatAreRated(String shape) {
        for (Symmetry symmetry : List.of(Symmetry.NONE, Symmetry.HALF_TURN)) {
            Target target = Target.any()
                    .withShape(ShapeChoice.parse(shape))
                    .withMinimal()
                    .withSymmetry(symmetry);
            BareGenerator bare = new BareGenerator(target, Caps.standard(), Budget.unlimited());
            for (int i = 0; i < 3; i++) {
                long seed = Generator.seedOf(SEED, i);
                Generated rated = make(target, seed);
                assertThat(bare.make(seed)).isInstanceOf(Result.Bare.class);
                assertThat(bare.make(seed).puzzle()).contains(rated.puzzle());
            }
        }
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new BareGenerator(Target.any().withLevel("easy"), Caps.standard(), Budget.unlimited()));
        assertThat(new BareGenerator(
                                Target.any(),
                                Caps.standard(),
                                Budget.unlimited().withCancellation(() -> true))
                        .make(SEED))
                .isEqualTo(new Result.Stopped(Optional.empty(), 0, List.of()));
    }

    @Test
    void refusesWishesThatDoNotGoTogether() {
        CellSet corner = CellSet.of(9, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withSymmetry(Symmetry.HALF_TURN).withPattern(corner))
                .withMessage("The pattern does not have the symmetry 180");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withClues(ClueRange.parse("20")).withPattern(corner))
                .withMessageContaining("1 cells, but 20 clues");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withClues(ClueRange.parse("82")))
                .withMessageContaining("82 clues do not fit");
        assertThatIllegalArgumentException().isThrownBy(() -> ClueRange.parse("30..20"));
        assertThatIllegalArgumentException().isThrownBy(() -> ClueRange.parse("many"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShapeChoice.parse("36x36"))
                .withMessageContaining("2 to 25 values");
        assertThatIllegalArgumentException().isThrownBy(() -> Target.any().withUses("magic"));
    }

    @Test
    void aWatcherHearsOfEveryClue() {
        Target target = Target.any().withMinimal();
        ClueLog log = new ClueLog();
        Result result = new Generator(target, Caps.standard(), Budget.unlimited(), log).make(SEED);
        Puzzle puzzle = ((Result.Found) result).generated().puzzle();
        assertThat(puzzle).isEqualTo(make(target, SEED).puzzle());
        assertThat(log.clues).hasSize(81).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(log.clues.get(80)).isEqualTo(puzzle.givenCount()).isEqualTo(log.kept.size());
        assertThat(log.kept).allMatch(cell -> puzzle.given(cell) != 0);
    }

    private static final class ClueLog implements Generator.Watch {
        private final List<Integer> kept = new ArrayList<>();
        private final List<Integer> clues = new ArrayList<>();

        @Override
        public void missed(int attempts, Optional<Generated> best) {
            throw new AssertionError("Any puzzle meets this target");
        }

        @Override
        public void tried(int cell, boolean removed, int left) {
            clues.add(left);
            if (!removed) {
                kept.add(cell);
            }
        }
    }
}
