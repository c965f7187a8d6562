package dev.clew.spark.text;

import java.io.Serializable;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * Deals what is expensive to tasks like cards: what may take longest goes first, one to each task in turn, so that no task
 * gets many of them. Which task gets what follows from its rank and the number of tasks alone.
 */
public final class Dealing {
    /** Puzzles that a task gets; of very many, more. */
    private static final long EACH = 20;

    private static final long MOST_EACH = 500;
    private static final long TASKS_A_CORE = 20;

    private Dealing() {}

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

    /** Deals; the least comes first. */
    public static <T extends Comparable<T> & Serializable> JavaRDD<T> deal(JavaRDD<T> cards, int tasks) {
        JavaPairRDD<Integer, T> dealt = cards.sortBy(
                        card -> card, true, Math.max(1, Math.min(tasks, cards.getNumPartitions())))
                .zipWithIndex()
                .mapToPair(ranked -> new Tuple2<>((int) (ranked._2() % tasks), ranked._1()));
        return dealt.partitionBy(new ByNumber(tasks)).values();
    }
}
