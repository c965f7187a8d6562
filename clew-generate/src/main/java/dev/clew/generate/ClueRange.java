package dev.clew.generate;

/**
 * How many clues a puzzle may have. Immutable.
 *
 * @param least the fewest
 * @param most the most
 * @since 0.2.0
 */
public record ClueRange(int least, int most) {
    /** Any number of clues. */
    public static final ClueRange ANY = new ClueRange(0, Integer.MAX_VALUE);

    /** Checks that the range holds a number. */
    public ClueRange {
        if (least < 0 || least > most) {
            throw new IllegalArgumentException("No number of clues lies from " + least + " to " + most);
        }
    }

    /**
     * Reads {@code 28} or {@code 24..30}.
     *
     * @throws IllegalArgumentException for anything else
     */
    public static ClueRange parse(String text) {
        int[] bounds = RangeText.numbers(text, "is not a number of clues; write 28 or a range such as 24..30");
        return new ClueRange(bounds[0], bounds[1]);
    }

    /** Whether a number lies in the range. */
    public boolean contains(int clues) {
        return clues >= least && clues <= most;
    }

    /** How far a number lies outside of the range. */
    int distance(int clues) {
        return Math.max(0, Math.max(least - clues, clues - most));
    }

    @Override
    public String toString() {
        return least == most ? Integer.toString(least) : least + ".." + most;
    }
}
