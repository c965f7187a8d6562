package dev.clew.spark.text;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Deals expensive puzzles to tasks like cards: what may take longest comes first, one to each task in turn, so that no
 * task gets many of them. The puzzles lie in parts, and it is enough to know how many of each part need how many
 * guesses: the rank of a puzzle follows from that, and nothing has to be sorted. Mutable, for the puzzles of one part
 * in their order.
 */
public final class TaskDealer implements Serializable {
    private static final long serialVersionUID = 1;

    /** Puzzles that a task gets; of very many, more. */
    private static final long EACH = 20;

    private static final long MOST_EACH = 500;
    private static final long TASKS_A_CORE = 20;

    /** The rank of the next puzzle of this part, by its guesses. */
    private final Map<Long, Long> ranks;

    private final int tasks;

    private TaskDealer(Map<Long, Long> ranks, int tasks) {
        this.ranks = ranks;
        this.tasks = tasks;
    }

    /** How many tasks share that many puzzles on a cluster. */
    public static int tasks(long puzzles, JavaSparkContext spark) {
        return tasks(puzzles, spark.defaultParallelism());
    }

    /** A few puzzles for each task, unless that makes more tasks than the cores need to be busy. */
    static int tasks(long puzzles, int cores) {
        long few = Math.min(puzzles / EACH, TASKS_A_CORE * cores);
        long least = Math.min(puzzles, 3L * cores);
        return (int) Math.min(Integer.MAX_VALUE, Math.max(least, Math.max(few, puzzles / MOST_EACH)));
    }

    /**
     * What deals the puzzles of each part.
     *
     * @param parts for each part, how many puzzles need how many guesses
     */
    public static List<TaskDealer> of(List<? extends Map<Long, Long>> parts, int tasks) {
        NavigableMap<Long, Long> all = new TreeMap<>();
        parts.forEach(part -> part.forEach((guesses, puzzles) -> all.merge(guesses, puzzles, Long::sum)));
        Map<Long, Long> next = new HashMap<>();
        long rank = 0;
        for (Map.Entry<Long, Long> some : all.descendingMap().entrySet()) {
            next.put(some.getKey(), rank);
            rank += some.getValue();
        }
        List<TaskDealer> dealers = new ArrayList<>();
        for (Map<Long, Long> part : parts) {
            Map<Long, Long> ranks = new HashMap<>();
            part.forEach((guesses, puzzles) -> ranks.put(guesses, next.merge(guesses, puzzles, Long::sum) - puzzles));
            dealers.add(new TaskDealer(ranks, tasks));
        }
        return dealers;
    }

    /** The task that gets the next puzzle of this part. */
    public int task(long guesses) {
        return (int) ((ranks.merge(guesses, 1L, Long::sum) - 1) % tasks);
    }
}
