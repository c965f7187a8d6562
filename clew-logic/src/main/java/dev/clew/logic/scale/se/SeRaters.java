package dev.clew.logic.scale.se;

import dev.clew.logic.scale.se.chain.Crew;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** Raters, which keep their tables from one puzzle to the next. Thread-safe: those not at work wait for the next one. */
final class SeRaters {
    private final ConcurrentLinkedQueue<SeRater> idle = new ConcurrentLinkedQueue<>();
    private final Crew crew;

    /** Raters that share a number of threads. */
    SeRaters(int threads) {
        this.crew = new Crew(threads);
    }

    /** Has a rater to itself while it works. */
    <T> T with(Function<SeRater, T> work) {
        SeRater waiting = idle.poll();
        SeRater rater = waiting != null ? waiting : new SeRater(SeProfile.K, crew);
        T result = crew.rate(() -> work.apply(rater));
        idle.add(rater);
        return result;
    }
}
