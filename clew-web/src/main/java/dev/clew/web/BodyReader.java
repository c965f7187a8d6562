package dev.clew.web;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Takes in the body of a request as it comes, without a thread that waits for it. Ends once: with the body, at a
 * maximum number of bytes, or when the time is up. Not thread-safe; the server calls it from one thread at a time.
 */
final class BodyReader implements Runnable {
    /** How it ended. */
    enum End {
        ALL,
        TOO_MUCH,
        NO_ROOM,
        TOO_SLOW,
        BROKEN
    }

    private final Request request;
    private final long mostBytes;
    private final Duration mostTime;
    private final Predicate<byte[]> taker;
    private final Consumer<End> next;
    private long bytes;
    private Scheduler.@Nullable Task deadline;

    /**
     * An intake that waits to be run.
     *
     * @param taker gets the pieces, in all at most the maximum, and may refuse for lack of room
     * @param next receives how it ended
     */
    BodyReader(Request request, long mostBytes, Duration mostTime, Predicate<byte[]> taker, Consumer<End> next) {
        this.request = request;
        this.mostBytes = mostBytes;
        this.mostTime = mostTime;
        this.taker = taker;
        this.next = next;
    }

    /** Whether a request has a body that is not empty from the start. */
    static boolean hasBody(Request request) {
        return request.getLength() > 0
                || request.getLength() < 0 && request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
    }

    @Override
    public void run() {
        End end = null;
        while (end == null) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                waitForMore();
                return;
            }
            end = take(chunk);
        }
        if (deadline != null) {
            deadline.cancel();
        }
        next.accept(end);
    }

    private void waitForMore() {
        if (deadline == null) {
            deadline = request.getComponents()
                    .getScheduler()
                    .schedule(() -> request.fail(new TimeoutException("The body did not arrive in time")), mostTime);
        }
        request.demand(this);
    }

    private @Nullable End take(Content.Chunk chunk) {
        if (Content.Chunk.isFailure(chunk)) {
            return chunk.getFailure() instanceof TimeoutException ? End.TOO_SLOW : End.BROKEN;
        }
        boolean last = chunk.isLast();
        bytes += chunk.remaining();
        boolean taken = bytes > mostBytes || taker.test(BufferUtil.toArray(chunk.getByteBuffer()));
        chunk.release();
        if (!taken) {
            return End.NO_ROOM;
        }
        return bytes > mostBytes ? End.TOO_MUCH : last ? End.ALL : null;
    }
}
