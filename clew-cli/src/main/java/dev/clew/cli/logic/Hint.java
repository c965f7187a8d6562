package dev.clew.cli.logic;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.logic.Explainer;
import dev.clew.logic.Profile;
import dev.clew.logic.board.Board;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.Depth;
import java.util.Optional;

/**
 * The next step from a player's position, or why there is none. Immutable but for the board, which nobody changes.
 *
 * @param standing how it stands with the position
 * @param board the position as techniques see it
 * @param step the next step, if there is one
 */
record Hint(Standing standing, Board board, Optional<Step> step) {
    static Hint of(Position position, Profile profile, Budget budget) {
        Standing standing = Standing.of(position, budget);
        Board board = standing.board();
        boolean leads = standing.impossible().isEmpty() && !standing.isWrong() && !standing.hasSeveral();
        Optional<Step> step = leads ? new Explainer(profile).next(board, budget) : Optional.empty();
        return new Hint(standing, board, step);
    }

    /** How it stands, as one word. */
    String outcome() {
        if (step.isPresent()) {
            return "step";
        }
        if (standing.isWrong()) {
            return "wrong";
        }
        if (standing.impossible().isPresent()) {
            return "none";
        }
        if (standing.isSolved()) {
            return "solved";
        }
        if (standing.hasSeveral()) {
            return "multiple";
        }
        return standing.outcome() instanceof Outcome.OutOfBudget ? "budget" : "stuck";
    }

    /** Whether there is a step, or nothing left to do. */
    boolean isGood() {
        return step.isPresent() || outcome().equals("solved");
    }

    /** Why there is no step, at a depth. */
    String message(Depth depth) {
        return switch (outcome()) {
            case "wrong" ->
                String.join(
                        " ",
                        new ReviewText(standing.position(), standing.review().orElseThrow(), depth).wrong());
            case "none" -> standing.impossible().orElse("");
            case "solved" -> "Solved: nothing is left to hint at.";
            case "multiple" -> standing.severalWords().replaceFirst(":", ", so a hint would be a guess:");
            case "budget" -> "The budget ended before it was known how this position stands; a larger --budget may do.";
            default ->
                "No technique in the catalogue moves this position. The next step would be a guess, and Clew does"
                        + " not guess unasked.";
        };
    }
}
