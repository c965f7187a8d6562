package dev.clew.logic.scale.se.chain;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Threads that rate together. Implementations are thread-safe. */
public interface Crew {
    /** Does a rating as one of the crew. */
    <T> T rate(Supplier<T> work);

    /**
     * Runs tasks on the calling thread and on idle ones; returns when all are done.
     *
     * @param tasks how many there are; each is done once, in any order
     * @param workers gives what does them: number 0 is for the calling thread, the others are for one helper each
     */
    void share(int tasks, IntFunction<IntConsumer> workers);
}
