package dev.clew.web.work;

import java.util.concurrent.CompletableFuture;

/** The client of a request: when it had arrived, what is wanted of the answer, and whether they are still there. */
public interface Caller {
    /** The attribute of a request that holds its caller. */
    String ATTRIBUTE = "dev.clew.caller";

    /** When the whole request was here, by {@link System#nanoTime()}. */
    long arrival();

    /** Whether only the head of the answer is wanted. */
    boolean wantsHeadOnly();

    /** Has an action run once if the caller leaves, until the watch ends. */
    Watch onLeave(Answering how, Runnable action);

    /** How the caller is answered, which decides how to find out whether they listen after the end of what they say. */
    enum Answering {
        /** All at once, later: until then nothing has been sent. */
        AT_ONCE,
        /** Piece by piece, by a writer that may write at any time. */
        AS_A_STREAM
    }

    /** A watch over a caller. */
    @FunctionalInterface
    interface Watch {
        /** Ends it; once the result is there, only the answer uses the connection. */
        CompletableFuture<Void> end();
    }
}
