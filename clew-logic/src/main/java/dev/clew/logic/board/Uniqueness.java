package dev.clew.logic.board;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import java.util.Arrays;
import java.util.Optional;

/**
 * What is known about a puzzle having one solution; arguments from a second solution need to know.
 *
 * @since 0.2.0
 */
public enum Uniqueness {
    /** Nothing is known, or it is known that there are several; such arguments are closed. */
    UNKNOWN("unknown"),
    /** The givens alone have exactly one solution: a second filling that keeps every given is a contradiction. */
    OF_GIVENS("givens"),
    /** Only together with the candidates on the board is the solution the one: a second filling must keep to them. */
    OF_CANDIDATES("candidates");

    private final String id;

    Uniqueness(String id) {
        this.id = id;
    }

    /** As documents name it: what one solution is known of. */
    public String id() {
        return id;
    }

    /** The one of that name, if there is one. */
    public static Optional<Uniqueness> find(String id) {
        return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
    }

    /** Whether one solution is known. */
    public boolean isKnown() {
        return this != UNKNOWN;
    }

    /** Asks the solver: about the givens, or about all the candidates if there are no givens. */
    public static Uniqueness of(Position position, Budget budget) {
        boolean unique = Solver.standard().solve(Review.reference(position), budget) instanceof Outcome.Unique;
        if (!unique) {
            return UNKNOWN;
        }
        return position.puzzle().givenCount() > 0 ? OF_GIVENS : OF_CANDIDATES;
    }
}
