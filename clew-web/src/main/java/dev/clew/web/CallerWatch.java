package dev.clew.web;

import dev.clew.web.work.Caller;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Selector;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * Notices clients who leave while their answer is made. While a request is answered the server does not read from its
 * connection, so it does not see that end; here a selector of our own looks for it, beside the server's. Only requests
 * that take longer than a moment are looked at, and only while there are any. Thread-safe.
 */
final class CallerWatch extends AbstractLifeCycle {
    private static final long SWEEP_MILLIS = 100;

    private final Scheduler scheduler;
    private final Executor executor;
    private final Selector selector;
    private final Set<DisconnectWatch> watched = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean scheduled = new AtomicBoolean();

    CallerWatch(Scheduler scheduler, Executor executor) {
        this.scheduler = scheduler;
        this.executor = executor;
        try {
            this.selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The client of a request that has arrived in full. */
    Caller callerOf(Request request, Response response, boolean headOnly) {
        return new RequestCaller(System.nanoTime(), headOnly, (how, action) -> {
            DisconnectWatch departure =
                    new DisconnectWatch(request, response, how, () -> executor.execute(action), watched::remove);
            watched.add(departure);
            schedule();
            return departure;
        });
    }

    private void schedule() {
        if (isRunning() && scheduled.compareAndSet(false, true)) {
            scheduler.schedule(this::sweep, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    private void sweep() {
        scheduled.set(false);
        try {
            // First those that are no longer watched: a connection has to be forgotten before it is watched again.
            selector.selectNow();
            watched.forEach(departure -> departure.register(selector));
            selector.selectNow();
            selector.selectedKeys().forEach(key -> ((DisconnectWatch) key.attachment()).look());
            selector.selectedKeys().clear();
        } catch (IOException | java.nio.channels.ClosedSelectorException e) {
            return;
        }
        if (!watched.isEmpty() || !selector.keys().isEmpty()) {
            schedule();
        }
    }

    @Override
    protected void doStop() throws IOException {
        selector.close();
    }
}
