package dev.clew.logic.proof;

/** What the checker says of a step. Immutable. */
public sealed interface Verdict {
    /** Whether the evidence proves every conclusion. */
    boolean isProven();

    /** The evidence proves every conclusion. */
    record Proven() implements Verdict {
        @Override
        public boolean isProven() {
            return true;
        }
    }

    /**
     * The evidence falls short.
     *
     * @param reason the first thing that does not hold, as one line
     */
    record Unproven(String reason) implements Verdict {
        @Override
        public boolean isProven() {
            return false;
        }
    }
}
