package dev.clew.logic.scale.se.producer;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One step: what it removes, what it places, its rating and its name. Built up by its producer, then left alone. */
public final class Hint {
    private final String name;
    private final double rating;
    private @Nullable Pattern pattern;
    private int placed = -1;
    private int count;
    private int[] cells = new int[4];
    private int[] masks = new int[4];

    /** A step that does nothing yet. */
    public Hint(String name, double rating) {
        this.name = name;
        this.rating = rating;
    }

    /** A step that sets a cell, and removes nothing else. */
    static Hint placing(String name, double rating, int cell, int digit, Pattern pattern) {
        return new Hint(name, rating).place(cell, digit).because(pattern);
    }

    /** This step with what it depends on. */
    public Hint because(Pattern why) {
        pattern = why;
        return this;
    }

    /** This step with a placement. */
    public Hint place(int cell, int digit) {
        placed = cell * 9 + digit;
        return this;
    }

    /** This step with what is there of some digits of a cell; a cell may come again. */
    public Hint remove(SeGrid grid, int cell, int mask) {
        int there = grid.digits(cell) & mask;
        if (there != 0) {
            int i = 0;
            while (i < count && cells[i] != cell) {
                i++;
            }
            if (i == count) {
                append(cell);
            }
            masks[i] |= there;
        }
        return this;
    }

    private void append(int cell) {
        if (count == cells.length) {
            cells = Arrays.copyOf(cells, 2 * count);
            masks = Arrays.copyOf(masks, 2 * count);
        }
        cells[count++] = cell;
    }

    /** Whether the step would change anything. */
    public boolean isWorthy() {
        return placed >= 0 || count > 0;
    }

    /** Carries the step out. */
    public void applyTo(SeGrid grid) {
        for (int i = 0; i < count; i++) {
            grid.removeAll(cells[i], masks[i]);
        }
        if (placed >= 0) {
            grid.place(placed / 9, placed % 9);
        }
    }

    /** The technique's name, as the reference programs write it. */
    public String name() {
        return name;
    }

    /** The rating, with the noise of the reference programs' arithmetic, which decides ties. */
    public double rating() {
        return rating;
    }

    /** What the step depends on. */
    public Pattern pattern() {
        if (pattern == null) {
            throw new IllegalStateException(name + " does not say what it depends on");
        }
        return pattern;
    }

    /** Whether the step sets a cell. */
    public boolean places() {
        return placed >= 0;
    }

    /** The candidate that is placed, {@code cell * 9 + digit}, or -1. */
    public int placed() {
        return placed;
    }

    /** How many cells lose candidates. */
    public int size() {
        return count;
    }

    /** The i-th cell that loses candidates, in the order in which they were noted. */
    public int cell(int i) {
        return cells[i];
    }

    /** What the i-th cell loses. */
    public int mask(int i) {
        return masks[i];
    }
}
