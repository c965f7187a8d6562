package dev.clew.core.internal.general;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A shape as plain tables for the general engine. Immutable and thread-safe.
 *
 * <p>A set of values or of positions in a house takes {@link #words} longs: bit b of word w stands for 64·w + b.
 */
final class Layout {
    /** Above {@link SubsetTable#MAX_POSITIONS} cells a house is looked at for subsets once at most this many are open. */
    static final int MAX_OPEN_FOR_SUBSETS = 9;

    final Shape shape;
    final int size;
    final int cells;
    final int houses;
    final int words;
    final int[][] peers;
    final int[][] cellsOfHouse;
    final int[][] housesOfCell;
    final int[][] positionsOfCell;
    final Overlap[][] overlapsOfHouse;
    final SubsetTable subsets;
    /** The last word of the set of all values; the words before it are full. */
    final long lastWord;

    /**
     * A house seen from another that shares at least two cells with it.
     *
     * @param other the house that is seen
     * @param inside the shared positions in the first house, as a set
     * @param outside the cells of the other house that are not shared
     */
    record Overlap(int other, long[] inside, int[] outside) {}

    Layout(Shape shape) {
        this.shape = shape;
        this.size = shape.size();
        this.cells = shape.cells();
        this.houses = shape.houses();
        this.words = (size + 63) / 64;
        this.lastWord = -1L >>> (words * 64 - size);
        this.peers = new int[cells][];
        this.housesOfCell = new int[cells][];
        this.positionsOfCell = new int[cells][];
        this.cellsOfHouse = new int[houses][size];
        fillTables();
        this.overlapsOfHouse = overlaps();
        this.subsets = new SubsetTable(size <= SubsetTable.MAX_POSITIONS ? size : MAX_OPEN_FOR_SUBSETS);
    }

    private void fillTables() {
        for (int cell = 0; cell < cells; cell++) {
            peers[cell] = new int[shape.peerCount(cell)];
            for (int i = 0; i < peers[cell].length; i++) {
                peers[cell][i] = shape.peer(cell, i);
            }
            housesOfCell[cell] = new int[shape.housesOf(cell)];
            positionsOfCell[cell] = new int[shape.housesOf(cell)];
            for (int i = 0; i < housesOfCell[cell].length; i++) {
                housesOfCell[cell][i] = shape.houseOf(cell, i);
                positionsOfCell[cell][i] = shape.positionOf(cell, i);
            }
        }
        for (int house = 0; house < houses; house++) {
            for (int position = 0; position < size; position++) {
                cellsOfHouse[house][position] = shape.cellAt(house, position);
            }
        }
    }

    private Overlap[][] overlaps() {
        Overlap[][] result = new Overlap[houses][];
        int[] shared = new int[houses];
        for (int house = 0; house < houses; house++) {
            Arrays.fill(shared, 0);
            for (int cell : cellsOfHouse[house]) {
                for (int other : housesOfCell[cell]) {
                    shared[other]++;
                }
            }
            List<Overlap> overlaps = new ArrayList<>();
            for (int other = 0; other < houses; other++) {
                if (other != house && shared[other] >= 2 && shared[other] < size) {
                    overlaps.add(overlap(house, other));
                }
            }
            result[house] = overlaps.toArray(new Overlap[0]);
        }
        return result;
    }

    private Overlap overlap(int house, int other) {
        long[] inside = new long[words];
        boolean[] common = new boolean[cells];
        for (int position = 0; position < size; position++) {
            int cell = cellsOfHouse[house][position];
            if (contains(housesOfCell[cell], other)) {
                inside[position >> 6] |= 1L << position;
                common[cell] = true;
            }
        }
        int[] outside = new int[size];
        int count = 0;
        for (int cell : cellsOfHouse[other]) {
            if (!common[cell]) {
                outside[count++] = cell;
            }
        }
        return new Overlap(other, inside, Arrays.copyOf(outside, count));
    }

    private static boolean contains(int[] numbers, int wanted) {
        for (int number : numbers) {
            if (number == wanted) {
                return true;
            }
        }
        return false;
    }

    /** The word of the set of all values. */
    long full(int word) {
        return word == words - 1 ? lastWord : -1L;
    }
}
