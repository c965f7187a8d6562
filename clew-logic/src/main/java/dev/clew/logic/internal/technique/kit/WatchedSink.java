package dev.clew.logic.internal.technique.kit;

import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;

/** Hands steps on and tells whether there were any in a part of a scan. For one scan on one thread. */
public final class WatchedSink implements StepSink {
    private final StepSink sink;
    private boolean empty = true;

    /** A sink in front of another. */
    public WatchedSink(StepSink sink) {
        this.sink = sink;
    }

    @Override
    public boolean accept(Step step) {
        empty = false;
        return sink.accept(step);
    }

    /** There is something that is not reported, for now. */
    public void passOver() {
        empty = false;
    }

    /** Whether there was nothing since this was last asked. */
    public boolean wasEmpty() {
        boolean was = empty;
        empty = true;
        return was;
    }
}
