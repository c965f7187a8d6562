package dev.clew.core.internal.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bit tricks of the scheduler: turning words onto each other, values in nibbles. */
final class Bits {
    /** Eight bytes at a time, the first in the lowest bits. */
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The low nibbles of eight bytes. */
    static final long LOW_NIBBLES = 0x0F0F_0F0F_0F0F_0F0FL;

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
}
