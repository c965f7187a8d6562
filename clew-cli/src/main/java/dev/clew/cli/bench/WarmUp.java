package dev.clew.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * Runs something until the JVM has compiled it. That may take long on a busy machine, and no clock tells; but while the
 * compiler works, the process uses more processor time than the threads that solve, and when it is done, they get
 * faster. Who still chooses between engines says so.
 */
final class WarmUp {
    /** Compilers at rest and a collector with little to do stay below this part of the processor time; so does chance. */
    private static final double REST = 0.1;

    /** Whoever waits longer has another reason to be busy. */
    private static final int PATIENCE = 8;

    private static final int SLICES = 4;

    private WarmUp() {}

    /** Something that solves for some time. */
    interface Solving {
        /** Solves for that many nanoseconds. */
        Speed run(long nanos);

        /** Whether it will go on as it does now. */
        default boolean isSettled() {
            return true;
        }
    }

    /** Solves for some time at least, and on until the compiler rests and all is settled. */
    static void run(Solving solving, long nanos) {
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        double best = 0;
        long start = System.nanoTime();
        for (int slice = 1; System.nanoTime() - start < PATIENCE * nanos; slice++) {
            long before = process.getProcessCpuTime();
            Speed speed = solving.run(nanos / SLICES);
            double all = (process.getProcessCpuTime() - before) / 1e9;
            double own = speed.puzzles() / speed.perCpuSecond();
            boolean rests = all - own <= REST * all && speed.perCpuSecond() <= (1 + REST) * best;
            if (slice >= SLICES && rests && solving.isSettled()) {
                return;
            }
            best = Math.max(best, speed.perCpuSecond());
        }
    }
}
