package dev.clew.logic.review;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.PathText;
import java.util.Optional;

/**
 * The path through a puzzle as far as the scale gets, or why there is none. Immutable.
 *
 * @param status what is known of the puzzle
 * @param path the path; empty without a solution
 */
public record PathResult(PositionStatus status, Optional<Path> path) {
    /** Follows a scale from a position as far as it gets. */
    public static PathResult of(Position position, Scale scale, Budget budget) {
        return of(PositionStatus.of(position, budget), scale, budget);
    }

    /** Follows a scale from a position whose status is known. */
    public static PathResult of(PositionStatus status, Scale scale, Budget budget) {
        boolean leads = status.impossible().isEmpty() && !status.isWrong();
        return new PathResult(status, leads ? Optional.of(Path.of(scale, status.board(), budget)) : Optional.empty());
    }

    /** Whether it was solved by logic alone. */
    public boolean isGood() {
        return path.isPresent() && path.get().isSolved() && !path.get().hasGuess();
    }

    /** How it ended, as one word. */
    public String outcome() {
        if (path.isEmpty()) {
            return status.isWrong() ? "wrong" : "none";
        }
        return switch (path.get().ending()) {
            case SOLVED -> "solved";
            case STUCK -> "stuck";
            case BROKEN -> "none";
            case OUT_OF_BUDGET -> "budget";
        };
    }

    /** What has to be known before the first step; empty where all is well. */
    public String warning() {
        if (status.hasSeveral()) {
            return "This puzzle has more than one solution: " + status.example()
                    + ". Only what holds in all of them follows.";
        }
        return status.outcome() instanceof Outcome.OutOfBudget
                ? "Whether this puzzle has one solution was not found out within the budget, so no argument relies on it."
                : status.putBackWords();
    }

    /** How it ended, in words. */
    public String ending() {
        if (path.isPresent()) {
            return PathText.ending(path.get());
        }
        return status.impossible().orElseGet(() -> wrongWords());
    }

    private String wrongWords() {
        return String.join(
                " ",
                new ReviewText(status.position(), status.review().orElseThrow().forHint(), Depth.WHY).wrong());
    }
}
