package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;

/** Takes worthy hints: the first alone, or all of them. */
final class Sink {
    final List<TwinHint> hints = new ArrayList<>();
    private final boolean firstOnly;

    Sink(boolean firstOnly) {
        this.firstOnly = firstOnly;
    }

    /** True when the producer may stop. */
    boolean offer(TwinHint hint) {
        if (hint.isWorthy()) {
            hints.add(hint);
        }
        return isFull();
    }

    boolean isFull() {
        return firstOnly && !hints.isEmpty();
    }
}
