package dev.clew.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * Runs something until the JVM has compiled it. On a busy machine that may take long, and a clock cannot show it; but
 * while the compiler works, the process uses more processor time than the threads that solve, and when it is done, they
 * get faster. Work that is still choosing between engines reports that.
 */
final class WarmUp {
    /** Idle compilers, a collector with little to do, and noise stay below this share of the processor time. */
    private static final double REST = 0.1;

    /** If it takes longer, something else keeps the process busy. */
    private static final int PATIENCE = 8;

    private static final int SLICES = 4;

    private WarmUp() {}

    /** Something that solves for some time. */
    interface Solving {
        /** Solves for that many nanoseconds. */
        Speed run(long nanos);

        /** Whether it will keep its present speed. */
        default boolean isSettled() {
            return true;
        }
    }

    /** Solves for at least some time, and then until the compiler is idle and everything is settled. */
    static void run(Solving solving, long nanos) {
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        double best = 0;
        long start = System.nanoTime();
        for (int slice = 1; System.nanoTime() - start < PATIENCE * nanos; slice++) {
            long before = process.getProcessCpuTime();
            Speed speed = solving.run(nanos / SLICES);
            double all = (process.getProcessCpuTime() - before) / 1e9;
            double own = speed.puzzles() / speed.perCpuSecond();
            boolean isSteady = all - own <= REST * all && speed.perCpuSecond() <= (1 + REST) * best;
            if (slice >= SLICES && isSteady && solving.isSettled()) {
                return;
            }
            best = Math.max(best, speed.perCpuSecond());
        }
    }
}
