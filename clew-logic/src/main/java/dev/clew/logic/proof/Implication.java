package dev.clew.logic.proof;

import java.util.List;

/**
 * One claim of a branch that follows from earlier ones. Immutable.
 *
 * @param claim what follows
 * @param reason why
 * @param from the claims it follows from, as indices into {@link Branch#claims()}: 0 is the assumption
 * @since 0.2.0
 */
public record Implication(Claim claim, Reason reason, List<Integer> from) {
    /** Keeps a copy of the list. */
    public Implication {
        from = List.copyOf(from);
    }
}
