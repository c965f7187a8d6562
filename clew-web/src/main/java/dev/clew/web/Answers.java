package dev.clew.web;

import dev.clew.desk.service.Problem;
import dev.clew.desk.service.Reply;
import dev.clew.web.log.ServerLog;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.QuietException;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** The answers before a request reaches its endpoint: problems, as everywhere. Thread-safe. */
final class Answers extends ErrorHandler {
    private final ServerLog log;

    Answers(ServerLog log) {
        this.log = log;
    }

    /** Sends a problem as the whole answer. */
    static void send(Problem problem, Response response, Callback callback) {
        Reply reply = problem.toReply();
        response.setStatus(reply.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        reply.headers().forEach((name, value) -> response.getHeaders().put(name, value));
        response.write(true, ByteBuffer.wrap(reply.body().getBytes(StandardCharsets.UTF_8)), callback);
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        // HTTP/0.9 is not a version to support one day, but a request that cannot be read.
        int status = code == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505 ? HttpStatus.BAD_REQUEST_400 : code;
        send(problem(request, status, cause), response, callback);
    }

    private Problem problem(Request request, int code, @Nullable Throwable cause) {
        if (code != HttpStatus.INTERNAL_SERVER_ERROR_500 || isDeparture(cause)) {
            return Problem.ofStatus(code);
        }
        String path = String.valueOf(request.getHttpURI().getCanonicalPath());
        return Problem.internal(log.incident(request.getMethod(), path, code, cause));
    }

    /** A client that hangs up is not a failure of the server. */
    private static boolean isDeparture(@Nullable Throwable cause) {
        return cause instanceof EofException
                || cause instanceof ClosedChannelException
                || cause instanceof QuietException;
    }
}
