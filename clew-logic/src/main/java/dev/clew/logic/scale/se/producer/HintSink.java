package dev.clew.logic.scale.se.producer;

import org.jspecify.annotations.Nullable;

/** Takes the steps that a producer offers. */
@FunctionalInterface
public interface HintSink {
    /** Takes a step that does something; true if that is enough. */
    boolean accept(Hint hint);

    /** Keeps the first step. Mutable, for one thread. */
    final class First implements HintSink {
        private @Nullable Hint hint;

        @Override
        public boolean accept(Hint found) {
            hint = found;
            return true;
        }

        /** The step, or null. */
        @Nullable
        Hint hint() {
            return hint;
        }
    }
}
