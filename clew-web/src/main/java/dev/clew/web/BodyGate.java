package dev.clew.web;

import dev.clew.web.api.Problem;
import dev.clew.web.work.Limits;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Lets a request pass once its body is there. Nobody who sends a body drop by drop holds a thread up, and whoever sends
 * too much or takes too long is told so. Thread-safe.
 */
final class BodyGate extends Handler.Wrapper {
    /** A body so many times too long is not worth listening to. */
    private static final long MOST_TIMES = 8;

    private final int mostBytes;
    private final Duration mostTime;

    BodyGate(Limits limits) {
        mostBytes = limits.bodyBytes();
        mostTime = limits.idle();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getLength();
        boolean sendsNothing =
                length == 0 || length < 0 && !request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        if (sendsNothing) {
            return super.handle(request, response, callback);
        }
        if (length > MOST_TIMES * mostBytes) {
            Answers.send(tooLarge(), response, callback);
            return true;
        }
        CompletableFuture<byte[]> body = length > mostBytes ? drain(request) : read(request);
        if (body.isDone() && !body.isCompletedExceptionally()) {
            return super.handle(new Arrived(request, body.join()), response, callback);
        }
        waitFor(body, request, response, callback);
        return true;
    }

    private void waitFor(CompletableFuture<byte[]> body, Request request, Response response, Callback callback) {
        Scheduler.Task deadline = request.getComponents()
                .getScheduler()
                .schedule(() -> request.fail(new TimeoutException("The body did not arrive in time")), mostTime);
        CompletableFuture<byte[]> unused = body.whenComplete((bytes, failure) -> {
            deadline.cancel();
            proceed(request, response, callback, bytes, failure);
        });
    }

    private CompletableFuture<byte[]> read(Request request) {
        CompletableFuture<byte[]> body = new CompletableFuture<>();
        Content.Source.asByteArrayAsync(
                request,
                mostBytes,
                Promise.Invocable.from(Invocable.InvocationType.BLOCKING, body::complete, body::completeExceptionally));
        return body;
    }

    /** Who sends a little too much hears the answer only if somebody listens to the end. */
    private static CompletableFuture<byte[]> drain(Request request) {
        Callback.Completable end = new Callback.Completable();
        Content.Source.consumeAll(request, end);
        return end.thenApply(nothing -> {
            throw new IllegalStateException("The body is too long");
        });
    }

    private void proceed(
            Request request,
            Response response,
            Callback callback,
            byte @Nullable [] bytes,
            @Nullable Throwable failure) {
        if (bytes == null) {
            Answers.send(problem(failure), response, callback);
            return;
        }
        try {
            if (!super.handle(new Arrived(request, bytes), response, callback)) {
                Response.writeError(request, response, callback, 404);
            }
        } catch (Exception e) {
            Response.writeError(request, response, callback, e);
        }
    }

    private Problem problem(@Nullable Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof TimeoutException
                ? Problem.tooSlow("The body did not arrive within " + mostTime.toSeconds() + " seconds")
                : tooLarge();
    }

    private Problem tooLarge() {
        return Problem.tooLarge("The body is longer than " + mostBytes + " bytes, more than any puzzle needs here");
    }

    /** A request whose body is here. */
    private static final class Arrived extends Request.Wrapper {
        private final Content.Source body;

        Arrived(Request request, byte[] bytes) {
            super(request);
            body = Content.Source.from(ByteBuffer.wrap(bytes));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable task) {
            body.demand(task);
        }

        @Override
        public boolean consumeAvailable() {
            return true;
        }
    }
}
