package dev.clew.bench.compare;

import dev.clew.bench.block.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The blocks of a task: a process on each side, which run a block each in turns, some milliseconds apart. How long they do
 * is a matter of CPU time, so that a busy machine makes a pair take longer and not less warm.
 *
 * @param task the task
 * @param puzzles the file of puzzles, the same for both sides
 * @param warmUpMillis how long both together run before times are taken
 * @param millis how long times are taken
 */
record BlockProbe(Task task, Path puzzles, double warmUpMillis, double millis) implements Probe {
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
            inTurns(one, two, warmUpMillis);
            List<double[]> times = inTurns(one, two, millis);
            double[] ones = times.stream().mapToDouble(both -> both[0]).toArray();
            double[] twos = times.stream().mapToDouble(both -> both[1]).toArray();
            boolean equal = one.answers().equals(two.answers());
            return mineFirst ? new Pair(ones, twos, equal) : new Pair(twos, ones, equal);
        }
    }

    private static List<double[]> inTurns(BlockProcess one, BlockProcess two, double forMillis) throws IOException {
        List<double[]> times = new ArrayList<>();
        for (double spent = 0; spent < forMillis; ) {
            double[] both = {one.block(), two.block()};
            times.add(both);
            spent += both[0] + both[1];
        }
        return times;
    }
}
