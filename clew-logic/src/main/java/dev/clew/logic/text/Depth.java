package dev.clew.logic.text;

/**
 * How much a text gives away.
 *
 * @since 0.2.0
 */
public enum Depth {
    /** A nudge: neither a cell nor a digit of the conclusion. */
    NUDGE,
    /** Where to look and with which technique, but not what follows. */
    WHERE,
    /** What follows and why. */
    WHY;

    /** The number for people: 1, 2 or 3. */
    public int number() {
        return ordinal() + 1;
    }

    /**
     * The depth of a number.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Depth of(int number) {
        if (number < 1 || number > values().length) {
            throw new IllegalArgumentException("There is no depth " + number + "; take 1, 2 or 3");
        }
        return values()[number - 1];
    }
}
