package dev.clew.web.api;

import dev.clew.core.Budget;
import dev.clew.desk.answer.AnswerJson;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.GenerateProgress;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Values;
import dev.clew.web.work.Turn;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Makes a puzzle and reports progress as server-sent events: {@code progress} now and then, at last {@code done} or
 * {@code missed}. A client who leaves is noticed at the next event at the latest, and the making ends. Mutable, for one
 * thread.
 */
final class GenerateStream {
    private static final long BETWEEN = TimeUnit.MILLISECONDS.toNanos(250);

    private final HttpServletResponse response;
    private final Values values;
    private final Turn turn;
    private final GenerateProgress progress = new GenerateProgress();
    private boolean left;
    private long last;

    GenerateStream(HttpServletResponse response, Values values, Turn turn) {
        this.response = response;
        this.values = values;
        this.turn = turn;
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
        send("progress", progress.json());
        Budget budget = Budget.unlimited().withCancellation(this::isCalledOff);
        GenerateAnswer answer = GenerateQuestion.of(values, budget).answer(progress);
        send(answer.isGood() ? "done" : "missed", AnswerJson.text(answer));
        return !left;
    }

    /** Asked often by the generator, which makes it a good place to send a sign of life. */
    private boolean isCalledOff() {
        long now = System.nanoTime();
        if (!left && now - last > BETWEEN) {
            last = now;
            send("progress", progress.json());
        }
        return left || turn.isOver();
    }

    private void send(String event, String data) {
        if (left) {
            return;
        }
        try {
            OutputStream out = response.getOutputStream();
            out.write(("event: " + event + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
            response.flushBuffer();
        } catch (IOException gone) {
            left = true;
        }
    }
}
