package dev.clew.web.log;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the operator sees: every failure with its incident number, and on demand a line for each request. Clients get
 * the number and nothing else of a failure. Thread-safe if the writer is.
 */
public final class ServerLog {
    private static final int LONGEST_PATH = 200;

    private final Consumer<String> writer;
    private final InstantSource clock;
    private final String run;
    private final boolean requests;
    private final AtomicLong incidents = new AtomicLong();

    /**
     * A log.
     *
     * @param writer gets whole entries without a line break at their end
     * @param run names this run of the server in incident numbers, so that those of another run differ
     * @param requests whether there is a line for each request
     */
    public ServerLog(Consumer<String> writer, InstantSource clock, String run, boolean requests) {
        this.writer = writer;
        this.clock = clock;
        this.run = run;
        this.requests = requests;
    }

    /** A log that discards everything. */
    public static ServerLog silent() {
        return new ServerLog(line -> {}, InstantSource.system(), "", false);
    }

    /** Whether there is a line for each request. */
    public boolean hasRequests() {
        return requests;
    }

    /**
     * Notes a failure with its stack.
     *
     * @return its number
     */
    public String incident(String method, String path, int status, @Nullable Throwable failure) {
        String number = run + "-" + incidents.incrementAndGet();
        String request = printable(method) + " " + printable(path) + " " + status;
        writer.accept(now() + " incident " + number + " " + request + "\n" + stack(failure));
        return number;
    }

    /** Notes a request that was answered, if that is wanted. */
    public void request(String client, String method, String path, int status, long bytes, Duration time) {
        if (requests) {
            writer.accept(now() + " " + client + " " + printable(method) + " " + printable(path) + " " + status + " "
                    + bytes + " B " + time.toMillis() + " ms");
        }
    }

    private String now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS).toString();
    }

    private static String stack(@Nullable Throwable failure) {
        if (failure == null) {
            return "  (no exception)";
        }
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text, true));
        return text.toString().strip().replaceAll("[\\p{Cntrl}&&[^\n\t]]", "?");
    }

    /** One line, whatever a client sent: clients cannot forge entries of the log. */
    private static String printable(String text) {
        String line = text.replaceAll("[^\\x21-\\x7e]", "?");
        return line.length() > LONGEST_PATH ? line.substring(0, LONGEST_PATH) + "..." : line;
    }
}
