package dev.clew.web;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.IdleTimeout;
import org.eclipse.jetty.util.Callback;

/**
 * Limits the number of connections: if there are too many, the one that has been idle longest is closed. A connection
 * whose request is being answered stays. So idle connections do not shut out others. Thread-safe.
 */
final class IdleEviction implements Connection.Listener {
    private final int most;
    private final Set<Connection> open = ConcurrentHashMap.newKeySet();
    private final Set<Connection> answering = ConcurrentHashMap.newKeySet();

    IdleEviction(int most) {
        this.most = most;
    }

    /** A request has arrived in full; until its end the connection stays. */
    Callback answering(Connection connection, Callback callback) {
        answering.add(connection);
        return Callback.from(callback, () -> answering.remove(connection));
    }

    @Override
    public void onOpened(Connection connection) {
        open.add(connection);
        if (open.size() > most) {
            open.stream()
                    .filter(one -> !answering.contains(one))
                    .max(Comparator.comparingLong(IdleEviction::idleMillis))
                    .ifPresent(this::hangUp);
        }
    }

    private void hangUp(Connection connection) {
        // Before it has closed, so that the next one to come chooses another.
        open.remove(connection);
        connection.getEndPoint().close();
    }

    @Override
    public void onClosed(Connection connection) {
        open.remove(connection);
        answering.remove(connection);
    }

    private static long idleMillis(Connection connection) {
        return connection.getEndPoint() instanceof IdleTimeout idle ? idle.getIdleFor() : 0;
    }
}
