package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;

/** A forcing chain: one line from the conclusion back to its negation. */
public final class LineHint extends ChainHint {
    private final String name;
    private final int[] line;

    LineHint(String name, double rating, int key, int[] line) {
        super(rating, line.length, key);
        this.name = name;
        this.line = line;
    }

    @Override
    public Hint effect(SeGrid grid) {
        return conclusion(grid, name, rating, line[0] >> 3);
    }

    /** A step that places a candidate, or removes it. */
    public static Hint conclusion(SeGrid grid, String name, double rating, int node) {
        int cell = (node >> 1) / 9;
        int digit = (node >> 1) % 9;
        Hint hint = new Hint(name, rating);
        return (node & 1) == 0
                ? hint.remove(grid, cell, 1 << digit)
                : hint.remove(grid, cell, ~(1 << digit)).place(cell, digit);
    }

    @Override
    public Pattern pattern() {
        return new LinePattern(Arrays.stream(line).boxed().toList(), false);
    }

    @Override
    public int targets() {
        return 1;
    }

    @Override
    public int[] line(int target) {
        return line;
    }
}
