package dev.clew.print;

/** Lengths in points. */
public final class Lengths {
    /** An inch. */
    public static final double INCH = 72;

    /** A millimetre. */
    public static final double MM = INCH / 25.4;

    private Lengths() {}
}
