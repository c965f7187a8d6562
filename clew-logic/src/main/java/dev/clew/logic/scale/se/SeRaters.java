package dev.clew.logic.scale.se;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;

/** Raters, which keep their tables from one puzzle to the next. Thread-safe: those not at work wait for the next one. */
final class SeRaters {
    private final Deque<SeRater> idle = new ArrayDeque<>();

    /** Has a rater to itself while it works. */
    <T> T with(Function<SeRater, T> work) {
        SeRater rater = take();
        T result = work.apply(rater);
        give(rater);
        return result;
    }

    private synchronized SeRater take() {
        SeRater waiting = idle.poll();
        return waiting != null ? waiting : new SeRater();
    }

    private synchronized void give(SeRater rater) {
        idle.add(rater);
    }
}
