package dev.clew.logic.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fixture.PuzzleMaker;
import dev.clew.logic.scale.Move;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ClewScaleTest {
    private static final int ISOMORPHS = 3;

    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    static Stream<String> shapes() {
        return Stream.of("4x4", "6x6", "9x9:diagonal", "9x9:windoku", "8x8");
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void equivalentPuzzlesHaveTheSameRating(long seed) {
        check(PuzzleMaker.make(Shape.CLASSIC_9, 17, seed), seed);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void alsoOnOtherShapes(String name) {
        check(PuzzleMaker.make(Shape.parse(name), 0, 11), 11);
    }

    private static void check(Puzzle puzzle, long seed) {
        Symmetries symmetries = Symmetries.of(puzzle.shape());
        SeededRandom random = new SeededRandom(seed);
        LevelRating rating = ClewScale.standard().rate(puzzle);
        for (int i = 0; i < ISOMORPHS; i++) {
            Puzzle moved = symmetries.random(random).apply(puzzle);
            assertThat(essence(ClewScale.standard().rate(moved)))
                    .as("%s, an isomorph of %s", moved, puzzle)
                    .isEqualTo(essence(rating));
        }
    }

    /** Everything but the names of cells and values. */
    private static String essence(LevelRating rating) {
        return rating + " " + rating.uses()
                + rating.bottleneck()
                        .map(it -> it.techniques() + " " + it.round() + " " + it.alternatives() + " " + it.hardSteps())
                        .orElse("");
    }

    @ParameterizedTest
    @CsvSource({
        "1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2.., BEGINNER, hidden-single-in-a-box",
        "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3...8..1..4...5..2.., BEYOND, x",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79, BEGINNER, hidden-single-in-a-box"
    })
    void knowsPuzzles(String puzzle, ClewLevel level, String technique) {
        LevelRating rating = ClewScale.standard().rate(Puzzle.parse(puzzle));
        assertThat(rating.level()).isEqualTo(level);
        if (level != ClewLevel.BEYOND) {
            assertThat(rating.uses(technique)).as(rating.words()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "full-house, BEGINNER",
        "hidden-single, EASY",
        "naked-single, EASY",
        "lc1, MODERATE",
        "x-wing, MODERATE",
        "xy-wing, HARD",
        "jellyfish, EXPERT",
        "nl, EXTREME",
        "axz, EXTREME"
    })
    void knowsHowHardATechniqueIs(String technique, ClewLevel level) {
        assertThat(ClewScale.standard().level(TechniqueCatalog.standard().require(technique)))
                .isEqualTo(level);
    }

    @Test
    void noStepOfABeginnersPuzzleIsHarderThanThePuzzleAllows() {
        Puzzle puzzle =
                Puzzle.parse("1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..");
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        List<Move> singles = ClewScale.standard().all(board, Budget.unlimited().start()).stream()
                .filter(move -> move.step().technique().id().equals("hidden-single"))
                .toList();
        assertThat(singles)
                .extracting(move -> move.grade().level())
                .contains("beginner")
                .containsOnly("beginner", "easy");
    }

    @Test
    void namesTheBottleneck() {
        LevelRating rating = ClewScale.standard()
                .rate(Puzzle.parse(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        LevelRating.Bottleneck bottleneck = rating.bottleneck().orElseThrow();
        assertThat(bottleneck.techniques()).extracting(TechniqueInfo::name).containsExactly("Hidden Single in a box");
        assertThat(bottleneck.examples()).hasSizeLessThanOrEqualTo(bottleneck.alternatives());
        assertThat(rating.score())
                .isEqualTo(LevelScale.standard()
                        .score(bottleneck.rating(), bottleneck.hardSteps(), bottleneck.alternatives()));
        assertThat(rating.words()).contains("Full House ×").contains("bottleneck: Hidden Single in a box in round ");
    }

    @Test
    void aFullGridNeedsNothing() {
        LevelRating rating = ClewScale.standard().rate(Puzzle.parse("1234341221434321"));
        assertThat(rating).hasToString("beginner 0");
        assertThat(rating.bottleneck()).isEmpty();
    }

    @Test
    void aBudgetEndsIt() {
        Board board = Board.of(Position.parse(".".repeat(81)));
        assertThat(ClewScale.standard()
                        .rate(board, Budget.unlimited().withNodes(0).start()))
                .isEmpty();
        assertThat(ClewScale.standard()
                        .rate(board, Budget.unlimited().start())
                        .orElseThrow()
                        .level())
                .isEqualTo(ClewLevel.BEYOND);
    }
}
