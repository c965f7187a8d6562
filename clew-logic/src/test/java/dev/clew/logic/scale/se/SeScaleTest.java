package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SeScaleTest {
    private static final Scale SCALE = new SeScale(SeFilter.NONE);
    private static final ProofChecker CHECKER = new ProofChecker();

    private static Board board(String puzzle) {
        return Board.of(Position.parse(puzzle), Uniqueness.OF_GIVENS);
    }

    private static Path path(Scale scale, String puzzle) {
        return Path.of(scale, board(puzzle), Budget.unlimited());
    }

    /** As {@link SeStep} writes it. */
    private static String effect(Move move) {
        List<String> removed = new ArrayList<>();
        for (Conclusion conclusion : move.step().conclusions()) {
            removed.add(conclusion.toString());
        }
        return move.grade().level() + "\t" + move.step().technique().name() + "\t" + new HashSet<>(removed);
    }

    private static String effect(SeStep step) {
        Set<String> effects = new HashSet<>();
        if (!step.placed().isEmpty()) {
            effects.add(step.placed());
        }
        for (String cell :
                step.removed().isEmpty() ? new String[0] : step.removed().split(",")) {
            String[] parts = cell.split("-");
            parts[1].chars().forEach(digit -> effects.add(parts[0] + "<>" + (char) digit));
        }
        return step.rating() + "\t" + step.technique() + "\t" + effects;
    }

    private static void assertExplained(String puzzle, Set<String> techniques) {
        Path path = path(SCALE, puzzle);
        List<SeStep> steps = new SeRater().steps(puzzle, Budget.unlimited()).orElseThrow();
        assertThat(path.moves().stream().map(SeScaleTest::effect))
                .as(puzzle)
                .containsExactlyElementsOf(
                        steps.stream().map(SeScaleTest::effect).toList());
        path.replay((board, step) -> {
            assertThat(step.check(board, CHECKER)).as(puzzle + " " + step).isEqualTo(new Verdict.Proven());
            techniques.add(step.technique().name());
        });
    }

    @Test
    void itsPathIsTheRatersAndEveryStepIsProven() {
        Set<String> techniques = new HashSet<>();
        List<Labelled> puzzles = Labelled.puzzles();
        for (int i = 0; i < puzzles.size(); i += 2) {
            assertExplained(puzzles.get(i).puzzle(), techniques);
        }
        assertThat(techniques)
                .contains("Naked Quad", "XYZ-Wing", "BUG type 1", "Unique Rectangle type 3", "Aligned Pair Exclusion")
                .contains("Nishio Forcing Chains", "Dynamic Contradiction Forcing Chains", "Bidirectional Y-Cycle");
    }

    /** Chains inside chains: ER 10.5, with forcing chains in dynamic ones. */
    @Test
    void nestedChainsAreProven() {
        Set<String> techniques = new HashSet<>();
        assertExplained(
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", techniques);
        assertThat(techniques)
                .contains("Dynamic Contradiction Forcing Chains (+ Forcing Chains)")
                .contains("Dynamic Region Forcing Chains (+ Forcing Chains)");
    }

    /** What a rule saw is proven once, however much depends on it: several candidates are one claim. */
    @Test
    void whatARuleSawIsProvenOnce() {
        int[] shared = new int[1];
        Path path = path(SCALE, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        path.replay((board, step) -> {
            if (step.proof() instanceof Cases cases) {
                cases.branches().forEach(branch -> {
                    List<Proof> inside = branch.implications().stream()
                            .flatMap(each -> Parts.of(each.reason()).proof().stream())
                            .toList();
                    assertThat(inside).doesNotHaveDuplicates();
                    shared[0] += (int) branch.implications().stream()
                            .filter(each -> Parts.of(each.reason()).proof().isPresent())
                            .filter(each -> each.claim().candidates().size() > 1)
                            .count();
                });
            }
        });
        assertThat(shared[0]).isPositive();
    }

    @Test
    void aBoardIsRatedAsItsPuzzle() {
        for (Labelled each : Labelled.puzzles().subList(0, 60)) {
            assertThat(SCALE.rate(board(each.puzzle()), Budget.unlimited().start()))
                    .as(each.puzzle())
                    .hasValueSatisfying(rating -> assertThat(rating).hasToString(each.rating()));
        }
    }

    @Test
    void withoutUniquenessNothingRestsOnIt() {
        String puzzle = Labelled.puzzles().stream()
                .map(Labelled::puzzle)
                .filter(each -> path(SCALE, each).steps().stream()
                        .anyMatch(step -> step.technique().needsUniqueness()))
                .findFirst()
                .orElseThrow();
        assertThat(path(SCALE.withoutUniqueness(), puzzle).steps())
                .noneMatch(step -> step.technique().needsUniqueness());
        Board unknown = Board.of(Position.parse(puzzle), Uniqueness.UNKNOWN);
        assertThat(Path.of(SCALE, unknown, Budget.unlimited()).steps())
                .noneMatch(step -> step.proof() instanceof Deadly);
    }

    @Test
    void theFirstOfAllStepsIsTheNextOne() {
        for (Labelled each : Labelled.puzzles().subList(0, 150)) {
            if (each.er() >= 4) {
                Board board = board(each.puzzle());
                List<Move> all = SCALE.all(board, Budget.unlimited().start());
                Move next = SCALE.next(board, Budget.unlimited().start()).orElseThrow();
                assertThat(effect(all.get(0))).as(each.puzzle()).isEqualTo(effect(next));
                assertThat(all)
                        .allMatch(move -> move.step().check(board, CHECKER).isProven());
            }
        }
    }

    /** What a player has struck out counts: the pointing step that would remove it again is missing. */
    @Test
    void aPlayersPositionIsWhatItIs() {
        String puzzle = "8.9...3.....7.1...5.........7.....263...9.......1...4..6.2....4....8.5...........";
        Board board = board(puzzle);
        Move first = null;
        for (int i = 0; i < 3; i++) {
            first = SCALE.next(board, Budget.unlimited().start()).orElseThrow();
            first.step().applyTo(board);
        }
        Board again = Board.of(board.toPosition(), Uniqueness.OF_GIVENS);
        Move next = SCALE.next(again, Budget.unlimited().start()).orElseThrow();
        assertThat(next.step().technique().name()).isEqualTo("Pointing");
        assertThat(effect(next)).isNotEqualTo(effect(first));
    }

    @Test
    void aPuzzleThatItCannotSolveEndsInAGuessIfThatIsWanted() {
        String two = "4.316789.7.184963.968253174342615987597438216186792453239586741874321569615974328";
        Board board = Board.of(Position.parse(two), Uniqueness.UNKNOWN);
        Scale guessing = SCALE.withGuess();
        assertThat(SCALE.next(board, Budget.unlimited().start())).isEmpty();
        assertThat(guessing.next(board, Budget.unlimited().start()).map(Move::step))
                .hasValueSatisfying(step -> assertThat(step).matches(Step::isGuess));
    }

    @Test
    void otherShapesAreTurnedAway() {
        Position diagonal = Position.of(Puzzle.of(Shape.CLASSIC_9.withDiagonals(), new int[81]));
        assertThat(SCALE.obstacle(diagonal))
                .startsWith("the scale se is for 9x9 puzzles, and this one is 9x9:diagonal");
    }

    /** Every name is one that {@code --technique} understands. */
    @Test
    void techniquesAreFoundByTheirNames() {
        assertThat(SeTechniques.find("naked-triplet")).hasSize(1);
        assertThat(SeTechniques.find("dynamic cell forcing chains (+)").stream()
                        .map(info -> info.name())
                        .collect(Collectors.toSet()))
                .containsExactly("Dynamic Cell Forcing Chains (+)");
        assertThat(SeTechniques.find("dynamic-cell-forcing-chains").stream().map(info -> info.name()))
                .containsExactly("Dynamic Cell Forcing Chains");
        assertThat(SeTechniques.find("skyscraper")).isEmpty();
    }
}
