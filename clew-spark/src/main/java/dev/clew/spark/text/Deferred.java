package dev.clew.spark.text;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A puzzle that was put aside, to be dealt to tasks together with others like it. Immutable. The order is that of dealing:
 * what may take longest comes first.
 *
 * @param guesses how often the engine has to guess
 * @param input the number of its file
 * @param position the bytes that come before it
 * @param puzzle the puzzle, on one line
 */
record Deferred(long guesses, int input, long position, String puzzle) implements Serializable, Comparable<Deferred> {
    private static final long serialVersionUID = 1;
    private static final int COLUMNS = 4;
    private static final Comparator<Deferred> ORDER = Comparator.comparingLong(Deferred::guesses)
            .reversed()
            .thenComparingInt(Deferred::input)
            .thenComparingLong(Deferred::position);

    static Deferred parse(String line) {
        String[] columns = line.split("\t", COLUMNS);
        return new Deferred(
                Long.parseLong(columns[0]), Integer.parseInt(columns[1]), Long.parseLong(columns[2]), columns[3]);
    }

    @Override
    public int compareTo(Deferred other) {
        return ORDER.compare(this, other);
    }

    /** What {@link #parse} reads. */
    @Override
    public String toString() {
        return guesses + "\t" + input + "\t" + position + "\t" + puzzle;
    }
}
