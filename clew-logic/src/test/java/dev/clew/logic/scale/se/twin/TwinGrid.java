package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Values, and candidates as masks in which bit d stands for digit d. */
final class TwinGrid {
    private final int[] values;
    private final int[] candidates;

    private TwinGrid(int[] values, int[] candidates) {
        this.values = values;
        this.candidates = candidates;
    }

    static TwinGrid parse(String line) {
        TwinGrid grid = new TwinGrid(new int[81], new int[81]);
        for (int cell = 0; cell < 81; cell++) {
            char c = line.charAt(cell);
            grid.values[cell] = c >= '1' && c <= '9' ? c - '0' : 0;
            grid.candidates[cell] = grid.values[cell] == 0 ? 0b11_1111_1110 : 0;
        }
        for (int cell = 0; cell < 81; cell++) {
            if (grid.values[cell] != 0) {
                grid.removeFromPeers(cell, grid.values[cell]);
            }
        }
        return grid;
    }

    TwinGrid copy() {
        return new TwinGrid(values.clone(), candidates.clone());
    }

    boolean isFull() {
        return Arrays.stream(values).noneMatch(value -> value == 0);
    }

    boolean isEmpty(int cell) {
        return values[cell] == 0;
    }

    int mask(int cell) {
        return candidates[cell];
    }

    int count(int cell) {
        return Integer.bitCount(candidates[cell]);
    }

    boolean has(int cell, int digit) {
        return (candidates[cell] & 1 << digit) != 0;
    }

    List<Integer> digits(int cell) {
        return digitsOf(candidates[cell]);
    }

    static List<Integer> digitsOf(int mask) {
        List<Integer> digits = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            if ((mask & 1 << digit) != 0) {
                digits.add(digit);
            }
        }
        return digits;
    }

    /** The positions of a digit in a region, as a mask. */
    int positions(int region, int digit) {
        int mask = 0;
        for (int position = 0; position < 9; position++) {
            if (has(Geo.cell(region, position), digit)) {
                mask |= 1 << position;
            }
        }
        return mask;
    }

    int emptyCount(int region) {
        int count = 0;
        for (int position = 0; position < 9; position++) {
            count += isEmpty(Geo.cell(region, position)) ? 1 : 0;
        }
        return count;
    }

    int holding(int digit) {
        return (int) Arrays.stream(values).filter(value -> value == digit).count();
    }

    void remove(int cell, int mask) {
        candidates[cell] &= ~mask;
    }

    void place(int cell, int digit) {
        values[cell] = digit;
        candidates[cell] = 0;
        removeFromPeers(cell, digit);
    }

    private void removeFromPeers(int cell, int digit) {
        for (int peer : Geo.peers(cell, TwinProfile.K)) {
            remove(peer, 1 << digit);
        }
    }
}
