package dev.clew.web;

import dev.clew.web.api.Problem;
import dev.clew.web.api.Reply;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What is said before a request reaches its endpoint: problems, as everywhere. Thread-safe. */
final class Answers extends ErrorHandler {
    /** Sends a problem as the whole answer. */
    static void send(Problem problem, Response response, Callback callback) {
        Reply reply = problem.toReply();
        response.setStatus(reply.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        response.write(true, ByteBuffer.wrap(reply.body()), callback);
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        send(Problem.ofStatus(code), response, callback);
    }
}
