package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.Block.SCRATCH;

/**
 * A line of a box holds three digits. If only three may stand in it, they stand nowhere else in the box and nowhere else in
 * the row or column; if three must, no other may. Done on the lines alone: the next pass takes it to the cells.
 */
final class LongTriples {
    /** Which line of the band or stack at hand has no more than three digits, 3 · box + line (9 rows). */
    private static final int FULL = SCRATCH;

    /** Which line three digits must stand in, each having no other in its box (9 rows). */
    private static final int TAKEN = SCRATCH + 9;

    private LongTriples() {}

    static void narrow(Block block) {
        for (int unit = 0; unit < 3; unit++) {
            narrow(block, ROWS + 3 * BOX_ROWS * unit, BOX_ROWS);
            narrow(block, COLUMNS + BOX_ROWS * unit, 3 * BOX_ROWS);
        }
    }

    private static void narrow(Block block, int first, int step) {
        findFull(block.memory(), first, step);
        findTaken(block.memory(), first, step);
        clear(block.memory(), first, step);
    }

    /** Which lines only three digits may stand in. */
    private static void findFull(long[] memory, int first, int step) {
        for (int i = 0; i < 9; i++) {
            int k = first + step * (i / 3) + i % 3;
            long x0 = memory[k];
            long x1 = memory[k + 16];
            long x2 = memory[k + 32];
            long x3 = memory[k + 48];
            long x4 = memory[k + 64];
            long x5 = memory[k + 80];
            long x6 = memory[k + 96];
            long x7 = memory[k + 112];
            long x8 = memory[k + 128];
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long odd0 = x0 ^ x1 ^ x2;
            long odd1 = x3 ^ x4 ^ x5;
            long odd2 = x6 ^ x7 ^ x8;
            long two3 = odd0 & odd1 | odd2 & (odd0 | odd1);
            long four = two0 & two1 | two2 & (two0 | two1) | two3 & (two0 | two1 | two2);
            memory[FULL + i] = ~four;
        }
    }

    /** Which lines three digits must stand in. */
    private static void findTaken(long[] memory, int first, int step) {
        for (int i = 0; i < 9; i++) {
            int k = first + step * (i / 3) + i % 3;
            int p = first + step * (i / 3) + (i + 1) % 3;
            int q = first + step * (i / 3) + (i + 2) % 3;
            long x0 = memory[k] & ~memory[p] & ~memory[q];
            long x1 = memory[k + 16] & ~memory[p + 16] & ~memory[q + 16];
            long x2 = memory[k + 32] & ~memory[p + 32] & ~memory[q + 32];
            long x3 = memory[k + 48] & ~memory[p + 48] & ~memory[q + 48];
            long x4 = memory[k + 64] & ~memory[p + 64] & ~memory[q + 64];
            long x5 = memory[k + 80] & ~memory[p + 80] & ~memory[q + 80];
            long x6 = memory[k + 96] & ~memory[p + 96] & ~memory[q + 96];
            long x7 = memory[k + 112] & ~memory[p + 112] & ~memory[q + 112];
            long x8 = memory[k + 128] & ~memory[p + 128] & ~memory[q + 128];
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long odd0 = x0 ^ x1 ^ x2;
            long odd1 = x3 ^ x4 ^ x5;
            long odd2 = x6 ^ x7 ^ x8;
            long two3 = odd0 & odd1 | odd2 & (odd0 | odd1);
            long four = two0 & two1 | two2 & (two0 | two1) | two3 & (two0 | two1 | two2);
            long odd = odd0 ^ odd1 ^ odd2;
            memory[TAKEN + i] = four | odd & (two0 | two1 | two2 | two3);
        }
    }

    private static void clear(long[] memory, int first, int step) {
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int i = first + digit;
            int j = i + step;
            int m = j + step;
            long a0 = memory[i];
            long a1 = memory[i + 1];
            long a2 = memory[i + 2];
            long b0 = memory[j];
            long b1 = memory[j + 1];
            long b2 = memory[j + 2];
            long c0 = memory[m];
            long c1 = memory[m + 1];
            long c2 = memory[m + 2];
            long d0 = a0 & memory[FULL];
            long d1 = a1 & memory[FULL + 1];
            long d2 = a2 & memory[FULL + 2];
            long e0 = b0 & memory[FULL + 3];
            long e1 = b1 & memory[FULL + 4];
            long e2 = b2 & memory[FULL + 5];
            long f0 = c0 & memory[FULL + 6];
            long f1 = c1 & memory[FULL + 7];
            long f2 = c2 & memory[FULL + 8];
            memory[i] = a0 & ~(d1 | d2 | e0 | f0 | memory[TAKEN] & (a1 | a2));
            memory[i + 1] = a1 & ~(d0 | d2 | e1 | f1 | memory[TAKEN + 1] & (a2 | a0));
            memory[i + 2] = a2 & ~(d0 | d1 | e2 | f2 | memory[TAKEN + 2] & (a0 | a1));
            memory[j] = b0 & ~(e1 | e2 | d0 | f0 | memory[TAKEN + 3] & (b1 | b2));
            memory[j + 1] = b1 & ~(e0 | e2 | d1 | f1 | memory[TAKEN + 4] & (b2 | b0));
            memory[j + 2] = b2 & ~(e0 | e1 | d2 | f2 | memory[TAKEN + 5] & (b0 | b1));
            memory[m] = c0 & ~(f1 | f2 | d0 | e0 | memory[TAKEN + 6] & (c1 | c2));
            memory[m + 1] = c1 & ~(f0 | f2 | d1 | e1 | memory[TAKEN + 7] & (c2 | c0));
            memory[m + 2] = c2 & ~(f0 | f1 | d2 | e2 | memory[TAKEN + 8] & (c0 | c1));
        }
    }
}
