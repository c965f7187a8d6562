package dev.clew.logic.learn;

import dev.clew.core.Budget;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.List;

/**
 * A step that shows a technique or a form of it well: found on its board, and proven.
 *
 * @param board the board, before the step
 * @param step the step
 */
public record Example(BoardView board, Step step) {

    /**
     * The example of a situation.
     *
     * @throws IllegalArgumentException if the technique finds no such step there, or it is not proven
     */
    static Example of(Situation situation) {
        Technique technique = TechniqueCatalog.standard().require(situation.form());
        BoardView board = situation.board(Uniqueness.UNKNOWN);
        if (technique.info().needsUniqueness()) {
            board = situation.board(Uniqueness.of(board.toPosition(), Budget.unlimited()));
        }
        return new Example(board, find(technique, situation, board));
    }

    /** The form that the step shows. */
    public TechniqueInfo form() {
        return step.technique();
    }

    private static Step find(Technique technique, Situation situation, BoardView board) {
        List<Step> found = new ArrayList<>();
        technique.find(board, step -> {
            if (step.technique().id().equals(situation.form()) && situation.matches(step)) {
                found.add(step);
            }
            return found.isEmpty();
        });
        if (found.isEmpty()) {
            throw new IllegalArgumentException(
                    "The example of " + situation.form() + " has no step with " + situation.conclusions());
        }
        if (found.get(0).check(board, new ProofChecker()) instanceof Verdict.Unproven unproven) {
            throw new IllegalArgumentException(
                    "The example of " + situation.form() + " is not proven: " + unproven.reason());
        }
        return found.get(0);
    }
}
