package dev.clew.cli.bench;

import java.util.List;

/**
 * How fast something was. Immutable.
 *
 * @param puzzles how many puzzles were solved
 * @param perSecond puzzles in a second of the clock
 * @param perCpuSecond puzzles in a second of a processor's time
 */
record Speed(long puzzles, double perSecond, double perCpuSecond) {
    /** The speed of one thread. */
    static Speed of(long puzzles, long nanos, long cpuNanos) {
        return new Speed(puzzles, puzzles * 1e9 / Math.max(1, nanos), puzzles * 1e9 / Math.max(1, cpuNanos));
    }

    /** The speed of several threads together: what each does in a second adds up, what it costs does not. */
    static Speed together(List<Speed> speeds) {
        long puzzles = 0;
        double perSecond = 0;
        double cpuSeconds = 0;
        for (Speed speed : speeds) {
            puzzles += speed.puzzles;
            perSecond += speed.perSecond;
            cpuSeconds += speed.puzzles / speed.perCpuSecond;
        }
        return new Speed(puzzles, perSecond, puzzles / cpuSeconds);
    }
}
