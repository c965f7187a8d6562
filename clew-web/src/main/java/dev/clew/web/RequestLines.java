package dev.clew.web;

import dev.clew.web.log.ServerLog;
import java.time.Duration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;

/** Writes a line of the log for each request that was answered, also for what was refused. Thread-safe. */
record RequestLines(ServerLog log) implements RequestLog {
    @Override
    public void log(Request request, Response response) {
        log.request(
                Request.getRemoteAddr(request),
                request.getMethod(),
                request.getHttpURI().getCanonicalPath() == null
                        ? "-"
                        : request.getHttpURI().getCanonicalPath(),
                response.getStatus(),
                Response.getContentBytesWritten(response),
                Duration.ofNanos(System.nanoTime() - request.getBeginNanoTime()));
    }
}
