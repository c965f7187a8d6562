package dev.clew.logic.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.logic.Path;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.review.StepFinder;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnScaleTest {
    private static final Position EASY =
            Position.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Position HARD =
            Position.parse(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
    private static final Position MIDDLING =
            Position.parse("....6.98592.....644...5.......1.8..2...........3...6486.45.1.....9....7...29...1.");
    private static final Budget BUDGET = Budget.unlimited();
    private static final Technique OWN = new CrossHatching();
    private static final Technique NAKED = technique("naked-single");
    private static final Technique POINTING = technique("locked-candidates-type-1-pointing");

    private static final TableScale SCALE = Scale.of(
            "metal",
            List.of(
                    new Row(OWN, new Grade("bronze", 1)),
                    new Row(NAKED, new Grade("silver", 2)),
                    new Row(technique("hidden-single"), new Grade("silver", 2)),
                    new Row(POINTING, new Grade("gold", 5)),
                    new Row(technique("hidden-pair"), new Grade("gold", 5))));

    private static Technique technique(String name) {
        return TechniqueCatalog.standard().require(name);
    }

    private static TableRating rating(Scale scale, Position position) {
        return (TableRating) scale.rate(Board.of(position, Uniqueness.OF_GIVENS), BUDGET.start())
                .orElseThrow();
    }

    @Test
    void ownTechniquesTakePartInPaths() {
        Path path = Path.of(SCALE, EASY, BUDGET);
        assertThat(path.isSolved()).isTrue();
        assertThat(path.moves().get(0).step().technique()).isEqualTo(OWN.info());
        assertThat(path.moves()).extracting(move -> move.grade().level()).contains("bronze");
        ProofChecker checker = new ProofChecker();
        path.replay((board, step) ->
                assertThat(step.check(board, checker).isProven()).as("%s", step).isTrue());
    }

    @Test
    void ownTechniquesTakePartInHints() {
        Hint hint = Hint.of(EASY, SCALE, BUDGET);
        assertThat(hint.step().orElseThrow().technique()).isEqualTo(OWN.info());
        assertThat(hint.words(Depth.WHY)).contains("leave one cell for 8 in box 2");
        assertThat(StepText.of(hint.board(), hint.step().orElseThrow()).title()).isEqualTo("Cross-Hatching");
        StepFinder finder = new StepFinder(SCALE, List.of(OWN.info()), BUDGET);
        assertThat(finder.find(EASY).moves())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.grade()).isEqualTo(new Grade("bronze", 1)));
    }

    @Test
    void ownTechniquesTakePartInRatings() {
        TableRating easy = rating(SCALE, EASY);
        assertThat(easy.isSolved()).isTrue();
        assertThat(easy.uses()).extracting(use -> use.technique().id()).contains("cross-hatching");
        assertThat(easy.line()).startsWith(easy + " ").contains("Cross-Hatching ×");
        JsonWriter json = new JsonWriter().object();
        easy.writeNamed(json);
        assertThat(json.end().text())
                .startsWith("{\"metal\":{\"solved\":true,\"level\":\"")
                .contains("\"cross-hatching\":{");
        TableRating hard = rating(SCALE, HARD);
        assertThat(hard.isSolved()).isFalse();
        assertThat(hard.toString()).startsWith("unsolved");
        assertThat(hard.words()).isEqualTo("no row of the scale metal leads on");
        assertThat(rating(SCALE.upTo(1), MIDDLING).words())
                .startsWith("Cross-Hatching ×")
                .endsWith("; this is as far as the scale metal leads");
    }

    @Test
    void whatIsTakenAwayIsMissing() {
        TableScale less = SCALE.without(List.of(OWN, NAKED));
        assertThat(rating(less, EASY).uses())
                .extracting(use -> use.technique().id())
                .doesNotContain("cross-hatching", "naked-single")
                .contains("hidden-single");
        TableScale one = SCALE.only(List.of(OWN));
        assertThat(rating(one, EASY).hardest()).contains(new Grade("bronze", 1));
        assertThat(SCALE.upTo(2).grade(NAKED)).isEqualTo(new Grade("silver", 2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SCALE.upTo(2).grade(POINTING))
                .withMessage("The scale metal has no Locked Candidates Type 1 (Pointing); give it a row");
    }

    @Test
    void aGuessIsTheLastResortAndNoPartOfARating() {
        Path path = Path.of(SCALE.withGuess(), HARD, BUDGET);
        assertThat(path.isSolved()).isTrue();
        assertThat(path.hasGuess()).isTrue();
        assertThat(path.moves())
                .filteredOn(move -> move.step().isGuess())
                .allSatisfy(move -> assertThat(move.grade()).isEqualTo(new Grade("guess", 6)));
        assertThat(rating(SCALE.withGuess(), HARD)).isEqualTo(rating(SCALE, HARD));
    }

    @Test
    void equivalentPuzzlesHaveOneRating() {
        for (Position position : List.of(EASY, MIDDLING)) {
            TableRating expected = rating(SCALE, position);
            for (int seed = 0; seed < 20; seed++) {
                Position other = Symmetries.of(Shape.CLASSIC_9)
                        .random(new SeededRandom(seed))
                        .apply(position);
                assertThat(rating(SCALE, other)).as("seed %d", seed).isEqualTo(expected);
            }
        }
    }

    @Test
    void withClewsRowsItSolvesWhatClewDoes() {
        TableScale same = Scale.of("same", ClewScale.standard().rows());
        assertThat(Path.of(same, MIDDLING, BUDGET).moves())
                .isEqualTo(Path.of(ClewScale.standard(), MIDDLING, BUDGET).moves());
        assertThat(rating(same, MIDDLING).hardest().orElseThrow().weight())
                .isEqualTo(ClewScale.standard()
                        .rate(MIDDLING.puzzle())
                        .bottleneck()
                        .orElseThrow()
                        .rating());
        assertThat(ClewScale.standard().without(List.of(NAKED)).rows())
                .noneMatch(row -> row.technique().equals(NAKED));
    }

    @Test
    void namesAndRowsThatCannotBeAreRefused() {
        List<Row> rows = List.of(new Row(NAKED, new Grade("silver", 2)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Scale.of("My scale", rows))
                .withMessage(
                        "\"My scale\" cannot name a scale, for it names fields and columns, too; take small letters,"
                                + " digits and hyphens, such as my-scale");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Scale.of("none", List.of()))
                .withMessage("The scale none has no rows; give it at least one technique");
    }

    @Test
    void theBudgetEndsARating() {
        assertThat(SCALE.rate(
                        Board.of(EASY, Uniqueness.OF_GIVENS),
                        BUDGET.withNodes(1).start()))
                .isEmpty();
    }
}
