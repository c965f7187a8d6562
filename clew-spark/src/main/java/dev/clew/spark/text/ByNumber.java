package dev.clew.spark.text;

import org.apache.spark.Partitioner;

/** The key is the number of the task. Immutable. */
public final class ByNumber extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int tasks;

    /** That many tasks. */
    public ByNumber(int tasks) {
        this.tasks = tasks;
    }

    @Override
    public int numPartitions() {
        return tasks;
    }

    @Override
    public int getPartition(Object key) {
        return (Integer) key;
    }
}
