package dev.clew.core.internal.bulk;

/** Byte by byte, which works everywhere. Immutable. */
final class LongShifts extends LongBytes {
    @Override
    public long get(byte[] bytes, int from) {
        long value = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            value = value << 8 | bytes[from + i] & 0xFF;
        }
        return value;
    }

    @Override
    void put(byte[] bytes, int from, long value) {
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[from + i] = (byte) (value >>> 8 * i);
        }
    }
}
