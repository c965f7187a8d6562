package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;

/**
 * What a chain concludes, with what decides between chains. The nodes behind it are read on demand, since most hints lose.
 */
public abstract class ChainHint {
    public final double rating;
    public final int complexity;
    public final int key;

    /** Set by the table that keeps hints, for ties. */
    int order;

    public ChainHint(double rating, int complexity, int key) {
        this.rating = rating;
        this.complexity = complexity;
        this.key = key;
    }

    /** Whether this hint is chosen rather than one that came before. */
    public static boolean beats(double rating, int complexity, int key, ChainHint earlier) {
        if (rating != earlier.rating) {
            return rating < earlier.rating;
        }
        return complexity != earlier.complexity ? complexity < earlier.complexity : key < earlier.key;
    }

    /** The order in which hints are offered. */
    static int compare(ChainHint a, ChainHint b) {
        if (a.rating != b.rating) {
            return a.rating < b.rating ? -1 : 1;
        }
        if (a.complexity != b.complexity) {
            return a.complexity - b.complexity;
        }
        return a.key != b.key ? a.key - b.key : a.order - b.order;
    }

    /** What the hint does. */
    public abstract Hint effect(SeGrid grid);

    /** What the hint depends on. */
    public abstract Pattern pattern();

    /** How many chain ends the hint has. */
    public abstract int targets();

    /**
     * The nodes behind a chain end, breadth-first, each key once, as {@code node key * 8 + cause}. The assumptions of
     * cell and region hints have the cause that they count as.
     */
    public abstract int[] line(int target);

    /** Freezes the lines, whose sources are overwritten by the next scan. */
    public final NestedHint nested() {
        int[][] lines = new int[targets()][];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = line(i);
        }
        return new NestedHint(complexity, lines);
    }
}
