package dev.clew.logic.scale.se;

import dev.clew.logic.scale.se.chain.Crew;
import dev.clew.logic.scale.se.chain.ThreadCrew;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Raters, which keep their tables from one puzzle to the next. Thread-safe: those not at work wait for the next one. */
final class SeRaters {
    private final Deque<SeRater> idle = new ArrayDeque<>();
    private final @Nullable Crew crew;

    private SeRaters(@Nullable Crew crew) {
        this.crew = crew;
    }

    /** Raters that work alone; they need no threads, which not every place that Clew runs in has. */
    SeRaters() {
        this(null);
    }

    /** Raters that share a number of threads. */
    static SeRaters sharing(int threads) {
        return new SeRaters(new ThreadCrew(threads));
    }

    /** Has a rater to itself while it works. */
    <T> T with(Function<SeRater, T> work) {
        SeRater rater = take();
        T result = crew == null ? work.apply(rater) : crew.rate(() -> work.apply(rater));
        give(rater);
        return result;
    }

    private synchronized SeRater take() {
        SeRater waiting = idle.poll();
        return waiting != null ? waiting : new SeRater(SeProfile.K, crew);
    }

    private synchronized void give(SeRater rater) {
        idle.add(rater);
    }
}
