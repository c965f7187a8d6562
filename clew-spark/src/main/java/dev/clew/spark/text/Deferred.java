package dev.clew.spark.text;

import java.io.Serializable;

/**
 * A puzzle that was put aside, to be dealt to tasks together with others like it. Immutable.
 *
 * @param input the number of its file
 * @param position the bytes that come before it
 * @param puzzle the puzzle, on one line
 */
record Deferred(int input, long position, String puzzle) implements Serializable {
    private static final long serialVersionUID = 1;

    static Deferred parse(String line) {
        String[] columns = line.split("\t", 3);
        return new Deferred(Integer.parseInt(columns[0]), Long.parseLong(columns[1]), columns[2]);
    }

    /** The task that gets it, whatever the order in which they are found. */
    int task(int tasks) {
        long mixed = (31L * input + position + 1) * 0x9E3779B97F4A7C15L;
        return (int) Math.floorMod(mixed >>> 17, (long) tasks);
    }

    /** What {@link #parse} reads. */
    @Override
    public String toString() {
        return input + "\t" + position + "\t" + puzzle;
    }
}
