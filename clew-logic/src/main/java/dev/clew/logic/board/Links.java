package dev.clew.logic.board;

import dev.clew.core.Candidate;
import dev.clew.core.Shape;
import java.util.Arrays;

/**
 * Which two candidates exclude each other: {@link Shape#excludes} as tables, for boards, finders and texts; the proof
 * checker asks the shape itself. A value <em>sees</em> the cells that its place excludes it from; besides, a cell holds
 * one value only. Immutable and thread-safe; each {@link Geometry} has one.
 *
 * <pre>
 * seen[cell]               the cells that a value sees from there: house by house, then those in no house
 * seenWords[cell][word]    the same as a set of cells
 * </pre>
 *
 * <p>The question is about a value in a cell; the rules of a shape are the same for all values, so one table answers
 * it.
 *
 * @since 0.2.0
 */
public final class Links {
    private final int[][] seen;
    private final long[][] seenWords;
    private final int[][] outsideHouses;

    Links(Shape shape) {
        this.seen = new int[shape.cells()][];
        this.seenWords = new long[shape.cells()][shape.cells() + 63 >> 6];
        this.outsideHouses = new int[shape.cells()][];
        for (int cell = 0; cell < seen.length; cell++) {
            fill(shape, cell);
        }
    }

    /** Lists the cells that a cell sees, each once, and adds them to its set. */
    private void fill(Shape shape, int cell) {
        long[] words = seenWords[cell];
        int[] cells = new int[shape.peerCount(cell)];
        int count = 0;
        for (int i = 0; i < shape.housesOf(cell); i++) {
            for (int position = 0; position < shape.size(); position++) {
                int other = shape.cellAt(shape.houseOf(cell, i), position);
                if (other != cell && add(other, words)) {
                    cells[count++] = other;
                }
            }
        }
        int inHouses = count;
        for (int i = 0; i < cells.length; i++) {
            if (add(shape.peer(cell, i), words)) {
                cells[count++] = shape.peer(cell, i);
            }
        }
        seen[cell] = cells;
        outsideHouses[cell] = Arrays.copyOfRange(cells, inHouses, cells.length);
    }

    /** Whether the cell is new to the set. */
    private static boolean add(int cell, long[] words) {
        boolean isNew = (words[cell >> 6] >>> cell & 1) == 0;
        words[cell >> 6] |= 1L << cell;
        return isNew;
    }

    /** Whether the two cannot both be true. */
    public boolean exclude(Candidate one, Candidate other) {
        return one.cell() == other.cell()
                ? one.value() != other.value()
                : one.value() == other.value() && sees(one.value(), one.cell(), other.cell());
    }

    /** Whether a value cannot stand in both of two cells. */
    public boolean sees(int value, int cell, int other) {
        return (seenWords[cell][other >> 6] >>> other & 1) != 0;
    }

    /** Whether that is so for each of the values in a mask. */
    public boolean allSee(long values, int cell, int other) {
        for (Bits rest = Bits.of(values); rest.hasNext(); ) {
            if (!sees(rest.nextValue(), cell, other)) {
                return false;
            }
        }
        return true;
    }

    /** How many cells a value sees from a cell. */
    public int seenCount(int value, int cell) {
        return seen[cell].length;
    }

    /** The {@code index}-th cell that a value sees from a cell. */
    public int seen(int value, int cell, int index) {
        return seen[cell][index];
    }

    /** The cells that a cell sees although no house holds both; not to be written to. */
    int[] seenOutsideHouses(int cell) {
        return outsideHouses[cell];
    }

    /** One word of the set of the cells that a value sees from a cell. */
    public long seenWord(int value, int cell, int word) {
        return seenWords[cell][word];
    }
}
