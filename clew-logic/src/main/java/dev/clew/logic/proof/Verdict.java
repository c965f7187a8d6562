package dev.clew.logic.proof;

/**
 * The checker's verdict on a step. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface Verdict {
    /** Whether the evidence proves every conclusion. */
    boolean isProven();

    /** The evidence proves every conclusion. */
    record Proven() implements Verdict {
        @Override
        public boolean isProven() {
            return true;
        }

        @Override
        public String toString() {
            return "proven";
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

        @Override
        public String toString() {
            return "not proven: " + reason;
        }
    }
}
