package dev.clew.logic.board;

import dev.clew.core.Candidate;

/**
 * What follows from a step: a value to place or a candidate to remove. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Conclusion {
    /** The candidate that is placed or removed. */
    Candidate candidate();

    /** Carries the conclusion out. */
    void applyTo(Board board);

    /** Whether it removes the candidate; otherwise it places it. */
    boolean isRemoval();

    /** Whether the conclusion would change the board. */
    default boolean isEffectiveOn(BoardView board) {
        return board.has(candidate());
    }

    /** A value is placed in a cell: {@code r5c5=7}. */
    record Place(Candidate candidate) implements Conclusion {
        @Override
        public void applyTo(Board board) {
            board.set(candidate.cell(), candidate.value());
        }

        @Override
        public boolean isRemoval() {
            return false;
        }

        @Override
        public String toString() {
            return candidate.toString();
        }
    }

    /** A candidate is eliminated: {@code r3c6<>4}. */
    record Remove(Candidate candidate) implements Conclusion {
        @Override
        public void applyTo(Board board) {
            board.remove(candidate.cell(), candidate.value());
        }

        @Override
        public boolean isRemoval() {
            return true;
        }

        @Override
        public String toString() {
            return candidate.toString().replace("=", "<>");
        }
    }
}
