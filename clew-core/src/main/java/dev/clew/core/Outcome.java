package dev.clew.core;

/**
 * The outcome of a puzzle: exactly one of four cases, so that a caller cannot forget one. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Outcome {
    /** There is exactly one solution. */
    record Unique(Grid solution) implements Outcome {}

    /** There is more than one solution; the first two in the defined order. */
    record Multiple(Grid first, Grid second) implements Outcome {}

    /** There is no solution. */
    record None(Contradiction reason) implements Outcome {}

    /** The budget ended before the answer was known. */
    record OutOfBudget() implements Outcome {}
}
