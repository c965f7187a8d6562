package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.desk.answer.Refusal;
import dev.clew.logic.advice.Original;
import dev.clew.logic.advice.PositionStatus;
import dev.clew.logic.board.Geometry;
import java.util.Optional;

/**
 * A position to reason about, perhaps as a game of a published puzzle. Immutable.
 *
 * @param position the position
 * @param original the puzzle as published, where it is known
 */
public record Game(Position position, Optional<Original> original) {
    /** Why techniques cannot work on it, if so. */
    public Optional<Refusal> obstacle() {
        if (position.shape().size() > Geometry.MAX_SIZE) {
            return Optional.of(Refusal.unsupported(
                    position,
                    "techniques work on grids of up to " + Geometry.MAX_SIZE + " values, and "
                            + position.shape().name() + " has more; try clew solve"));
        }
        return misfit();
    }

    /** Why it cannot be a game of the published puzzle, if so. */
    public Optional<Refusal> misfit() {
        return original.filter(puzzle -> !puzzle.fits(position))
                .map(puzzle -> Refusal.unsupported(
                        position,
                        "a " + position.shape().name() + " grid cannot be a game of the original, which is "
                                + puzzle.puzzle().shape().name()));
    }

    /** How it stands; the budget is for the solver. */
    public PositionStatus status(Budget budget) {
        return original.map(puzzle -> PositionStatus.of(position, puzzle, budget))
                .orElseGet(() -> PositionStatus.of(position, budget));
    }
}
