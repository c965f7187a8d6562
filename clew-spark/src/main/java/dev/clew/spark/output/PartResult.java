package dev.clew.spark.output;

import dev.clew.desk.bulk.Tally;
import java.io.Serializable;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How the puzzles of a task ended. Immutable; it is also the content of the file that marks the task as done.
 *
 * @param text good, several, none, unreadable, undecided and other, with blanks between them; then what was put aside:
 *     pairs such as {@code 2:17}, the guesses of the engine and how many puzzles needed them
 */
public record PartResult(String text) implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int COLUMNS = 6;

    /**
     * The result of a task.
     *
     * @param aside how many puzzles were put aside, by the guesses of the engine
     */
    public static PartResult of(Tally tally, SortedMap<Long, Long> aside) {
        StringBuilder text = new StringBuilder(tally.good() + " " + tally.several() + " " + tally.none() + " "
                + tally.unreadable() + " " + tally.undecided() + " " + tally.other());
        aside.forEach((guesses, puzzles) ->
                text.append(' ').append(guesses).append(':').append(puzzles));
        return new PartResult(text.toString());
    }

    /** The content of a file, or null if it is not complete. */
    static @Nullable PartResult parse(String text) {
        return text.matches("\\d+( \\d+){" + (COLUMNS - 1) + "}( \\d+:\\d+)*\n") ? new PartResult(text.strip()) : null;
    }

    /** What stands in its file. */
    public String note() {
        return text + "\n";
    }

    /** How those ended that were not put aside. */
    public Tally tally() {
        long[] counts = new long[COLUMNS];
        String[] words = text.split(" ");
        for (int i = 0; i < COLUMNS; i++) {
            counts[i] = Long.parseLong(words[i]);
        }
        return new Tally(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]);
    }

    /** How many were put aside, by the guesses of the engine. */
    public Map<Long, Long> aside() {
        Map<Long, Long> aside = new TreeMap<>();
        String[] words = text.split(" ");
        for (int i = COLUMNS; i < words.length; i++) {
            String[] pair = words[i].split(":");
            aside.put(Long.valueOf(pair[0]), Long.valueOf(pair[1]));
        }
        return aside;
    }

    /** How many were put aside in all. */
    public long deferred() {
        return aside().values().stream().mapToLong(Long::longValue).sum();
    }
}
