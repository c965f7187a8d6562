package dev.clew.bench.compare;

import dev.clew.bench.block.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The blocks of a task: a process on each side, which run a block each in turns, some milliseconds apart.
 *
 * @param task the task
 * @param puzzles the file of puzzles, the same for both sides
 * @param warmUpNanos how long both together run before times are taken
 * @param nanos how long times are taken
 * @param clock the clock, in nanoseconds
 */
record BlockProbe(Task task, Path puzzles, long warmUpNanos, long nanos, LongSupplier clock) implements Probe {
    @Override
    public String name() {
        return task.id();
    }

    @Override
    public Pair measure(Side mine, Side other, boolean mineFirst) throws IOException {
        Side first = mineFirst ? mine : other;
        Side second = mineFirst ? other : mine;
        try (BlockProcess one = new BlockProcess(first, task, puzzles);
                BlockProcess two = new BlockProcess(second, task, puzzles)) {
            inTurns(one, two, warmUpNanos);
            List<double[]> times = inTurns(one, two, nanos);
            double[] ones = times.stream().mapToDouble(both -> both[0]).toArray();
            double[] twos = times.stream().mapToDouble(both -> both[1]).toArray();
            boolean equal = one.answers().equals(two.answers());
            return mineFirst ? new Pair(ones, twos, equal) : new Pair(twos, ones, equal);
        }
    }

    private List<double[]> inTurns(BlockProcess one, BlockProcess two, long forNanos) throws IOException {
        List<double[]> times = new ArrayList<>();
        long end = clock.getAsLong() + forNanos;
        do {
            times.add(new double[] {one.block(), two.block()});
        } while (clock.getAsLong() < end);
        return times;
    }
}
