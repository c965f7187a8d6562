package dev.clew.core.internal.bulk;

/** Bit tricks of the scheduler: values in bytes and nibbles. */
final class Bits {
    /** The low nibbles of eight bytes. */
    static final long LOW_NIBBLES = 0x0F0F_0F0F_0F0F_0F0FL;

    private Bits() {}

    /** How far to turn the sources to the left so that most of them fall on targets. */
    static int bestRotation(long sources, long targets) {
        int most = Math.min(Long.bitCount(sources), Long.bitCount(targets));
        int best = 0;
        int distance = 0;
        for (int i = 0; i < 64 && best < most; i++) {
            int met = Long.bitCount(Long.rotateLeft(sources, i) & targets);
            if (met > best) {
                best = met;
                distance = i;
            }
        }
        return distance;
    }

    /** Swaps rows and columns of a square of eight bytes: bit j of byte i becomes bit i of byte j. */
    static long transpose(long square) {
        long x = square;
        long t = (x ^ x >>> 7) & 0x00AA_00AA_00AA_00AAL;
        x ^= t ^ t << 7;
        t = (x ^ x >>> 14) & 0x0000_CCCC_0000_CCCCL;
        x ^= t ^ t << 14;
        t = (x ^ x >>> 28) & 0x0000_0000_F0F0_F0F0L;
        return x ^ t ^ t << 28;
    }
}
