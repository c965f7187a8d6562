package dev.clew.core.internal.bulk;

/** Eight bytes of an array at a time, the first in the lowest bits. Immutable and thread-safe. */
public abstract class LongBytes {
    /** The fastest that this machine has. A constant, so that a call of it costs nothing. */
    public static final LongBytes BEST = best();

    LongBytes() {}

    /**
     * Android has the handles only since API 33; a class that needs them cannot be linked before. It is not named in a way
     * that makes the verifier load it.
     */
    private static LongBytes best() {
        try {
            return LongHandle.make();
        } catch (LinkageError e) {
            return new LongShifts();
        }
    }

    /** The eight bytes from there on. */
    public abstract long get(byte[] bytes, int from);

    /** Writes eight bytes from there on. */
    abstract void put(byte[] bytes, int from, long value);
}
