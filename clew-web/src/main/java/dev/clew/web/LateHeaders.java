package dev.clew.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Hangs up on clients who begin a request and never come to the end of its head. The idle timeout does not notice them,
 * because a byte now and then is not idle. Thread-safe.
 */
final class LateHeaders extends AbstractLifeCycle implements Connection.Listener {
    private static final long SWEEP_MILLIS = 500;

    private final Scheduler scheduler;
    private final long mostNanos;
    private final Map<Connection, Seen> connections = new ConcurrentHashMap<>();
    private volatile Scheduler.@Nullable Task next;

    LateHeaders(Scheduler scheduler, Duration most) {
        this.scheduler = scheduler;
        this.mostNanos = most.toNanos();
    }

    /**
     * What a connection was at when it was last between two requests.
     *
     * @param messages how many requests had begun
     * @param bytes how much had been received
     * @param since when that was
     */
    private record Seen(long messages, long bytes, long since) {}

    @Override
    public void onOpened(Connection connection) {
        connections.put(connection, new Seen(0, 0, System.nanoTime()));
    }

    @Override
    public void onClosed(Connection connection) {
        connections.remove(connection);
    }

    @Override
    protected void doStart() {
        next = scheduler.schedule(this::sweep, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
    }

    @Override
    protected void doStop() {
        Scheduler.Task waiting = next;
        if (waiting != null) {
            waiting.cancel();
        }
    }

    private void sweep() {
        long now = System.nanoTime();
        connections.forEach((connection, seen) -> {
            long messages = connection.getMessagesIn();
            long bytes = connection.getBytesIn();
            boolean inHead = messages == seen.messages() && bytes > seen.bytes();
            if (!inHead) {
                connections.replace(connection, seen, new Seen(messages, bytes, now));
            } else if (now - seen.since() > mostNanos) {
                connection.getEndPoint().close();
            }
        });
        if (isRunning()) {
            doStart();
        }
    }
}
