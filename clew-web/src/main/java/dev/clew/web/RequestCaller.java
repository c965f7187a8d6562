package dev.clew.web;

import dev.clew.web.work.Caller;
import java.util.function.BiFunction;

/**
 * The client of a request. Immutable.
 *
 * @param arrival when the whole request was here
 * @param wantsHeadOnly whether only the head of the answer is wanted
 * @param watcher begins to watch
 */
record RequestCaller(long arrival, boolean wantsHeadOnly, BiFunction<Caller.Answering, Runnable, Caller.Watch> watcher)
        implements Caller {
    @Override
    public Watch onLeave(Answering how, Runnable action) {
        return watcher.apply(how, action);
    }
}
