package dev.clew.web.api;

import dev.clew.generate.Result;
import dev.clew.web.work.Pace;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Makes a puzzle and tells how it goes as server-sent events: {@code progress} now and then, at last {@code done} or
 * {@code missed}. A client who leaves is noticed at the next event at the latest, and the making ends. Mutable, for one thread.
 */
final class MakingStream {
    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(250);

    private final HttpServletResponse response;
    private final Making making;
    private final Pace pace;
    private boolean left;
    private long last;

    MakingStream(HttpServletResponse response, Order order, Pace pace) {
        this.response = response;
        this.making = new Making(order);
        this.pace = pace;
    }

    /** The head of the answer, which says that events follow. */
    static void head(HttpServletResponse response) {
        response.setStatus(HttpServletResponse.SC_OK);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
    }

    /** Runs to the end; true if the client stayed. */
    boolean run() {
        head(response);
        last = System.nanoTime();
        send("progress", making.progress());
        Result result = making.run(this::isCalledOff);
        send(result instanceof Result.Found ? "done" : "missed", making.outcome(result));
        return !left;
    }

    /** Asked often by the generator, which makes it the place to say that somebody is at work. */
    private boolean isCalledOff() {
        long now = System.nanoTime();
        if (!left && now - last > BETWEEN) {
            last = now;
            send("progress", making.progress());
        }
        return left || pace.isOver();
    }

    private void send(String event, byte[] data) {
        if (left) {
            return;
        }
        try {
            OutputStream out = response.getOutputStream();
            out.write(("event: " + event + "\ndata: ").getBytes(StandardCharsets.UTF_8));
            out.write(data);
            out.write("\n\n".getBytes(StandardCharsets.UTF_8));
            response.flushBuffer();
        } catch (IOException gone) {
            left = true;
        }
    }
}
