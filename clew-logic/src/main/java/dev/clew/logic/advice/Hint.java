package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.logic.Explainer;
import dev.clew.logic.Profile;
import dev.clew.logic.board.Board;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.StepText;
import java.util.Optional;

/**
 * The next step from a player's position, or why there is none. Immutable but for the board, which nobody changes.
 *
 * @param standing how it stands with the position
 * @param board the position as techniques see it
 * @param step the next step, if there is one
 * @param suspects which digits may be wrong where there is no solution
 */
public record Hint(Standing standing, Board board, Optional<Step> step, Suspects suspects) {
    /** Looks at a position and finds its next step under a profile, within a budget for each of the two. */
    public static Hint of(Position position, Profile profile, Budget budget) {
        return of(Standing.of(position, budget), profile, budget);
    }

    /** Finds the next step under a profile from a position of which it is known how it stands. */
    public static Hint of(Standing standing, Profile profile, Budget budget) {
        Board board = standing.board();
        boolean leads = standing.impossible().isEmpty() && !standing.isWrong() && !standing.hasSeveral();
        Optional<Step> step = leads ? new Explainer(profile).next(board, budget) : Optional.empty();
        return new Hint(standing, board, step, standing.suspects(budget));
    }

    /** What came of it. */
    public HintOutcome outcome() {
        if (step.isPresent()) {
            return HintOutcome.STEP;
        }
        if (standing.isWrong()) {
            return HintOutcome.WRONG;
        }
        if (standing.impossible().isPresent()) {
            return HintOutcome.NONE;
        }
        if (standing.isSolved()) {
            return HintOutcome.SOLVED;
        }
        if (standing.hasSeveral()) {
            return HintOutcome.MULTIPLE;
        }
        return standing.outcome() instanceof Outcome.OutOfBudget ? HintOutcome.BUDGET : HintOutcome.STUCK;
    }

    /** The step, or why there is none, at a depth. */
    public String words(Depth depth) {
        return switch (outcome()) {
            case STEP -> (StepText.of(board, step.orElseThrow()).at(depth) + " " + standing.putBackWords()).strip();
            case WRONG -> String.join(" ", review(depth).wrong());
            case NONE -> (standing.impossible().orElseThrow() + " " + suspects.words()).strip();
            case SOLVED -> "Solved: nothing is left to hint at.";
            case MULTIPLE ->
                "This puzzle has more than one solution, so a hint would be a guess. " + standing.example() + ".";
            case BUDGET -> "The budget ended before it was known how this position stands; a larger budget may do.";
            case STUCK ->
                "No technique in the catalogue moves this position. The next step would be a guess, and Clew"
                        + " does not guess unasked.";
        };
    }

    private ReviewText review(Depth depth) {
        Depth told = standing.isCompared() ? Depth.WHY : depth;
        return new ReviewText(
                standing.position(), standing.review().orElseThrow().forHint(), told);
    }
}
