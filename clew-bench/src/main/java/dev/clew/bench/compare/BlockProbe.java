package dev.clew.bench.compare;

import dev.clew.bench.block.Task;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The blocks of all tasks: one process on each side, which run a block each in turns, some milliseconds apart, task after
 * task and round after round. One process for all tasks is warm sooner than one for each, so more pairs fit into a
 * sitting. How long they run is a matter of CPU time, so that a busy machine makes a pair take longer and not less warm.
 *
 * @param tasks the tasks
 * @param puzzles the file of puzzles, the same for both sides
 * @param warmUpMillis how long both together run before times are taken, for each task
 * @param millis how long times are taken, for each task
 */
record BlockProbe(List<Task> tasks, Path puzzles, double warmUpMillis, double millis) implements Probe {
    @Override
    public Map<String, Pair> measure(Side mine, Side other, boolean mineFirst) throws IOException {
        Side first = mineFirst ? mine : other;
        Side second = mineFirst ? other : mine;
        try (BlockProcess one = new BlockProcess(first, tasks, puzzles);
                BlockProcess two = new BlockProcess(second, tasks, puzzles)) {
            inTurns(one, two, warmUpMillis);
            Map<Task, List<double[]>> times = inTurns(one, two, millis);
            Map<String, Pair> pairs = new LinkedHashMap<>();
            times.forEach((task, both) -> {
                double[] ones = both.stream().mapToDouble(time -> time[0]).toArray();
                double[] twos = both.stream().mapToDouble(time -> time[1]).toArray();
                boolean equal = one.answer(task).equals(two.answer(task));
                pairs.put(task.id(), mineFirst ? new Pair(ones, twos, equal) : new Pair(twos, ones, equal));
            });
            return pairs;
        }
    }

    private Map<Task, List<double[]>> inTurns(BlockProcess one, BlockProcess two, double forMillis) throws IOException {
        Map<Task, List<double[]>> times = new LinkedHashMap<>();
        for (double spent = 0; spent < forMillis * tasks.size(); ) {
            for (Task task : tasks) {
                double[] both = {one.block(task), two.block(task)};
                times.computeIfAbsent(task, it -> new ArrayList<>()).add(both);
                spent += both[0] + both[1];
            }
        }
        return times;
    }
}
