package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.web.work.Limits;
import java.time.Duration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Refuses a client that may still be sending, and keeps reading for a while: a client cut off in the middle of sending
 * does not read the answer. Thread-safe.
 */
final class Refusal {
    /** A body this many times too long is not worth reading. */
    private static final long MOST_TIMES = 8;

    private final long mostBytes;
    private final Duration mostTime;

    Refusal(Limits limits) {
        mostBytes = MOST_TIMES * limits.bodyBytes();
        mostTime = limits.idle();
    }

    /** Sends a problem as the whole answer, at once. */
    void send(Problem problem, Request request, Response response, Callback callback) {
        if (!BodyReader.hasBody(request)) {
            Answers.send(problem, response, callback);
            return;
        }
        BodyReader rest = new BodyReader(request, mostBytes, mostTime, piece -> true, end -> callback.succeeded());
        Answers.send(problem, response, Callback.from(rest, callback::failed));
    }
}
