package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.desk.answer.Refusal;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.review.Original;
import dev.clew.logic.scale.Scale;
import java.util.Optional;

/**
 * A position to reason about, perhaps as a game of a published puzzle. Immutable.
 *
 * @param position the position
 * @param original the puzzle as published, where it is known
 */
public record Game(Position position, Optional<Original> original) {
    /** Why a scale cannot be used on it, if so. */
    public Optional<Refusal> obstacle(Scale scale) {
        String reason = scale.obstacle(position);
        return reason.isEmpty() ? misfit() : Optional.of(Refusal.unsupported(position, reason));
    }

    /** Why it cannot be a game of the published puzzle, if so. */
    public Optional<Refusal> misfit() {
        return original.filter(puzzle -> !puzzle.fits(position))
                .map(puzzle -> Refusal.unsupported(
                        position,
                        "a " + position.shape().name() + " grid cannot be a game of the original, which is "
                                + puzzle.puzzle().shape().name()));
    }

    /** The state; the budget is for the solver. */
    public PositionStatus status(Budget budget) {
        return original.map(puzzle -> PositionStatus.of(position, puzzle, budget))
                .orElseGet(() -> PositionStatus.of(position, budget));
    }
}
