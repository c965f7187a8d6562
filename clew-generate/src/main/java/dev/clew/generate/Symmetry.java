package dev.clew.generate;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/**
 * How the cells of the clues repeat each other.
 *
 * @since 0.2.0
 */
public enum Symmetry {
    /** Not at all. */
    NONE("none"),
    /** A half turn leads to the same cells. */
    HALF_TURN("180", Move.HALF_TURN),
    /** A quarter turn leads to the same cells. */
    QUARTER_TURN("90", Move.QUARTER_TURN),
    /** The upper half mirrors the lower one. */
    HORIZONTAL("horizontal", Move.FLIP_ROWS),
    /** The left half mirrors the right one. */
    VERTICAL("vertical", Move.FLIP_COLUMNS),
    /** Both of these. */
    BOTH_AXES("axes", Move.FLIP_ROWS, Move.FLIP_COLUMNS),
    /** Rows and columns can change places. */
    DIAGONAL("diagonal", Move.TRANSPOSE),
    /** Both diagonals are mirrors. */
    BOTH_DIAGONALS("diagonals", Move.TRANSPOSE, Move.HALF_TURN),
    /** Every turn and every mirror. */
    FULL("full", Move.TRANSPOSE, Move.FLIP_ROWS);

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // it comes from List.of
    private final List<Move> moves;

    Symmetry(String id, Move... moves) {
        this.id = id;
        this.moves = List.of(moves);
    }

    /** The name on the command line: {@code 180}. */
    public String id() {
        return id;
    }

    /** The names in order. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Symmetry::id).toList();
    }

    /**
     * The symmetry of that name.
     *
     * @throws IllegalArgumentException if there is none; the message lists them
     */
    public static Symmetry parse(String text) {
        return Arrays.stream(values())
                .filter(symmetry -> symmetry.id.equalsIgnoreCase(text.strip().replace("°", "")))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no symmetry \"" + text + "\"; known are "
                        + ids().stream().collect(Collectors.joining(", "))));
    }

    /** Whether a set of cells has this symmetry. */
    public boolean holds(Shape shape, IntPredicate contains) {
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (Move move : moves) {
                if (contains.test(cell) != contains.test(move.apply(shape, cell))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The cells in groups that come and go together, by their first cells. */
    List<int[]> orbits(Shape shape) {
        boolean[] seen = new boolean[shape.cells()];
        List<int[]> orbits = new ArrayList<>();
        for (int cell = 0; cell < shape.cells(); cell++) {
            if (!seen[cell]) {
                orbits.add(orbit(shape, cell, seen));
            }
        }
        return orbits;
    }

    private int[] orbit(Shape shape, int start, boolean[] seen) {
        List<Integer> cells = new ArrayList<>(List.of(start));
        seen[start] = true;
        for (int i = 0; i < cells.size(); i++) {
            for (Move move : moves) {
                int next = move.apply(shape, cells.get(i));
                if (!seen[next]) {
                    seen[next] = true;
                    cells.add(next);
                }
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A move of the square onto itself. */
    private enum Move {
        HALF_TURN {
            @Override
            int to(int row, int column, int last) {
                return (last - row) * (last + 1) + last - column;
            }
        },
        QUARTER_TURN {
            @Override
            int to(int row, int column, int last) {
                return column * (last + 1) + last - row;
            }
        },
        FLIP_ROWS {
            @Override
            int to(int row, int column, int last) {
                return (last - row) * (last + 1) + column;
            }
        },
        FLIP_COLUMNS {
            @Override
            int to(int row, int column, int last) {
                return row * (last + 1) + last - column;
            }
        },
        TRANSPOSE {
            @Override
            int to(int row, int column, int last) {
                return column * (last + 1) + row;
            }
        };

        abstract int to(int row, int column, int last);

        int apply(Shape shape, int cell) {
            return to(cell / shape.size(), cell % shape.size(), shape.size() - 1);
        }
    }
}
