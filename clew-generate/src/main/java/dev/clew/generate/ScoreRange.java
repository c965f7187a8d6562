package dev.clew.generate;

/**
 * Which scores a puzzle may have. Immutable.
 *
 * @param least the lowest
 * @param most the highest
 * @since 0.2.0
 */
public record ScoreRange(int least, int most) {
    /** Any score. */
    public static final ScoreRange ANY = new ScoreRange(0, Integer.MAX_VALUE);

    /** Checks that the range holds a number. */
    public ScoreRange {
        if (least < 0 || least > most) {
            throw new IllegalArgumentException("No score lies from " + least + " to " + most);
        }
    }

    /**
     * Reads {@code 420} or {@code 400..450}.
     *
     * @throws IllegalArgumentException for anything else
     */
    public static ScoreRange parse(String text) {
        int[] bounds = RangeText.numbers(text, "is not a score; write 420 or a range such as 400..450");
        return new ScoreRange(bounds[0], bounds[1]);
    }

    /** Whether a score lies in the range. */
    public boolean contains(int score) {
        return score >= least && score <= most;
    }

    /** Whether some score lies in both ranges. */
    boolean meets(ScoreRange other) {
        return least <= other.most && other.least <= most;
    }

    /** How far a score lies outside of the range. */
    int distance(int score) {
        return Math.max(0, Math.max(least - score, score - most));
    }

    @Override
    public String toString() {
        return least == most ? Integer.toString(least) : least + ".." + most;
    }
}
