package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.review.ReviewText;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.util.Optional;

/**
 * The next step from a player's position, or why there is none. Immutable.
 *
 * @param status what is known of the position
 * @param board the position as techniques see it
 * @param move the next move, if there is one
 * @param suspects which digits may be wrong where there is no solution
 * @since 0.2.0
 */
public record Hint(PositionStatus status, BoardView board, Optional<Move> move, Suspects suspects) {
    /** Looks at a position and finds its next step on a scale, within a budget for each of the two. */
    public static Hint of(Position position, Scale scale, Budget budget) {
        return of(PositionStatus.of(position, budget), scale, budget);
    }

    /** Finds the next step on a scale from a position whose status is known. */
    public static Hint of(PositionStatus status, Scale scale, Budget budget) {
        BoardView board = status.board();
        boolean leads = status.impossible().isEmpty() && !status.isWrong() && !status.hasSeveral();
        Optional<Move> move = leads ? scale.next(board, budget.start()) : Optional.empty();
        return new Hint(status, board, move, status.suspects(budget));
    }

    /** The next step, if there is one. */
    public Optional<Step> step() {
        return move.map(Move::step);
    }

    /** The outcome. */
    public HintOutcome outcome() {
        if (move.isPresent()) {
            return HintOutcome.STEP;
        }
        if (status.isWrong()) {
            return HintOutcome.WRONG;
        }
        if (status.impossible().isPresent()) {
            return HintOutcome.NONE;
        }
        if (status.isSolved()) {
            return HintOutcome.SOLVED;
        }
        if (status.hasSeveral()) {
            return HintOutcome.MULTIPLE;
        }
        return status.outcome() instanceof Outcome.OutOfBudget ? HintOutcome.BUDGET : HintOutcome.STUCK;
    }

    /** The step, or why there is none, at a depth. */
    public String words(Depth depth) {
        return switch (outcome()) {
            case STEP -> (StepText.of(board, step().orElseThrow()).at(depth) + " " + status.putBackWords()).strip();
            case WRONG -> String.join(" ", review(depth).wrong());
            case NONE -> (status.impossible().orElseThrow() + " " + suspects.words()).strip();
            case SOLVED -> "Solved: nothing is left to hint at.";
            case MULTIPLE ->
                "This puzzle has more than one solution, so a hint would be a guess. " + status.example() + ".";
            case BUDGET -> "The budget ended before this position was checked; a larger budget may be enough.";
            case STUCK ->
                "No technique in the catalogue moves this position. The next step would be a guess, and Clew"
                        + " does not guess unasked.";
        };
    }

    private ReviewText review(Depth depth) {
        Depth told = status.isCompared() ? Depth.WHY : depth;
        return new ReviewText(status.position(), status.review().orElseThrow().forHint(), told);
    }
}
