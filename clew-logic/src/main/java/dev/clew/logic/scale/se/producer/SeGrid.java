package dev.clew.logic.scale.se.producer;

import dev.clew.logic.board.BoardView;

/**
 * Values and candidates, twice over: digits by cell and positions by region and digit. Mutable, for one thread.
 *
 * <p>Sets of digits are nine bits, bit 0 for digit 1; sets of positions are nine bits, bit 0 for the first position.
 */
public final class SeGrid {
    /** All nine digits, or all nine positions. */
    public static final int ALL = 0x1FF;

    private final int[] values = new int[81];
    private final int[] digits = new int[81];
    private final int[] positions = new int[27 * 9];
    private final int[] open = new int[27];
    private final int[] held = new int[9];
    private int empty;

    /** A grid with the givens of a line of 81 characters; whatever is not 1 to 9 is an empty cell. */
    public static SeGrid parse(CharSequence line) {
        SeGrid grid = new SeGrid();
        for (int cell = 0; cell < 81; cell++) {
            int value = line.charAt(cell) - '0';
            grid.values[cell] = value >= 1 && value <= 9 ? value : 0;
        }
        grid.fill();
        return grid;
    }

    /** The values and candidates of a board of the classic shape. */
    public static SeGrid of(BoardView board) {
        SeGrid grid = new SeGrid();
        for (int cell = 0; cell < 81; cell++) {
            grid.values[cell] = board.value(cell);
        }
        grid.fill();
        for (int cell = 0; cell < 81; cell++) {
            grid.removeAll(cell, ALL & ~(int) board.candidates(cell));
        }
        return grid;
    }

    private void fill() {
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] == 0) {
                empty++;
                digits[cell] = ALL;
                for (int type = 0; type < 3; type++) {
                    open[Houses.region(cell, type)]++;
                    for (int digit = 0; digit < 9; digit++) {
                        positions[Houses.region(cell, type) * 9 + digit] |= 1 << Houses.position(cell, type);
                    }
                }
            } else {
                held[values[cell] - 1]++;
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] != 0) {
                removeFromPeers(cell, values[cell] - 1);
            }
        }
    }

    /** Takes over another grid. */
    public void set(SeGrid other) {
        System.arraycopy(other.values, 0, values, 0, 81);
        System.arraycopy(other.open, 0, open, 0, 27);
        System.arraycopy(other.held, 0, held, 0, 9);
        empty = other.empty;
        setCandidates(other);
    }

    /** Takes over the candidates of a grid with the same values. */
    public void setCandidates(SeGrid other) {
        System.arraycopy(other.digits, 0, digits, 0, 81);
        System.arraycopy(other.positions, 0, positions, 0, 27 * 9);
    }

    /** How many cells are empty. */
    public int empty() {
        return empty;
    }

    /** Whether a cell is empty. */
    public boolean isEmpty(int cell) {
        return values[cell] == 0;
    }

    /** The candidates of a cell. */
    public int digits(int cell) {
        return digits[cell];
    }

    /** How many candidates a cell has. */
    public int count(int cell) {
        return Integer.bitCount(digits[cell]);
    }

    /** Whether a cell has a candidate. */
    public boolean has(int cell, int digit) {
        return (digits[cell] >> digit & 1) != 0;
    }

    /** Where a digit is a candidate in a region. */
    public int positions(int region, int digit) {
        return positions[region * 9 + digit];
    }

    /** How many cells of a region are empty. */
    public int open(int region) {
        return open[region];
    }

    /** How many cells hold a digit. */
    public int held(int digit) {
        return held[digit];
    }

    /** Removes one candidate that is there. */
    public void remove(int cell, int digit) {
        digits[cell] &= ~(1 << digit);
        for (int type = 0; type < 3; type++) {
            positions[Houses.region(cell, type) * 9 + digit] &= ~(1 << Houses.position(cell, type));
        }
    }

    /** Removes some digits of a cell, there or not. */
    public void removeAll(int cell, int mask) {
        for (int rest = digits[cell] & mask; rest != 0; rest &= rest - 1) {
            remove(cell, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** Sets the value of an empty cell. */
    public void place(int cell, int digit) {
        values[cell] = digit + 1;
        empty--;
        held[digit]++;
        for (int type = 0; type < 3; type++) {
            open[Houses.region(cell, type)]--;
        }
        removeAll(cell, ALL);
        removeFromPeers(cell, digit);
    }

    private void removeFromPeers(int cell, int digit) {
        for (int i = 0; i < 20; i++) {
            removeAll(Houses.peer(cell, i), 1 << digit);
        }
    }
}
