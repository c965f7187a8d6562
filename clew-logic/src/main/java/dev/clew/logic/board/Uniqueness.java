package dev.clew.logic.board;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;

/** What is known about a puzzle having one solution; arguments from a second solution need to know. */
public enum Uniqueness {
    /** Nothing is known, or it is known that there are several; such arguments are closed. */
    UNKNOWN,
    /** The givens alone have exactly one solution: a second filling that keeps every given is a contradiction. */
    OF_GIVENS,
    /** Only together with the candidates on the board is the solution the one: a second filling must keep to them. */
    OF_CANDIDATES;

    /** Whether one solution is known. */
    public boolean isKnown() {
        return this != UNKNOWN;
    }

    /** Asks the solver: about the givens, or about all the candidates where there are no givens. */
    public static Uniqueness of(Position position, Budget budget) {
        boolean unique = Solver.standard().solve(Review.reference(position), budget) instanceof Outcome.Unique;
        if (!unique) {
            return UNKNOWN;
        }
        return position.puzzle().givenCount() > 0 ? OF_GIVENS : OF_CANDIDATES;
    }
}
