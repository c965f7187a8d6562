package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.web.work.Caller;
import dev.clew.web.work.Limits;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Lets a request pass once its body is there. A client that sends a body slowly does not hold up a thread, and one that
 * sends too much or takes too long gets an answer that says so. Thread-safe.
 */
final class BodyGate extends Handler.Wrapper {
    private static final int RETRY_SECONDS = 5;

    private final BodyMemory room;
    private final int mostBytes;
    private final Duration mostTime;
    private final Refusal refusal;
    private final CallerWatch callers;
    private final IdleEviction idlest;

    BodyGate(Limits limits, Refusal refusal, CallerWatch callers, IdleEviction idlest) {
        this.idlest = idlest;
        this.callers = callers;
        room = new BodyMemory(limits.allBodiesBytes(), limits.connections());
        mostBytes = limits.bodyBytes();
        mostTime = limits.idle();
        this.refusal = refusal;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!BodyReader.hasBody(request)) {
            name(request, response);
            return super.handle(request, response, answering(request, callback));
        }
        if (request.getLength() > mostBytes) {
            refusal.send(tooLarge(), request, response, callback);
            return true;
        }
        BodyMemory.Body body = room.body();
        Callback end = Callback.from(callback, body::giveBack);
        new BodyReader(request, mostBytes, mostTime, body::add, how -> proceed(how, body, request, response, end))
                .run();
        return true;
    }

    private void proceed(
            BodyReader.End end, BodyMemory.Body body, Request request, Response response, Callback callback) {
        switch (end) {
            case ALL -> pass(new Arrived(request, body.toByteArray()), response, answering(request, callback));
            case TOO_MUCH -> refuse(tooLarge(), body, request, response, callback);
            case NO_ROOM -> refuse(noRoom(), body, request, response, callback);
            case TOO_SLOW -> Answers.send(tooSlow(), response, callback);
            case BROKEN -> Answers.send(Problem.badRequest("The body broke off; send it again"), response, callback);
        }
    }

    /** What has come of the body makes room at once, though its client is listened to for a while. */
    private void refuse(Problem problem, BodyMemory.Body body, Request request, Response response, Callback callback) {
        body.giveBack();
        refusal.send(problem, request, response, callback);
    }

    private Callback answering(Request request, Callback callback) {
        return idlest.answering(request.getConnectionMetaData().getConnection(), callback);
    }

    /** From now on the request has a caller, whose time runs. */
    private void name(Request request, Response response) {
        boolean headOnly = HttpMethod.HEAD.is(Request.unWrap(request).getMethod());
        request.setAttribute(Caller.ATTRIBUTE, callers.callerOf(request, response, headOnly));
    }

    private void pass(Request request, Response response, Callback callback) {
        name(request, response);
        try {
            if (!super.handle(request, response, callback)) {
                Response.writeError(request, response, callback, 404);
            }
        } catch (Exception e) {
            Response.writeError(request, response, callback, e);
        }
    }

    private Problem tooLarge() {
        return Problem.tooLarge("The body is longer than " + mostBytes + " bytes, more than any puzzle needs here");
    }

    private static Problem noRoom() {
        return Problem.overloaded(
                "Too many large bodies are arriving; try again in " + RETRY_SECONDS + " seconds", RETRY_SECONDS);
    }

    private Problem tooSlow() {
        return Problem.tooSlow("The body did not arrive within " + mostTime.toSeconds() + " seconds");
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
