package dev.clew.core.internal.general;

import java.util.Arrays;

/** A set of houses to look at, lowest number first. Mutable, for one thread. */
final class HouseQueue {
    private final long[] bits;

    HouseQueue(int houses) {
        this.bits = new long[(houses + 63) / 64];
    }

    void add(int house) {
        bits[house >> 6] |= 1L << house;
    }

    void clear() {
        Arrays.fill(bits, 0);
    }

    /** Takes the lowest house out, or -1. */
    int poll() {
        for (int word = 0; word < bits.length; word++) {
            if (bits[word] != 0) {
                int house = word * 64 + Long.numberOfTrailingZeros(bits[word]);
                bits[word] &= bits[word] - 1;
                return house;
            }
        }
        return -1;
    }
}
