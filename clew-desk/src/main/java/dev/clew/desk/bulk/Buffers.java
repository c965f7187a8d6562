package dev.clew.desk.bulk;

import dev.clew.core.engine.BulkWorker;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The large arrays of a run, for the text of blocks and for the answers. A user gives an array back when it is done,
 * and the next user gets it with whatever it holds, so that a stream of any length needs only as many as are in use at
 * the same time. Thread-safe.
 */
public final class Buffers {
    /** Room for as many plain lines as suit the engines, or for their solutions. */
    public static final int SIZE = BulkWorker.BATCH * PlainLines.BARE;

    private final Deque<byte[]> idle = new ArrayDeque<>();

    /** None yet. */
    public Buffers() {}

    /** An array of {@link #SIZE} bytes: the one that was given back last, which is most likely still in a cache. */
    public synchronized byte[] take() {
        byte[] last = idle.poll();
        return last == null ? new byte[SIZE] : last;
    }

    /** Takes an array back that is no longer used; one of another size is left to the collector. */
    public synchronized void give(byte[] array) {
        if (array.length == SIZE) {
            idle.push(array);
        }
    }

    /** How many arrays wait to be used again. */
    synchronized int idle() {
        return idle.size();
    }
}
