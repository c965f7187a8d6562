package dev.clew.spark.output;

import dev.clew.desk.bulk.Tally;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * How the puzzles of a task ended. Immutable; it is also what stands in the file that says that the task is done.
 *
 * @param text good, several, none, unreadable, undecided, other, and put aside, with blanks between them
 */
public record PartResult(String text) implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int COLUMNS = 7;

    /** The result of a task. */
    public static PartResult of(Tally tally, long deferred) {
        return new PartResult(tally.good() + " " + tally.several() + " " + tally.none() + " " + tally.unreadable() + " "
                + tally.undecided() + " " + tally.other() + " " + deferred);
    }

    /** What a file says, or null where it is not whole. */
    static @Nullable PartResult parse(String text) {
        return text.matches("(\\d+ ){" + (COLUMNS - 1) + "}\\d+\n") ? new PartResult(text.strip()) : null;
    }

    /** What stands in its file. */
    public String note() {
        return text + "\n";
    }

    /** How those ended that were not put aside. */
    public Tally tally() {
        return new Tally(column(0), column(1), column(2), column(3), column(4), column(5));
    }

    /** How many were put aside. */
    public long deferred() {
        return column(COLUMNS - 1);
    }

    private long column(int at) {
        return Long.parseLong(text.split(" ")[at]);
    }
}
