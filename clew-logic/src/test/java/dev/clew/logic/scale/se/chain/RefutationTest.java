package dev.clew.logic.scale.se.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Single;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeScale;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefutationTest {
    private static final String PUZZLE =
            "8.9...3.....7.1...5.........7.....263...9.......1...4..6.2....4....8.5...........";

    /** Every step of a path up to 8.3 but singles can be proven by cases, those that rely on uniqueness too. */
    @Test
    void everyStepOfAPathIsProvenByCases() {
        Path path = Path.of(
                new SeScale(SeFilter.NONE), Board.of(Position.parse(PUZZLE), Uniqueness.OF_GIVENS), Budget.unlimited());
        assertThat(path.steps()).anyMatch(step -> step.technique().needsUniqueness());
        path.replay((board, step) -> {
            List<Candidate> targets =
                    step.conclusions().stream().map(Conclusion::candidate).toList();
            if (step.proof() instanceof Single) {
                return;
            }
            boolean places = !step.conclusions().get(0).isRemoval();
            assertThat(Refutation.of(SeGrid.of(board), targets, places))
                    .as(step.toString())
                    .hasValueSatisfying(proof -> assertThat(new ProofChecker().check(board, step.conclusions(), proof))
                            .matches(verdict -> verdict.isProven()));
        });
    }

    @Test
    void whatIsTrueIsNotRefuted() {
        Board board = Board.of(Position.parse(PUZZLE), Uniqueness.OF_GIVENS);
        Path path = Path.of(new SeScale(SeFilter.NONE), board, Budget.unlimited());
        int value = path.end().value(1);
        assertThat(Refutation.of(SeGrid.of(board), List.of(board.candidate(1, value)), false))
                .isEmpty();
    }
}
