package dev.clew.core.symmetry;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.internal.minlex.Arrangement;
import dev.clew.core.internal.minlex.Minlex;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds the canonical forms of many puzzles; see {@link CanonicalForm}. Keeps its memory from puzzle to puzzle. Mutable
 * and not thread-safe: every thread has its own.
 *
 * @since 0.2.0
 */
public final class Canonicalizer {
    private final Minlex minlex = new Minlex();
    private final Budget.Meter unlimited = Budget.unlimited().start();

    /** Makes a canonicalizer. */
    public Canonicalizer() {}

    /**
     * The form of a puzzle.
     *
     * @throws IllegalArgumentException if the shape is not {@linkplain CanonicalForm#isSupported supported}
     */
    public CanonicalForm form(Puzzle puzzle) {
        return form(puzzle, unlimited).orElseThrow();
    }

    /**
     * The form of a puzzle, within a budget; most take microseconds, puzzles that repeat a digit in a line milliseconds.
     *
     * @return empty when the budget ends, or the run is called off, before it is found
     * @throws IllegalArgumentException if the shape is not {@linkplain CanonicalForm#isSupported supported}
     */
    public Optional<CanonicalForm> form(Puzzle puzzle, Budget budget) {
        return form(puzzle, budget.start());
    }

    private Optional<CanonicalForm> form(Puzzle puzzle, Budget.Meter meter) {
        if (!CanonicalForm.isSupported(puzzle.shape())) {
            throw new IllegalArgumentException("Canonical forms are known for 9x9 grids with 3x3 boxes alone, not for "
                    + puzzle.shape().name() + "; compare these puzzles as they are");
        }
        Arrangement way = minlex.minimise(puzzle.toArray(), meter);
        if (way == null) {
            return Optional.empty();
        }
        int[] form = new int[81];
        way.writeForm(form);
        return Optional.of(
                new CanonicalForm(Puzzle.of(Shape.CLASSIC_9, form), transformation(way), way.automorphisms()));
    }

    /**
     * The form of a full grid.
     *
     * @throws IllegalArgumentException if the shape is not {@linkplain CanonicalForm#isSupported supported}
     */
    public CanonicalForm form(Grid grid) {
        return form(grid.toPuzzle());
    }

    /**
     * The form alone, for jobs of millions: writes it and allocates nothing.
     *
     * @param values 81 values in reading order, 0 for a blank
     * @param form where the form is written; may be {@code values} itself
     * @return the number of automorphisms
     */
    public int minimise(int[] values, int[] form) {
        checkLength(values);
        checkLength(form);
        int outOfRange = 0;
        for (int value : values) {
            outOfRange |= value | 9 - value;
        }
        if (outOfRange < 0) {
            // Not reached by good values, which pay for no more than the loop above.
            Puzzle.of(Shape.CLASSIC_9, values);
        }
        Arrangement way = Objects.requireNonNull(minlex.minimise(values, unlimited));
        way.writeForm(form);
        return way.automorphisms();
    }

    private static void checkLength(int[] values) {
        if (values.length != 81) {
            throw new IllegalArgumentException(values.length + " values, but a 9x9 grid has 81 cells");
        }
    }

    private static Transformation transformation(Arrangement way) {
        int[] rowTo = new int[9];
        int[] columnTo = new int[9];
        for (int place = 0; place < 9; place++) {
            rowTo[way.rowAt(place)] = place;
            columnTo[way.columnAt(place)] = place;
        }
        int[] valueTo = IntStream.rangeClosed(0, 9).map(way::labelOf).toArray();
        return new Transformation(Shape.CLASSIC_9, way.isTransposed(), rowTo, columnTo, valueTo);
    }
}
