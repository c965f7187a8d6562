package dev.clew.logic.scale.se;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** Raters, which keep their tables from one puzzle to the next. Thread-safe: those not at work wait for the next one. */
final class SeRaters {
    private final ConcurrentLinkedQueue<SeRater> idle = new ConcurrentLinkedQueue<>();

    /** Has a rater to itself while it works. */
    <T> T with(Function<SeRater, T> work) {
        SeRater waiting = idle.poll();
        SeRater rater = waiting != null ? waiting : new SeRater();
        T result = work.apply(rater);
        idle.add(rater);
        return result;
    }
}
