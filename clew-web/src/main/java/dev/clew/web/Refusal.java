package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.web.work.Limits;
import java.time.Duration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Says no to somebody who may still be sending, and listens on for a while: who is hung up on in the middle of a
 * sentence does not hear the answer. Thread-safe.
 */
final class Refusal {
    /** A body so many times too long is not worth listening to. */
    private static final long MOST_TIMES = 8;

    private final long mostBytes;
    private final Duration mostTime;

    Refusal(Limits limits) {
        mostBytes = MOST_TIMES * limits.bodyBytes();
        mostTime = limits.idle();
    }

    /** Sends a problem as the whole answer, at once. */
    void send(Problem problem, Request request, Response response, Callback callback) {
        if (!Intake.hasBody(request)) {
            Answers.send(problem, response, callback);
            return;
        }
        Intake rest = new Intake(request, mostBytes, mostTime, piece -> true, end -> callback.succeeded());
        Answers.send(problem, response, Callback.from(rest, callback::failed));
    }
}
