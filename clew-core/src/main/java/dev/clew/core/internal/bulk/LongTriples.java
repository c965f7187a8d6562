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
    /** Which line of the current band or stack has no more than three digits, 3 · box + line (9 rows). */
    private static final int FULL = SCRATCH;

    /** Which line three digits must stand in, each having no other in its box (9 rows). */
    private static final int TAKEN = SCRATCH + 9;

    /** Which digit of the current box has only this line, 4 · digit + line (36 rows). */
    private static final int ONLY = SCRATCH + 18;

    private LongTriples() {}

    static void narrow(Block block) {
        for (int unit = 0; unit < 3; unit++) {
            narrow(block, ROWS + 3 * BOX_ROWS * unit, BOX_ROWS);
            narrow(block, COLUMNS + BOX_ROWS * unit, 3 * BOX_ROWS);
        }
    }

    private static void narrow(Block block, int first, int step) {
        for (int box = 0; box < 3; box++) {
            findFull(block.memory(), first + step * box, FULL + 3 * box);
            findOnly(block.memory(), first + step * box);
            findTaken(block.memory(), TAKEN + 3 * box);
        }
        clear(block.memory(), first, step);
    }

    /** Which lines of a box only three digits may stand in. */
    private static void findFull(long[] memory, int first, int full) {
        for (int line = 0; line < 3; line++) {
            int k = first + line;
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
            memory[full + line] = ~four;
        }
    }

    /** Which digits have no line but one in their box, at {@link #ONLY}. */
    private static void findOnly(long[] memory, int first) {
        for (int i = 0; i < 36; i += 4) {
            long a0 = memory[first + 4 * i];
            long a1 = memory[first + 4 * i + 1];
            long a2 = memory[first + 4 * i + 2];
            memory[ONLY + i] = a0 & ~a1 & ~a2;
            memory[ONLY + i + 1] = a1 & ~a0 & ~a2;
            memory[ONLY + i + 2] = a2 & ~a0 & ~a1;
        }
    }

    /** Which lines of a box three digits must stand in. */
    private static void findTaken(long[] memory, int taken) {
        for (int line = 0; line < 3; line++) {
            int k = ONLY + line;
            long x0 = memory[k];
            long x1 = memory[k + 4];
            long x2 = memory[k + 8];
            long x3 = memory[k + 12];
            long x4 = memory[k + 16];
            long x5 = memory[k + 20];
            long x6 = memory[k + 24];
            long x7 = memory[k + 28];
            long x8 = memory[k + 32];
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long odd0 = x0 ^ x1 ^ x2;
            long odd1 = x3 ^ x4 ^ x5;
            long odd2 = x6 ^ x7 ^ x8;
            long two3 = odd0 & odd1 | odd2 & (odd0 | odd1);
            long two = two0 | two1 | two2;
            long four = two0 & two1 | two2 & (two0 | two1) | two3 & two;
            memory[taken + line] = four | (odd0 ^ odd1 ^ odd2) & (two | two3);
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
