package dev.clew.core.internal.bulk;

import java.util.function.LongSupplier;

/**
 * Finds where the rows of an empty block should begin. A vector that crosses a cache line costs twice, and Java neither
 * says where an array is nor keeps it there; so each place is tried, now and then. Mutable, for one thread.
 */
final class Alignment {
    /** Rounds until the kernels are surely compiled. */
    private static final long FIRST = 4096;
    /** Rounds between two trials: these take about a thousandth of the time. */
    private static final long PERIOD = 1 << 15;

    private static final int PASSES = 20;

    private final Kernels kernels;
    private final Block block;
    private final LongSupplier nanoClock;
    private long next = FIRST;

    Alignment(Kernels kernels, Block block, LongSupplier nanoClock) {
        this.kernels = kernels;
        this.block = block;
        this.nanoClock = nanoClock;
    }

    /** Moves the rows to the best place if it is time to look for it. What the block held is lost then. */
    void improve(long rounds) {
        if (kernels.words() == 1 || rounds < next) {
            return;
        }
        next = rounds + PERIOD;
        int best = 0;
        long fewest = Long.MAX_VALUE;
        for (int shift = 0; shift < kernels.words(); shift++) {
            long nanos = time(shift);
            if (nanos < fewest) {
                fewest = nanos;
                best = shift;
            }
        }
        block.shift(best);
    }

    /** The shortest of some passes: anything may disturb a pass, nothing speeds it up. */
    private long time(int shift) {
        block.shift(shift);
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < PASSES; i++) {
            long start = nanoClock.getAsLong();
            kernels.pass(block, false);
            fewest = Math.min(fewest, nanoClock.getAsLong() - start);
        }
        return fewest;
    }
}
