package dev.clew.logic.advice;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.logic.Explainer;
import dev.clew.logic.Path;
import dev.clew.logic.Profile;
import dev.clew.logic.text.Depth;
import dev.clew.logic.text.PathText;
import java.util.Optional;

/**
 * The way through a puzzle as far as it leads, or why there is none. Immutable.
 *
 * @param standing how it stands with the puzzle
 * @param path the path; empty where there is no solution to lead to
 */
public record Walk(Standing standing, Optional<Path> path) {
    /** Follows a profile from a position as far as it leads. */
    public static Walk of(Position position, Profile profile, Budget budget) {
        return of(Standing.of(position, budget), profile, budget);
    }

    /** Follows a profile from a position of which it is known how it stands. */
    public static Walk of(Standing standing, Profile profile, Budget budget) {
        boolean leads = standing.impossible().isEmpty() && !standing.isWrong();
        Explainer explainer = new Explainer(profile);
        return new Walk(standing, leads ? Optional.of(explainer.explain(standing.board(), budget)) : Optional.empty());
    }

    /** Whether it was solved by logic alone. */
    public boolean isGood() {
        return path.isPresent() && path.get().isSolved() && !path.get().hasGuess();
    }

    /** How it ended, as one word. */
    public String outcome() {
        if (path.isEmpty()) {
            return standing.isWrong() ? "wrong" : "none";
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
        if (standing.hasSeveral()) {
            return "This puzzle has more than one solution: " + standing.example()
                    + ". Only what holds in all of them follows.";
        }
        return standing.outcome() instanceof Outcome.OutOfBudget
                ? "Whether this puzzle has one solution was not found out within the budget, so no argument rests on it."
                : standing.putBackWords();
    }

    /** How it ended, in words. */
    public String ending() {
        if (path.isPresent()) {
            return PathText.ending(path.get());
        }
        return standing.impossible().orElseGet(() -> wrongWords());
    }

    private String wrongWords() {
        return String.join(
                " ",
                new ReviewText(
                                standing.position(),
                                standing.review().orElseThrow().forHint(),
                                Depth.WHY)
                        .wrong());
    }
}
