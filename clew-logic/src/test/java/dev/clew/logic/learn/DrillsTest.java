package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bank has enough positions for every technique, and each is what it says, also after a move. */
class DrillsTest {
    private static final int FEWEST = 5;

    static List<Technique> techniques() {
        return TechniqueCatalog.standard().techniques();
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void everyTechniqueHasPositionsOnWhichItComesNext(Technique technique) {
        Drills drills = Drills.of(technique);
        assertThat(drills.count()).isGreaterThanOrEqualTo(FEWEST);
        IntStream.range(0, drills.count()).forEach(i -> {
            Drill kept = drills.get(i);
            check(kept);
            check(kept.shuffled(new SeededRandom(i)));
        });
    }

    private static void check(Drill drill) {
        assertThat(Solver.standard().solve(drill.board().toPosition(), Budget.unlimited()))
                .isInstanceOf(Outcome.Unique.class);
        assertThat(drill.steps()).allSatisfy(step -> {
            assertThat(drill.technique().forms()).contains(step.technique());
            assertThat(step.check(drill.board(), new ProofChecker())).isInstanceOf(Verdict.Proven.class);
        });
        if (!drill.technique().hardlyComesNext()) {
            assertThat(ClewScale.standard()
                            .next(drill.board(), Budget.unlimited().start()))
                    .hasValueSatisfying(move -> assertThat(drill.technique().forms())
                            .contains(move.step().technique()));
        }
    }

    @Test
    void aSeedDrawsTheSamePositionAgain() {
        Drills drills = Drills.of(TechniqueCatalog.standard().require("x-wing"));
        assertThat(drills.draw(7).orElseThrow().board().toPosition())
                .isEqualTo(drills.draw(7).orElseThrow().board().toPosition())
                .isNotEqualTo(drills.draw(8).orElseThrow().board().toPosition());
    }

    @Test
    void aBoardWithoutTheStepIsNoDrill() {
        Technique xWing = TechniqueCatalog.standard().require("x-wing");
        Position empty = Position.of(Puzzle.of(Shape.CLASSIC_9, new int[81]));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Drill.of(xWing, empty))
                .withMessage("X-Wing finds no step on this board");
    }
}
