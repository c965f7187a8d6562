package dev.clew.logic.scale.se;

/**
 * A rating as it is printed, to compare others with. Immutable.
 *
 * @param tenths the rating in tenths
 * @since 0.2.0
 */
public record SeBound(int tenths) implements Comparable<SeBound> {
    /** Below all ratings. */
    static final SeBound NONE = new SeBound(0);

    /** The rating of a puzzle that no step is left for. */
    static final SeBound STUCK = new SeBound(200);

    /**
     * Reads {@code 9}, {@code 9.0} or {@code 11.6}.
     *
     * @throws IllegalArgumentException if it is not a rating from 1.0 to 20.0
     */
    public static SeBound parse(String text) {
        if (!text.matches("\\d{1,2}(\\.\\d)?")) {
            throw new IllegalArgumentException("a rating such as 9.0 is needed, but " + text + " was given");
        }
        int point = text.indexOf('.');
        int tenths = Integer.parseInt(text.replace(".", "")) * (point < 0 ? 10 : 1);
        if (tenths < 10 || tenths > STUCK.tenths) {
            throw new IllegalArgumentException("ratings go from 1.0 to 20.0, but " + text + " was given");
        }
        return new SeBound(tenths);
    }

    /** The rating of a step, as it is printed. */
    static SeBound of(double rating) {
        return new SeBound(new SeRating.Figure(rating, "").tenths());
    }

    /** The next rating up. */
    public SeBound next() {
        return new SeBound(tenths + 1);
    }

    SeBound max(SeBound other) {
        return other.tenths > tenths ? other : this;
    }

    @Override
    public int compareTo(SeBound other) {
        return Integer.compare(tenths, other.tenths);
    }

    /** The rating with one decimal: {@code 9.0}. */
    @Override
    public String toString() {
        return tenths / 10 + "." + tenths % 10;
    }
}
