package dev.clew.core.internal.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bit tricks of the scheduler: turning words onto each other, transposing, packing values into nibbles. */
final class Bits {
    /** Eight bytes at a time, the first in the lowest bits. */
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long NIBBLE_HEADS = 0x1111_1111_1111_1111L;

    private Bits() {}

    /** How far to turn the sources to the left so that most of them fall on targets. */
    static int bestRotation(long sources, long targets) {
        int most = Math.min(Long.bitCount(sources), Long.bitCount(targets));
        int best = -1;
        int distance = 0;
        for (int i = 0; i < 64; i++) {
            int met = Long.bitCount(Long.rotateLeft(sources, i) & targets);
            if (met > best) {
                best = met;
                distance = i;
                if (met == most) {
                    break;
                }
            }
        }
        return distance;
    }

    /** Swaps rows and columns of 64 × 64 bits: first two quarters, then those of every quarter … */
    static void transpose(long[] rows, int offset) {
        swapQuarters(rows, offset, 32, 0x0000_0000_FFFF_FFFFL);
        swapQuarters(rows, offset, 16, 0x0000_FFFF_0000_FFFFL);
        swapQuarters(rows, offset, 8, 0x00FF_00FF_00FF_00FFL);
        swapQuarters(rows, offset, 4, 0x0F0F_0F0F_0F0F_0F0FL);
        swapQuarters(rows, offset, 2, 0x3333_3333_3333_3333L);
        swapQuarters(rows, offset, 1, 0x5555_5555_5555_5555L);
    }

    private static void swapQuarters(long[] rows, int offset, int half, long mask) {
        for (int pair = 0; pair < 32; pair++) {
            // The bits of pair with a zero put in at half: every row of an upper half once.
            int i = offset + ((pair & -half) << 1 | pair & half - 1);
            long upper = rows[i];
            long lower = rows[i + half];
            long swapped = (upper >>> half ^ lower) & mask;
            rows[i] = upper ^ swapped << half;
            rows[i + half] = lower ^ swapped;
        }
    }

    /** The low nibbles of eight bytes, in 32 bits. */
    static long packNibbles(long bytes) {
        long x = bytes & 0x0F0F_0F0F_0F0F_0F0FL;
        x = (x | x >>> 4) & 0x00FF_00FF_00FF_00FFL;
        x = (x | x >>> 8) & 0x0000_FFFF_0000_FFFFL;
        return (x | x >>> 16) & 0xFFFF_FFFFL;
    }

    /** Eight nibbles in the low 32 bits as the low nibbles of eight bytes. */
    static long unpackNibbles(long nibbles) {
        long x = nibbles & 0xFFFF_FFFFL;
        x = (x | x << 16) & 0x0000_FFFF_0000_FFFFL;
        x = (x | x << 8) & 0x00FF_00FF_00FF_00FFL;
        return (x | x << 4) & 0x0F0F_0F0F_0F0F_0F0FL;
    }

    /** How many of sixteen nibbles are 1..9. */
    static int countValues(long nibbles) {
        long b1 = nibbles >>> 1;
        long b2 = nibbles >>> 2;
        long b3 = nibbles >>> 3;
        return Long.bitCount((nibbles | b1 | b2 | b3) & ~(b3 & (b1 | b2)) & NIBBLE_HEADS);
    }
}
