package dev.clew.spark.text;

import dev.clew.desk.bulk.Tally;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * How the puzzles of a task ended. Immutable; it is also what stands in the file that says that the task is done.
 *
 * @param text good, several, none, unreadable, undecided, other, and put aside, with blanks between them
 */
record PartResult(String text) implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int COLUMNS = 7;

    /** Nothing. */
    static final PartResult EMPTY = of(Tally.EMPTY, 0);

    static PartResult of(Tally tally, long deferred) {
        return new PartResult(tally.good() + " " + tally.several() + " " + tally.none() + " " + tally.unreadable() + " "
                + tally.undecided() + " " + tally.other() + " " + deferred);
    }

    /** What a file says, or null where it is not whole. */
    static @Nullable PartResult parse(String text) {
        String[] columns = text.strip().split(" ");
        return columns.length == COLUMNS ? new PartResult(text.strip()) : null;
    }

    /** How those ended that were not put aside. */
    Tally tally() {
        return new Tally(column(0), column(1), column(2), column(3), column(4), column(5));
    }

    /** How many were put aside. */
    long deferred() {
        return column(COLUMNS - 1);
    }

    private long column(int at) {
        return Long.parseLong(text.split(" ")[at]);
    }

    PartResult plus(PartResult more) {
        return of(tally().plus(more.tally()), deferred() + more.deferred());
    }
}
