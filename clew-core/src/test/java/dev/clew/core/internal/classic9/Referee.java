package dev.clew.core.internal.classic9;

/** Counts solutions the plain way: the open cell with fewest values, each value in turn. Slow and obviously right. */
public final class Referee {
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private final byte[] grid = new byte[81];
    private final byte[] first = new byte[81];
    private int found;
    private int limit;

    /** How many solutions 81 values (0 is blank) have, up to a limit. */
    public int count(byte[] givens, int offset, int atMost) {
        java.util.Arrays.fill(rows, 0);
        java.util.Arrays.fill(columns, 0);
        java.util.Arrays.fill(boxes, 0);
        found = 0;
        limit = atMost;
        for (int cell = 0; cell < 81; cell++) {
            grid[cell] = givens[offset + cell];
            if (grid[cell] != 0) {
                if ((taken(cell) >> grid[cell] & 1) != 0) {
                    return 0;
                }
                toggle(cell);
            }
        }
        search();
        return found;
    }

    /** The first solution of the last count. */
    public byte[] first() {
        return first.clone();
    }

    private void search() {
        int best = -1;
        int most = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] == 0 && Integer.bitCount(taken(cell)) > most) {
                most = Integer.bitCount(taken(cell));
                best = cell;
            }
        }
        if (best < 0) {
            if (found++ == 0) {
                System.arraycopy(grid, 0, first, 0, 81);
            }
            return;
        }
        for (int value = 1; value <= 9 && found < limit; value++) {
            if ((taken(best) >> value & 1) == 0) {
                grid[best] = (byte) value;
                toggle(best);
                search();
                toggle(best);
                grid[best] = 0;
            }
        }
    }

    private int taken(int cell) {
        return rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3];
    }

    private void toggle(int cell) {
        int bit = 1 << grid[cell];
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}
