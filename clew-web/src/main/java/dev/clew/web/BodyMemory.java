package dev.clew.web;

import java.io.ByteArrayOutputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How many bytes of bodies are held at once, from all clients together. The first few bytes of each body need no room,
 * because that many are reserved for every connection: a puzzle as people send it is taken in however many hold large
 * bodies. Thread-safe.
 */
final class BodyMemory {
    /** What every body may hold. */
    static final int OWN_BYTES = 8 * 1024;

    private final long most;
    private final AtomicLong held = new AtomicLong();

    /** Room for all bodies, of which every connection has its own share. */
    BodyMemory(long bytes, int connections) {
        most = Math.max(0, bytes - (long) connections * OWN_BYTES);
    }

    /** Room for a new body. */
    Body body() {
        return new Body();
    }

    /** A body that arrives. For one thread at a time, except for giving back. */
    final class Body {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final AtomicBoolean givenBack = new AtomicBoolean();
        private long shared;

        /** Keeps a piece; false if there is no room for it. */
        boolean add(byte[] piece) {
            // Grows with what has come: a length that is only claimed costs nothing.
            long more = Math.max(0, bytes.size() + piece.length - OWN_BYTES) - shared;
            if (held.addAndGet(more) > most) {
                held.addAndGet(-more);
                return false;
            }
            shared += more;
            bytes.writeBytes(piece);
            return true;
        }

        byte[] toByteArray() {
            return bytes.toByteArray();
        }

        /** Nobody needs the body any longer. */
        void giveBack() {
            if (givenBack.compareAndSet(false, true)) {
                held.addAndGet(-shared);
            }
        }
    }
}
