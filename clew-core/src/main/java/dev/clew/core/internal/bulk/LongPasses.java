package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.CELLS;
import static dev.clew.core.internal.bulk.Block.CHANGED;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DEAD;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.LAST_PLACE;
import static dev.clew.core.internal.bulk.Block.OPEN;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.Block.SCRATCH;

/** One pass over the nine boxes, each with the freshest state of its neighbours. */
final class LongPasses {
    /** Which cell of the current box has one candidate left (9 rows). */
    private static final int LAST_DIGIT = SCRATCH;
    /** Which cell is not the last place of any digit (9 rows). */
    static final int NOT_TAKEN = SCRATCH + 9;

    private LongPasses() {}

    static void pass(Block block, boolean last) {
        for (int box = 0; box < 9; box++) {
            lock(block, box, last);
            single(block.memory(), BOX_ROWS * box, last);
            apply(block.memory(), BOX_ROWS * box, last);
        }
    }

    /** What the other boxes of its band and stack leave to a box. */
    static void lock(Block block, int box, boolean last) {
        int beside1 = box / 3 * 3 + (box + 1) % 3;
        int beside2 = box / 3 * 3 + (box + 2) % 3;
        int below1 = (box + 3) % 9;
        int below2 = (box + 6) % 9;
        lock(
                block.memory(),
                BOX_ROWS * box,
                BOX_ROWS * beside1,
                BOX_ROWS * beside2,
                BOX_ROWS * below1,
                BOX_ROWS * below2,
                last);
    }

    /**
     * Each digit may stand in a row of this box only if the other two boxes of the band can take the other two rows, one
     * each, and likewise in a column: that is every locked candidate and every hidden single of rows and columns. Its own
     * rows and columns may know more than its cells, from {@link LongTriples}.
     */
    private static void lock(long[] memory, int own, int beside1, int beside2, int below1, int below2, boolean last) {
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            long a0 = memory[ROWS + beside1 + digit];
            long a1 = memory[ROWS + beside1 + digit + 1];
            long a2 = memory[ROWS + beside1 + digit + 2];
            long b0 = memory[ROWS + beside2 + digit];
            long b1 = memory[ROWS + beside2 + digit + 1];
            long b2 = memory[ROWS + beside2 + digit + 2];
            long r0 = (a1 & b2 | a2 & b1) & memory[ROWS + k];
            long r1 = (a0 & b2 | a2 & b0) & memory[ROWS + k + 1];
            long r2 = (a0 & b1 | a1 & b0) & memory[ROWS + k + 2];
            long d0 = memory[COLUMNS + below1 + digit];
            long d1 = memory[COLUMNS + below1 + digit + 1];
            long d2 = memory[COLUMNS + below1 + digit + 2];
            long e0 = memory[COLUMNS + below2 + digit];
            long e1 = memory[COLUMNS + below2 + digit + 1];
            long e2 = memory[COLUMNS + below2 + digit + 2];
            long c0 = (d1 & e2 | d2 & e1) & memory[COLUMNS + k];
            long c1 = (d0 & e2 | d2 & e0) & memory[COLUMNS + k + 1];
            long c2 = (d0 & e1 | d1 & e0) & memory[COLUMNS + k + 2];
            long x0 = memory[CELLS + k] & r0 & c0;
            long x1 = memory[CELLS + k + 1] & r0 & c1;
            long x2 = memory[CELLS + k + 2] & r0 & c2;
            long x3 = memory[CELLS + k + 3] & r1 & c0;
            long x4 = memory[CELLS + k + 4] & r1 & c1;
            long x5 = memory[CELLS + k + 5] & r1 & c2;
            long x6 = memory[CELLS + k + 6] & r2 & c0;
            long x7 = memory[CELLS + k + 7] & r2 & c1;
            long x8 = memory[CELLS + k + 8] & r2 & c2;
            long any0 = x0 | x1 | x2;
            long any1 = x3 | x4 | x5;
            long any2 = x6 | x7 | x8;
            if (last) {
                memory[DEAD] = memory[DEAD] | ~(any0 | any1 | any2);
                long lost0 = memory[CELLS + k] & ~x0 | memory[CELLS + k + 1] & ~x1 | memory[CELLS + k + 2] & ~x2;
                long lost1 = memory[CELLS + k + 3] & ~x3 | memory[CELLS + k + 4] & ~x4 | memory[CELLS + k + 5] & ~x5;
                long lost2 = memory[CELLS + k + 6] & ~x6 | memory[CELLS + k + 7] & ~x7 | memory[CELLS + k + 8] & ~x8;
                memory[CHANGED] = memory[CHANGED] | lost0 | lost1 | lost2;
            }
            memory[CELLS + k] = x0;
            memory[CELLS + k + 1] = x1;
            memory[CELLS + k + 2] = x2;
            memory[CELLS + k + 3] = x3;
            memory[CELLS + k + 4] = x4;
            memory[CELLS + k + 5] = x5;
            memory[CELLS + k + 6] = x6;
            memory[CELLS + k + 7] = x7;
            memory[CELLS + k + 8] = x8;
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long two3 = any0 & any1 | any2 & (any0 | any1);
            memory[LAST_PLACE + k] = ~(two0 | two1 | two2 | two3);
        }
    }

    /** Which cells have one candidate left, and which are the last place of a digit. */
    private static void single(long[] memory, int own, boolean last) {
        long place0 = memory[LAST_PLACE + own];
        long place1 = memory[LAST_PLACE + own + 16];
        long place2 = memory[LAST_PLACE + own + 32];
        long place3 = memory[LAST_PLACE + own + 48];
        long place4 = memory[LAST_PLACE + own + 64];
        long place5 = memory[LAST_PLACE + own + 80];
        long place6 = memory[LAST_PLACE + own + 96];
        long place7 = memory[LAST_PLACE + own + 112];
        long place8 = memory[LAST_PLACE + own + 128];
        for (int cell = 0; cell < 9; cell++) {
            int k = own + cell;
            long x0 = memory[CELLS + k];
            long x1 = memory[CELLS + k + 16];
            long x2 = memory[CELLS + k + 32];
            long x3 = memory[CELLS + k + 48];
            long x4 = memory[CELLS + k + 64];
            long x5 = memory[CELLS + k + 80];
            long x6 = memory[CELLS + k + 96];
            long x7 = memory[CELLS + k + 112];
            long x8 = memory[CELLS + k + 128];
            long any0 = x0 | x1 | x2;
            long any1 = x3 | x4 | x5;
            long any2 = x6 | x7 | x8;
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long two3 = any0 & any1 | any2 & (any0 | any1);
            long two = two0 | two1 | two2 | two3;
            memory[LAST_DIGIT + cell] = ~two;
            long l0 = x0 & place0;
            long l1 = x1 & place1;
            long l2 = x2 & place2;
            long l3 = x3 & place3;
            long l4 = x4 & place4;
            long l5 = x5 & place5;
            long l6 = x6 & place6;
            long l7 = x7 & place7;
            long l8 = x8 & place8;
            long taken0 = l0 | l1 | l2;
            long taken1 = l3 | l4 | l5;
            long taken2 = l6 | l7 | l8;
            memory[NOT_TAKEN + cell] = ~(taken0 | taken1 | taken2);
            if (last) {
                memory[OPEN] = memory[OPEN] | two;
                // The last place of two digits is a contradiction nothing else would notice.
                long both0 = l0 & l1 | l2 & (l0 | l1);
                long both1 = l3 & l4 | l5 & (l3 | l4);
                long both2 = l6 & l7 | l8 & (l6 | l7);
                long both3 = taken0 & taken1 | taken2 & (taken0 | taken1);
                memory[DEAD] = memory[DEAD] | ~(any0 | any1 | any2) | both0 | both1 | both2 | both3;
            }
        }
    }

    /** A decided cell clears its digit from the box, a digit's last place clears the other digits from the cell. */
    private static void apply(long[] memory, int own, boolean last) {
        long sole0 = memory[LAST_DIGIT];
        long sole1 = memory[LAST_DIGIT + 1];
        long sole2 = memory[LAST_DIGIT + 2];
        long sole3 = memory[LAST_DIGIT + 3];
        long sole4 = memory[LAST_DIGIT + 4];
        long sole5 = memory[LAST_DIGIT + 5];
        long sole6 = memory[LAST_DIGIT + 6];
        long sole7 = memory[LAST_DIGIT + 7];
        long sole8 = memory[LAST_DIGIT + 8];
        long free0 = memory[NOT_TAKEN];
        long free1 = memory[NOT_TAKEN + 1];
        long free2 = memory[NOT_TAKEN + 2];
        long free3 = memory[NOT_TAKEN + 3];
        long free4 = memory[NOT_TAKEN + 4];
        long free5 = memory[NOT_TAKEN + 5];
        long free6 = memory[NOT_TAKEN + 6];
        long free7 = memory[NOT_TAKEN + 7];
        long free8 = memory[NOT_TAKEN + 8];
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            long x0 = memory[CELLS + k];
            long x1 = memory[CELLS + k + 1];
            long x2 = memory[CELLS + k + 2];
            long x3 = memory[CELLS + k + 3];
            long x4 = memory[CELLS + k + 4];
            long x5 = memory[CELLS + k + 5];
            long x6 = memory[CELLS + k + 6];
            long x7 = memory[CELLS + k + 7];
            long x8 = memory[CELLS + k + 8];
            long n0 = x0 & sole0;
            long n1 = x1 & sole1;
            long n2 = x2 & sole2;
            long n3 = x3 & sole3;
            long n4 = x4 & sole4;
            long n5 = x5 & sole5;
            long n6 = x6 & sole6;
            long n7 = x7 & sole7;
            long n8 = x8 & sole8;
            long any0 = n0 | n1 | n2;
            long any1 = n3 | n4 | n5;
            long any2 = n6 | n7 | n8;
            long undecided = ~(any0 | any1 | any2);
            long here = memory[LAST_PLACE + k];
            long y0 = (n0 | x0 & undecided) & (here | free0);
            long y1 = (n1 | x1 & undecided) & (here | free1);
            long y2 = (n2 | x2 & undecided) & (here | free2);
            long y3 = (n3 | x3 & undecided) & (here | free3);
            long y4 = (n4 | x4 & undecided) & (here | free4);
            long y5 = (n5 | x5 & undecided) & (here | free5);
            long y6 = (n6 | x6 & undecided) & (here | free6);
            long y7 = (n7 | x7 & undecided) & (here | free7);
            long y8 = (n8 | x8 & undecided) & (here | free8);
            if (last) {
                // Two cells decided for one digit is a contradiction nothing else would notice.
                long both0 = n0 & n1 | n2 & (n0 | n1);
                long both1 = n3 & n4 | n5 & (n3 | n4);
                long both2 = n6 & n7 | n8 & (n6 | n7);
                long both3 = any0 & any1 | any2 & (any0 | any1);
                memory[DEAD] = memory[DEAD] | both0 | both1 | both2 | both3;
                long lost0 = x0 & ~y0 | x1 & ~y1 | x2 & ~y2;
                long lost1 = x3 & ~y3 | x4 & ~y4 | x5 & ~y5;
                long lost2 = x6 & ~y6 | x7 & ~y7 | x8 & ~y8;
                memory[CHANGED] = memory[CHANGED] | lost0 | lost1 | lost2;
            }
            memory[CELLS + k] = y0;
            memory[CELLS + k + 1] = y1;
            memory[CELLS + k + 2] = y2;
            memory[CELLS + k + 3] = y3;
            memory[CELLS + k + 4] = y4;
            memory[CELLS + k + 5] = y5;
            memory[CELLS + k + 6] = y6;
            memory[CELLS + k + 7] = y7;
            memory[CELLS + k + 8] = y8;
            memory[ROWS + k] = y0 | y1 | y2;
            memory[ROWS + k + 1] = y3 | y4 | y5;
            memory[ROWS + k + 2] = y6 | y7 | y8;
            memory[COLUMNS + k] = y0 | y3 | y6;
            memory[COLUMNS + k + 1] = y1 | y4 | y7;
            memory[COLUMNS + k + 2] = y2 | y5 | y8;
        }
    }
}
