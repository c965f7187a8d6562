package dev.clew.docs.guide;

import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;

/** The solution of what the guide shows, which has exactly one. */
final class Answer {
    private Answer() {}

    /**
     * Solves a position.
     *
     * @throws IllegalArgumentException if it does not have one solution
     */
    static Grid to(Position position) {
        if (Solver.standard().solve(position) instanceof Outcome.Unique unique) {
            return unique.solution();
        }
        throw new IllegalArgumentException(position + " does not have one solution");
    }
}
