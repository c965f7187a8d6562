package dev.clew.web;

import dev.clew.web.work.Caller;
import java.io.IOException;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/**
 * The watch over the client of one request. A connection that is readable without anything to read has received the
 * client's last byte. Most clients that send no more have left, but some have merely sent everything and still listen;
 * TCP does not distinguish them until something is sent. So clients of HTTP/1.1 get {@code 102 Processing} now and
 * then, which fails if the client has left. Waiting bytes are the next request of a client that is still there.
 * Thread-safe.
 */
final class DisconnectWatch implements Caller.Watch {
    private static final long FIRST_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);
    private static final long LONGEST_PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final Request request;
    private final Response response;
    private final boolean mayProbe;
    private final Runnable action;
    private final Consumer<DisconnectWatch> onEnd;
    private CompletableFuture<Void> probe = CompletableFuture.completedFuture(null);
    private @Nullable SelectionKey key;
    private long pause = FIRST_PAUSE;
    private long nextProbe = System.nanoTime();
    private boolean ended;

    DisconnectWatch(
            Request request,
            Response response,
            Caller.Answering how,
            Runnable action,
            Consumer<DisconnectWatch> onEnd) {
        this.request = request;
        this.response = response;
        this.mayProbe = how == Caller.Answering.AT_ONCE
                && request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_1;
        this.action = action;
        this.onEnd = onEnd;
    }

    /** Has a selector look at the connection; nothing if it does so already. */
    synchronized void register(Selector selector) {
        if (ended || key != null) {
            return;
        }
        try {
            if (request.getConnectionMetaData().getConnection().getEndPoint() instanceof SocketChannelEndPoint socket) {
                key = socket.getChannel().register(selector, SelectionKey.OP_READ, this);
            }
        } catch (ClosedChannelException closed) {
            leave();
        } catch (CancelledKeyException later) {
            return;
        }
    }

    /** Looks at a connection that is readable. */
    synchronized void look() {
        if (ended || key == null) {
            return;
        }
        try {
            SocketChannel channel = (SocketChannel) key.channel();
            if (channel.socket().getInputStream().available() > 0) {
                stop();
            } else if (mayProbe) {
                probe();
            } else {
                leave();
            }
        } catch (IOException gone) {
            leave();
        }
    }

    private void probe() {
        if (probe.isCompletedExceptionally()) {
            leave();
        } else if (probe.isDone() && System.nanoTime() - nextProbe >= 0) {
            probe = response.writeInterim(HttpStatus.PROCESSING_102, HttpFields.EMPTY);
            nextProbe = System.nanoTime() + pause;
            pause = Math.min(2 * pause, LONGEST_PAUSE);
        }
    }

    private void leave() {
        stop();
        action.run();
    }

    private void stop() {
        ended = true;
        onEnd.accept(this);
        if (key != null) {
            key.cancel();
        }
    }

    @Override
    public synchronized CompletableFuture<Void> end() {
        if (!ended) {
            stop();
        }
        return probe.exceptionally(failed -> null);
    }
}
