package dev.clew.logic.scale.se.chain.single;

/** What the length of a chain adds to its rating. */
public final class Surcharge {
    /** Long enough for every chain on a grid, and nested ones continue from here by calculation. */
    private static final int TABLE = 2048;

    private static final double[] BY_COMPLEXITY = new double[TABLE];

    static {
        for (int complexity = 0; complexity < TABLE; complexity++) {
            BY_COMPLEXITY[complexity] = calculate(complexity);
        }
    }

    private Surcharge() {}

    /** The surcharge as the reference programs add it up, noise included. */
    public static double of(int complexity) {
        return complexity < TABLE ? BY_COMPLEXITY[complexity] : calculate(complexity);
    }

    private static double calculate(int complexity) {
        double sum = 0.0;
        boolean thirds = false;
        for (int threshold = 4; complexity - 2 > threshold; thirds = !thirds) {
            sum += 0.1;
            threshold = thirds ? threshold * 4 / 3 : threshold * 3 / 2;
        }
        return sum;
    }
}
