package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.scale.Necessity;
import dev.clew.logic.scale.NecessityRater;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is made to order is asked about again, by the rating of scales with rows taken away. */
class MadeToOrderTest {
    private static final long SEED = 5;

    private static Puzzle make(Target target, long seed) {
        Result result = new Generator(target, Caps.standard()).make(seed);
        assertThat(result).isInstanceOf(Result.Found.class);
        Puzzle puzzle = result.puzzle().orElseThrow();
        assertThat(Solver.standard().solve(puzzle)).isInstanceOf(Outcome.Unique.class);
        return puzzle;
    }

    private static Technique technique(String id) {
        return TechniqueCatalog.standard().require(id);
    }

    private static boolean solves(ClewScale scale, Puzzle puzzle) {
        return scale.rate(puzzle).level() != ClewLevel.BEYOND;
    }

    private static void checkNeeds(Puzzle puzzle, String... ids) {
        ClewScale standard = ClewScale.standard();
        int hardest = 0;
        for (String id : ids) {
            hardest = Math.max(hardest, standard.weight(technique(id)));
        }
        ClewScale upTo = standard.upTo(hardest);
        assertThat(solves(upTo, puzzle)).isTrue();
        for (String id : ids) {
            assertThat(solves(upTo.without(List.of(technique(id))), puzzle))
                    .as("%s without %s", puzzle, id)
                    .isFalse();
        }
        assertThat(necessity(puzzle, ids).isNeeded()).as("asked about again").isTrue();
    }

    private static Necessity necessity(Puzzle puzzle, String... ids) {
        List<Technique> techniques =
                Stream.of(ids).map(MadeToOrderTest::technique).toList();
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        return new NecessityRater(ClewScale.standard(), techniques)
                .rate(board, Budget.unlimited().start())
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "full-house",
                "naked-single",
                "locked-pair",
                "naked-triple",
                "hidden-triple",
                "x-wing",
                "swordfish",
                "skyscraper",
                "xyz-wing",
                "uniqueness-test-1",
                "bivalue-universal-grave-1",
                "xy-chain",
                "nice-loop-aic"
            })
    void aTechniqueThatIsAskedForIsNecessary(String id) {
        for (int i = 0; i < 3; i++) {
            checkNeeds(make(Target.any().withNeed(id), Generator.seedOf(SEED, i)), id);
        }
    }

    @Test
    void severalAreNecessaryEachByItself() {
        checkNeeds(make(Target.any().withNeed("naked-pair").withNeed("xy-wing"), SEED), "naked-pair", "xy-wing");
    }

    @Test
    void whatIsLeftOutIsNotNeeded() {
        Target target =
                Target.any().withLevel("hard..expert").without("xy-wing").without("skyscraper");
        Puzzle puzzle = make(target, SEED);
        ClewScale less = ClewScale.standard()
                .upTo(ClewLevel.EXPERT)
                .without(List.of(technique("xy-wing"), technique("skyscraper")));
        assertThat(solves(less, puzzle)).isTrue();
        assertThat(ClewScale.standard().rate(puzzle).level()).isBetween(ClewLevel.HARD, ClewLevel.EXPERT);
    }

    @Test
    void nothingElseIsNeeded() {
        Puzzle puzzle = make(Target.any().withOnly("x-wing").withNeed("x-wing"), SEED);
        List<Technique> few = List.of(
                technique("full-house"), technique("hidden-single"), technique("naked-single"), technique("x-wing"));
        assertThat(solves(ClewScale.standard().only(few), puzzle)).isTrue();
        assertThat(solves(ClewScale.standard().only(few.subList(0, 3)), puzzle)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"200..210", "400..420", "655..700"})
    void scoresLieInTheirRange(String range) {
        LevelRating rating = ClewScale.standard().rate(make(Target.any().withScores(ScoreRange.parse(range)), SEED));
        assertThat(ScoreRange.parse(range).contains(rating.score())).isTrue();
    }

    @Test
    void allOfItCombines() {
        Target target = Target.any()
                .withNeed("naked-triple")
                .withSymmetry(Symmetry.HALF_TURN)
                .withClues(ClueRange.parse("24..32"));
        Puzzle puzzle = make(target, SEED);
        checkNeeds(puzzle, "naked-triple");
        assertThat(puzzle.givenCount()).isBetween(24, 32);
        assertThat(Symmetry.HALF_TURN.holds(puzzle.shape(), cell -> puzzle.given(cell) != 0))
                .isTrue();
        checkNeeds(make(Target.any().withNeed("xy-wing").withMinimal(), SEED), "xy-wing");
        checkNeeds(make(Target.of(Shape.classic(6)).withNeed("naked-pair"), SEED), "naked-pair");
    }

    @Test
    void threadsDoNotMatter() {
        assertThat(run(1)).hasSize(6).isEqualTo(run(2)).isEqualTo(run(4));
    }

    private static List<Puzzle> run(int threads) {
        List<Puzzle> made = new ArrayList<>();
        new GeneratorRun(new Generator(Target.any().withNeed("swordfish"), Caps.standard()), SEED, 0, 6, threads, true)
                .run(result -> made.add(result.puzzle().orElseThrow()));
        return made;
    }

    /** A scale gets as far on a board as a rating on the same scale says. */
    @Test
    void advancingEndsWhereTheRatingEnds() {
        Puzzle puzzle = make(Target.any().withNeed("x-wing"), SEED);
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        ClewScale upTo = ClewScale.standard().upTo(ClewScale.standard().weight(technique("x-wing")));
        assertThat(upTo.without(List.of(technique("x-wing")))
                        .advance(board, Budget.unlimited().start()))
                .isTrue();
        assertThat(board.isSolved()).isFalse();
        assertThat(upTo.advance(board, Budget.unlimited().start())).isTrue();
        assertThat(board.isSolved()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "9x9, remote-pair, is never necessary",
        "9x9, squirmbag, below 10 values",
        "4x4, x-wing, full houses and hidden singles do all its work"
    })
    void whatIsNeverNecessaryIsRefusedAtOnce(String shape, String technique, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.of(Shape.parse(shape)).withNeed(technique))
                .withMessageContaining(reason);
    }

    @Test
    void whatCannotBeIsRefusedAtOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.of(Shape.classic(4)).withLevel("easy"))
                .withMessageContaining("makes it beginner, with a score up to 142");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withNeed("x-wing").withLevel("expert"))
                .withMessageContaining("score from 320 to 350");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withScores(ScoreRange.parse("900..990")))
                .withMessageContaining("no puzzle can be like that");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().withOnly("naked-pair").withLevel("expert"))
                .withMessageContaining("Naked Pair");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Target.any().without("x-wing").withNeed("x-wing"))
                .withMessageContaining("left out at once");
        assertThatIllegalArgumentException().isThrownBy(() -> Target.any().withLevel("hard..easy"));
    }

    @Test
    void whatAPuzzleTakesBeyondItsOrderIsSaidPlainly() {
        Puzzle puzzle =
                Puzzle.parse("57........8.9.......2.6.........36.1..68.19.......7.......3..1.8..4....235...9.4.");
        assertThat(misses(Target.any().withNeed("x-wing"), puzzle))
                .containsExactly("it needs something harder than X-Wing");
        assertThat(misses(Target.any().without("hidden-single").without("naked-single"), puzzle))
                .containsExactly("it needs Hidden Single, Naked Single");
        assertThat(misses(Target.any().withNeed("x-wing").without("naked-single"), puzzle))
                .containsExactly("it needs Naked Single or something harder than X-Wing");
        assertThat(misses(Target.any().withOnly("x-wing").withOnly("full-house"), puzzle))
                .containsExactly("it needs more than X-Wing, Full House");
    }

    private static List<String> misses(Target target, Puzzle puzzle) {
        return target.misses(puzzle, target.difficulty().rate(puzzle));
    }
}
