package dev.clew.desk.bulk;

import dev.clew.desk.answer.Verdict;
import java.util.Locale;

/**
 * How many puzzles ended how. Immutable.
 *
 * @param good puzzles with the answer that was asked for
 * @param several puzzles with more than one solution
 * @param none puzzles without a solution
 * @param unreadable texts that are not puzzles
 * @param undecided puzzles whose budget ended
 * @param other puzzles that a command has no answer for
 */
public record Tally(long good, long several, long none, long unreadable, long undecided, long other) {
    /** Nothing yet. */
    public static final Tally EMPTY = new Tally(0, 0, 0, 0, 0, 0);

    /** A puzzle with the answer that was asked for. */
    public static final Tally GOOD = good(1);

    /** A puzzle with more than one solution. */
    public static final Tally SEVERAL = new Tally(0, 1, 0, 0, 0, 0);

    /** A puzzle without a solution. */
    public static final Tally NONE = new Tally(0, 0, 1, 0, 0, 0);

    /** A text that is not a puzzle. */
    public static final Tally UNREADABLE = new Tally(0, 0, 0, 1, 0, 0);

    /** A puzzle whose budget ended. */
    public static final Tally UNDECIDED = new Tally(0, 0, 0, 0, 1, 0);

    /** A puzzle that the command has no answer for. */
    public static final Tally OTHER = new Tally(0, 0, 0, 0, 0, 1);

    /** A puzzle with that verdict. */
    public static Tally of(Verdict verdict) {
        return switch (verdict) {
            case UNIQUE, FOUND -> GOOD;
            case MULTIPLE -> SEVERAL;
            case NONE -> NONE;
            case INVALID -> UNREADABLE;
            case WRONG, UNSUPPORTED -> OTHER;
            case BUDGET -> UNDECIDED;
        };
    }

    /** A number of puzzles, all with the answer that was asked for. */
    public static Tally good(long puzzles) {
        return new Tally(puzzles, 0, 0, 0, 0, 0);
    }

    /** Both together. */
    public Tally plus(Tally more) {
        return new Tally(
                good + more.good,
                several + more.several,
                none + more.none,
                unreadable + more.unreadable,
                undecided + more.undecided,
                other + more.other);
    }

    /** Whether every puzzle has the answer that was asked for. */
    public boolean isAllGood() {
        return good == puzzles();
    }

    /** How many puzzles there are. */
    public long puzzles() {
        return good + several + none + unreadable + undecided + other;
    }

    /**
     * Such as {@code 1,000 puzzles: 997 solved, 1 several, 1 none, 1 unreadable, 1 title; 12.3 s}.
     *
     * @param titles how many lines were no puzzles but titles
     */
    public String summary(String verb, long titles, double seconds) {
        long all = puzzles();
        return String.format(
                        Locale.ROOT,
                        "%,d %s: %,d %s, %,d several, %,d none, %,d unreadable",
                        all,
                        all == 1 ? "puzzle" : "puzzles",
                        good,
                        verb,
                        several,
                        none,
                        unreadable)
                + more(undecided, "undecided")
                + more(other, "not " + verb)
                + more(titles, titles == 1 ? "title" : "titles")
                + String.format(Locale.ROOT, "; %.1f s", seconds);
    }

    private static String more(long count, String words) {
        return count == 0 ? "" : String.format(Locale.ROOT, ", %,d %s", count, words);
    }
}
