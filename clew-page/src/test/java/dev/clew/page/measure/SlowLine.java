package dev.clew.page.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A slow line to a server: every connection waits a round trip, every byte half of one, and all connections share the
 * same rate, as over a mobile network. For what the browser's own throttling leaves out: workers and service workers.
 */
final class SlowLine implements AutoCloseable {
    private static final int CHUNK = 1_400;

    private final URI target;
    private final long roundTripNanos;
    private final double nanosPerByte;
    private final ServerSocket listener;
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private long free = System.nanoTime();

    private record Piece(byte[] bytes, int length, long due) {}

    /** A line to a server; 150 ms and 1,638 kbit/s are a slow 4G. */
    SlowLine(URI target, long roundTripMillis, int kilobitsPerSecond) throws IOException {
        this.target = target;
        this.roundTripNanos = TimeUnit.MILLISECONDS.toNanos(roundTripMillis);
        this.nanosPerByte = 8e6 / kilobitsPerSecond;
        this.listener = new ServerSocket(0, 256, InetAddress.getLoopbackAddress());
        threads.execute(this::accept);
    }

    /** The address of the server as it is seen through the line. */
    String url() {
        return "http://127.0.0.1:" + listener.getLocalPort() + target.getPath();
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket near = listener.accept();
                threads.execute(() -> connect(near));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void connect(Socket near) {
        try {
            Socket far = new Socket(target.getHost(), target.getPort());
            near.setTcpNoDelay(true);
            far.setTcpNoDelay(true);
            TimeUnit.NANOSECONDS.sleep(roundTripNanos);
            carry(near, far, false);
            carry(far, near, true);
        } catch (IOException | InterruptedException e) {
            close(near);
        }
    }

    private void carry(Socket from, Socket to, boolean limited) {
        BlockingQueue<Piece> pieces = new LinkedBlockingQueue<>();
        threads.execute(() -> read(from, pieces, limited));
        threads.execute(() -> write(to, pieces));
    }

    private void read(Socket from, BlockingQueue<Piece> pieces, boolean limited) {
        try {
            InputStream in = from.getInputStream();
            for (int length = 0; length >= 0; ) {
                byte[] bytes = new byte[CHUNK];
                length = in.read(bytes);
                pieces.add(new Piece(bytes, length, due(limited ? Math.max(0, length) : 0)));
            }
        } catch (IOException gone) {
            pieces.add(new Piece(new byte[0], -1, System.nanoTime()));
        }
    }

    private synchronized long due(int bytes) {
        free = Math.max(free, System.nanoTime()) + (long) (bytes * nanosPerByte);
        return (bytes == 0 ? System.nanoTime() : free) + roundTripNanos / 2;
    }

    private static void write(Socket to, BlockingQueue<Piece> pieces) {
        try {
            OutputStream out = to.getOutputStream();
            for (Piece piece = pieces.take(); piece.length() >= 0; piece = pieces.take()) {
                TimeUnit.NANOSECONDS.sleep(piece.due() - System.nanoTime());
                out.write(piece.bytes(), 0, piece.length());
            }
            close(to);
        } catch (IOException | InterruptedException gone) {
            close(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException alreadyClosed) {
            return;
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        threads.shutdownNow();
    }
}
