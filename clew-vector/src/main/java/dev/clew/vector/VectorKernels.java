package dev.clew.vector;

import static dev.clew.core.internal.bulk.Block.BOX;
import static dev.clew.core.internal.bulk.Block.CHANGED;
import static dev.clew.core.internal.bulk.Block.DEAD;
import static dev.clew.core.internal.bulk.Block.DIGIT;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.DISTANCE_2;
import static dev.clew.core.internal.bulk.Block.KEEP;
import static dev.clew.core.internal.bulk.Block.LINE;
import static dev.clew.core.internal.bulk.Block.LOSE;
import static dev.clew.core.internal.bulk.Block.OPEN;
import static dev.clew.core.internal.bulk.Block.SPILLED;
import static dev.clew.core.internal.bulk.Block.TARGETS;
import static dev.clew.core.internal.bulk.Block.TARGETS_2;
import static dev.clew.core.internal.bulk.Block.UNIT;

import dev.clew.core.internal.bulk.Block;
import dev.clew.core.internal.bulk.Kernels;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The kernels on vectors, translated from {@code LongKernels}: change those, then translate again. */
public final class VectorKernels implements Kernels {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();

    /** In scratch: which digit has one place left in the box at hand (9 rows). */
    private static final int LAST_PLACE = 0;
    /** In scratch: which cell has one candidate left (9 rows). */
    private static final int LAST_DIGIT = 9;
    /** In scratch: which cell is nobody's last place (9 rows). */
    private static final int NOT_TAKEN = 18;

    /** In scratch: the lines of the unit chosen, 3 · (3 · digit + box) + line (81 rows). */
    private static final int LINES = 0;
    /** In scratch: the digits' lines of the unit and digit chosen, 3 · box + line (9 rows). */
    private static final int CHOSEN = 81;
    /** In scratch: the fewest undecided boxes so far, as a number of five bits (5 rows). */
    private static final int FEWEST = 90;
    /** In scratch: the undecided boxes of a unit, as a number of five bits (5 rows). */
    private static final int COUNT = 95;
    /** In scratch: the digits that fulfil each of three wishes (27 rows). */
    private static final int WISHES = 100;

    @Override
    public int words() {
        return WORDS;
    }

    @Override
    public String name() {
        return "vector " + SPECIES.vectorBitSize();
    }

    @Override
    public void occupy(Block block) {
        occupy(block.cells, block.rows, block.columns);
    }

    private static void occupy(long[] cells, long[] rows, long[] columns) {
        for (int i = 0; i < 81; i++) {
            int k = 9 * i;
            int line = 3 * i;
            LongVector x0 = LongVector.fromArray(SPECIES, cells, k * WORDS);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS);
            x0.or(x1).or(x2).intoArray(rows, line * WORDS);
            x3.or(x4).or(x5).intoArray(rows, (line + 1) * WORDS);
            x6.or(x7).or(x8).intoArray(rows, (line + 2) * WORDS);
            x0.or(x3).or(x6).intoArray(columns, line * WORDS);
            x1.or(x4).or(x7).intoArray(columns, (line + 1) * WORDS);
            x2.or(x5).or(x8).intoArray(columns, (line + 2) * WORDS);
        }
    }

    @Override
    public void pass(Block block, boolean last) {
        if (last) {
            passLast(block);
        } else {
            passPlain(block);
        }
    }

    private void passPlain(Block block) {
        for (int box = 0; box < 9; box++) {
            int band = box / 3 * 3;
            lock(
                    block.cells,
                    block.rows,
                    block.columns,
                    block.scratch,
                    block.status,
                    box,
                    band + (box + 1) % 3,
                    band + (box + 2) % 3,
                    (box + 3) % 9,
                    (box + 6) % 9);
            single(block.cells, block.scratch, block.status, box);
            apply(block.cells, block.rows, block.columns, block.scratch, block.status, box);
        }
    }

    private void passLast(Block block) {
        for (int box = 0; box < 9; box++) {
            int band = box / 3 * 3;
            lockLast(
                    block.cells,
                    block.rows,
                    block.columns,
                    block.scratch,
                    block.status,
                    box,
                    band + (box + 1) % 3,
                    band + (box + 2) % 3,
                    (box + 3) % 9,
                    (box + 6) % 9);
            singleLast(block.cells, block.scratch, block.status, box);
            applyLast(block.cells, block.rows, block.columns, block.scratch, block.status, box);
        }
    }

    /**
     * Each digit may stand in a row of this box only if the other two boxes of the band can take the other two rows, one
     * each, and likewise in a column: that is every locked candidate and every hidden single of rows and columns.
     */
    private static void lock(
            long[] cells,
            long[] rows,
            long[] columns,
            long[] scratch,
            long[] status,
            int box,
            int beside1,
            int beside2,
            int below1,
            int below2) {
        for (int digit = 0; digit < 9; digit++) {
            int i = 27 * beside1 + 3 * digit;
            int j = 27 * beside2 + 3 * digit;
            LongVector a0 = LongVector.fromArray(SPECIES, rows, i * WORDS);
            LongVector a1 = LongVector.fromArray(SPECIES, rows, (i + 1) * WORDS);
            LongVector a2 = LongVector.fromArray(SPECIES, rows, (i + 2) * WORDS);
            LongVector b0 = LongVector.fromArray(SPECIES, rows, j * WORDS);
            LongVector b1 = LongVector.fromArray(SPECIES, rows, (j + 1) * WORDS);
            LongVector b2 = LongVector.fromArray(SPECIES, rows, (j + 2) * WORDS);
            LongVector r0 = a1.and(b2).or(a2.and(b1));
            LongVector r1 = a0.and(b2).or(a2.and(b0));
            LongVector r2 = a0.and(b1).or(a1.and(b0));
            int m = 27 * below1 + 3 * digit;
            int n = 27 * below2 + 3 * digit;
            LongVector d0 = LongVector.fromArray(SPECIES, columns, m * WORDS);
            LongVector d1 = LongVector.fromArray(SPECIES, columns, (m + 1) * WORDS);
            LongVector d2 = LongVector.fromArray(SPECIES, columns, (m + 2) * WORDS);
            LongVector e0 = LongVector.fromArray(SPECIES, columns, n * WORDS);
            LongVector e1 = LongVector.fromArray(SPECIES, columns, (n + 1) * WORDS);
            LongVector e2 = LongVector.fromArray(SPECIES, columns, (n + 2) * WORDS);
            LongVector c0 = d1.and(e2).or(d2.and(e1));
            LongVector c1 = d0.and(e2).or(d2.and(e0));
            LongVector c2 = d0.and(e1).or(d1.and(e0));
            int k = 81 * box + 9 * digit;
            LongVector x0 =
                    LongVector.fromArray(SPECIES, cells, k * WORDS).and(r0).and(c0);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS)
                    .and(r0)
                    .and(c1);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS)
                    .and(r0)
                    .and(c2);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS)
                    .and(r1)
                    .and(c0);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS)
                    .and(r1)
                    .and(c1);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS)
                    .and(r1)
                    .and(c2);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS)
                    .and(r2)
                    .and(c0);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS)
                    .and(r2)
                    .and(c1);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS)
                    .and(r2)
                    .and(c2);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            x0.intoArray(cells, k * WORDS);
            x1.intoArray(cells, (k + 1) * WORDS);
            x2.intoArray(cells, (k + 2) * WORDS);
            x3.intoArray(cells, (k + 3) * WORDS);
            x4.intoArray(cells, (k + 4) * WORDS);
            x5.intoArray(cells, (k + 5) * WORDS);
            x6.intoArray(cells, (k + 6) * WORDS);
            x7.intoArray(cells, (k + 7) * WORDS);
            x8.intoArray(cells, (k + 8) * WORDS);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            two0.or(two1).or(two2).or(two3).not().intoArray(scratch, (LAST_PLACE + digit) * WORDS);
        }
    }

    private static void lockLast(
            long[] cells,
            long[] rows,
            long[] columns,
            long[] scratch,
            long[] status,
            int box,
            int beside1,
            int beside2,
            int below1,
            int below2) {
        for (int digit = 0; digit < 9; digit++) {
            int i = 27 * beside1 + 3 * digit;
            int j = 27 * beside2 + 3 * digit;
            LongVector a0 = LongVector.fromArray(SPECIES, rows, i * WORDS);
            LongVector a1 = LongVector.fromArray(SPECIES, rows, (i + 1) * WORDS);
            LongVector a2 = LongVector.fromArray(SPECIES, rows, (i + 2) * WORDS);
            LongVector b0 = LongVector.fromArray(SPECIES, rows, j * WORDS);
            LongVector b1 = LongVector.fromArray(SPECIES, rows, (j + 1) * WORDS);
            LongVector b2 = LongVector.fromArray(SPECIES, rows, (j + 2) * WORDS);
            LongVector r0 = a1.and(b2).or(a2.and(b1));
            LongVector r1 = a0.and(b2).or(a2.and(b0));
            LongVector r2 = a0.and(b1).or(a1.and(b0));
            int m = 27 * below1 + 3 * digit;
            int n = 27 * below2 + 3 * digit;
            LongVector d0 = LongVector.fromArray(SPECIES, columns, m * WORDS);
            LongVector d1 = LongVector.fromArray(SPECIES, columns, (m + 1) * WORDS);
            LongVector d2 = LongVector.fromArray(SPECIES, columns, (m + 2) * WORDS);
            LongVector e0 = LongVector.fromArray(SPECIES, columns, n * WORDS);
            LongVector e1 = LongVector.fromArray(SPECIES, columns, (n + 1) * WORDS);
            LongVector e2 = LongVector.fromArray(SPECIES, columns, (n + 2) * WORDS);
            LongVector c0 = d1.and(e2).or(d2.and(e1));
            LongVector c1 = d0.and(e2).or(d2.and(e0));
            LongVector c2 = d0.and(e1).or(d1.and(e0));
            int k = 81 * box + 9 * digit;
            LongVector x0 =
                    LongVector.fromArray(SPECIES, cells, k * WORDS).and(r0).and(c0);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS)
                    .and(r0)
                    .and(c1);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS)
                    .and(r0)
                    .and(c2);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS)
                    .and(r1)
                    .and(c0);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS)
                    .and(r1)
                    .and(c1);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS)
                    .and(r1)
                    .and(c2);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS)
                    .and(r2)
                    .and(c0);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS)
                    .and(r2)
                    .and(c1);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS)
                    .and(r2)
                    .and(c2);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector.fromArray(SPECIES, status, DEAD * WORDS)
                    .or(any0.or(any1).or(any2).not())
                    .intoArray(status, DEAD * WORDS);
            LongVector lost0 = LongVector.fromArray(SPECIES, cells, k * WORDS)
                    .and(x0.not())
                    .or(LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS).and(x1.not()))
                    .or(LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS).and(x2.not()));
            LongVector lost1 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS)
                    .and(x3.not())
                    .or(LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS).and(x4.not()))
                    .or(LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS).and(x5.not()));
            LongVector lost2 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS)
                    .and(x6.not())
                    .or(LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS).and(x7.not()))
                    .or(LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS).and(x8.not()));
            LongVector.fromArray(SPECIES, status, CHANGED * WORDS)
                    .or(lost0)
                    .or(lost1)
                    .or(lost2)
                    .intoArray(status, CHANGED * WORDS);
            x0.intoArray(cells, k * WORDS);
            x1.intoArray(cells, (k + 1) * WORDS);
            x2.intoArray(cells, (k + 2) * WORDS);
            x3.intoArray(cells, (k + 3) * WORDS);
            x4.intoArray(cells, (k + 4) * WORDS);
            x5.intoArray(cells, (k + 5) * WORDS);
            x6.intoArray(cells, (k + 6) * WORDS);
            x7.intoArray(cells, (k + 7) * WORDS);
            x8.intoArray(cells, (k + 8) * WORDS);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            two0.or(two1).or(two2).or(two3).not().intoArray(scratch, (LAST_PLACE + digit) * WORDS);
        }
    }

    /** Which cells have one candidate left, and which are the last place of a digit. */
    private static void single(long[] cells, long[] scratch, long[] status, int box) {
        for (int cell = 0; cell < 9; cell++) {
            int k = 81 * box + cell;
            LongVector x0 = LongVector.fromArray(SPECIES, cells, k * WORDS);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 9) * WORDS);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 18) * WORDS);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 27) * WORDS);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 36) * WORDS);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 45) * WORDS);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 54) * WORDS);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 63) * WORDS);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 72) * WORDS);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector two = two0.or(two1).or(two2).or(two3);
            two.not().intoArray(scratch, (LAST_DIGIT + cell) * WORDS);
            LongVector l0 = x0.and(LongVector.fromArray(SPECIES, scratch, LAST_PLACE * WORDS));
            LongVector l1 = x1.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 1) * WORDS));
            LongVector l2 = x2.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 2) * WORDS));
            LongVector l3 = x3.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 3) * WORDS));
            LongVector l4 = x4.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 4) * WORDS));
            LongVector l5 = x5.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 5) * WORDS));
            LongVector l6 = x6.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 6) * WORDS));
            LongVector l7 = x7.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 7) * WORDS));
            LongVector l8 = x8.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 8) * WORDS));
            LongVector last0 = l0.or(l1).or(l2);
            LongVector last1 = l3.or(l4).or(l5);
            LongVector last2 = l6.or(l7).or(l8);
            last0.or(last1).or(last2).not().intoArray(scratch, (NOT_TAKEN + cell) * WORDS);
        }
    }

    private static void singleLast(long[] cells, long[] scratch, long[] status, int box) {
        for (int cell = 0; cell < 9; cell++) {
            int k = 81 * box + cell;
            LongVector x0 = LongVector.fromArray(SPECIES, cells, k * WORDS);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 9) * WORDS);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 18) * WORDS);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 27) * WORDS);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 36) * WORDS);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 45) * WORDS);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 54) * WORDS);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 63) * WORDS);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 72) * WORDS);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector two = two0.or(two1).or(two2).or(two3);
            two.not().intoArray(scratch, (LAST_DIGIT + cell) * WORDS);
            LongVector l0 = x0.and(LongVector.fromArray(SPECIES, scratch, LAST_PLACE * WORDS));
            LongVector l1 = x1.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 1) * WORDS));
            LongVector l2 = x2.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 2) * WORDS));
            LongVector l3 = x3.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 3) * WORDS));
            LongVector l4 = x4.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 4) * WORDS));
            LongVector l5 = x5.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 5) * WORDS));
            LongVector l6 = x6.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 6) * WORDS));
            LongVector l7 = x7.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 7) * WORDS));
            LongVector l8 = x8.and(LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + 8) * WORDS));
            LongVector last0 = l0.or(l1).or(l2);
            LongVector last1 = l3.or(l4).or(l5);
            LongVector last2 = l6.or(l7).or(l8);
            last0.or(last1).or(last2).not().intoArray(scratch, (NOT_TAKEN + cell) * WORDS);
            LongVector.fromArray(SPECIES, status, OPEN * WORDS).or(two).intoArray(status, OPEN * WORDS);
            // The last place of two digits is a contradiction nothing else would notice.
            LongVector both0 = l0.and(l1).or(l2.and(l0.or(l1)));
            LongVector both1 = l3.and(l4).or(l5.and(l3.or(l4)));
            LongVector both2 = l6.and(l7).or(l8.and(l6.or(l7)));
            LongVector both3 = last0.and(last1).or(last2.and(last0.or(last1)));
            LongVector.fromArray(SPECIES, status, DEAD * WORDS)
                    .or(any0.or(any1).or(any2).not())
                    .or(both0)
                    .or(both1)
                    .or(both2)
                    .or(both3)
                    .intoArray(status, DEAD * WORDS);
        }
    }

    /** A decided cell clears its digit from the box, a digit's last place clears the other digits from the cell. */
    private static void apply(long[] cells, long[] rows, long[] columns, long[] scratch, long[] status, int box) {
        for (int digit = 0; digit < 9; digit++) {
            int k = 81 * box + 9 * digit;
            LongVector x0 = LongVector.fromArray(SPECIES, cells, k * WORDS);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS);
            LongVector n0 = x0.and(LongVector.fromArray(SPECIES, scratch, LAST_DIGIT * WORDS));
            LongVector n1 = x1.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 1) * WORDS));
            LongVector n2 = x2.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 2) * WORDS));
            LongVector n3 = x3.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 3) * WORDS));
            LongVector n4 = x4.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 4) * WORDS));
            LongVector n5 = x5.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 5) * WORDS));
            LongVector n6 = x6.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 6) * WORDS));
            LongVector n7 = x7.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 7) * WORDS));
            LongVector n8 = x8.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 8) * WORDS));
            LongVector any0 = n0.or(n1).or(n2);
            LongVector any1 = n3.or(n4).or(n5);
            LongVector any2 = n6.or(n7).or(n8);
            LongVector undecided = any0.or(any1).or(any2).not();
            LongVector here = LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + digit) * WORDS);
            LongVector y0 =
                    n0.or(x0.and(undecided)).and(here.or(LongVector.fromArray(SPECIES, scratch, NOT_TAKEN * WORDS)));
            LongVector y1 = n1.or(x1.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 1) * WORDS)));
            LongVector y2 = n2.or(x2.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 2) * WORDS)));
            LongVector y3 = n3.or(x3.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 3) * WORDS)));
            LongVector y4 = n4.or(x4.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 4) * WORDS)));
            LongVector y5 = n5.or(x5.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 5) * WORDS)));
            LongVector y6 = n6.or(x6.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 6) * WORDS)));
            LongVector y7 = n7.or(x7.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 7) * WORDS)));
            LongVector y8 = n8.or(x8.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 8) * WORDS)));
            y0.intoArray(cells, k * WORDS);
            y1.intoArray(cells, (k + 1) * WORDS);
            y2.intoArray(cells, (k + 2) * WORDS);
            y3.intoArray(cells, (k + 3) * WORDS);
            y4.intoArray(cells, (k + 4) * WORDS);
            y5.intoArray(cells, (k + 5) * WORDS);
            y6.intoArray(cells, (k + 6) * WORDS);
            y7.intoArray(cells, (k + 7) * WORDS);
            y8.intoArray(cells, (k + 8) * WORDS);
            int line = 27 * box + 3 * digit;
            y0.or(y1).or(y2).intoArray(rows, line * WORDS);
            y3.or(y4).or(y5).intoArray(rows, (line + 1) * WORDS);
            y6.or(y7).or(y8).intoArray(rows, (line + 2) * WORDS);
            y0.or(y3).or(y6).intoArray(columns, line * WORDS);
            y1.or(y4).or(y7).intoArray(columns, (line + 1) * WORDS);
            y2.or(y5).or(y8).intoArray(columns, (line + 2) * WORDS);
        }
    }

    private static void applyLast(long[] cells, long[] rows, long[] columns, long[] scratch, long[] status, int box) {
        for (int digit = 0; digit < 9; digit++) {
            int k = 81 * box + 9 * digit;
            LongVector x0 = LongVector.fromArray(SPECIES, cells, k * WORDS);
            LongVector x1 = LongVector.fromArray(SPECIES, cells, (k + 1) * WORDS);
            LongVector x2 = LongVector.fromArray(SPECIES, cells, (k + 2) * WORDS);
            LongVector x3 = LongVector.fromArray(SPECIES, cells, (k + 3) * WORDS);
            LongVector x4 = LongVector.fromArray(SPECIES, cells, (k + 4) * WORDS);
            LongVector x5 = LongVector.fromArray(SPECIES, cells, (k + 5) * WORDS);
            LongVector x6 = LongVector.fromArray(SPECIES, cells, (k + 6) * WORDS);
            LongVector x7 = LongVector.fromArray(SPECIES, cells, (k + 7) * WORDS);
            LongVector x8 = LongVector.fromArray(SPECIES, cells, (k + 8) * WORDS);
            LongVector n0 = x0.and(LongVector.fromArray(SPECIES, scratch, LAST_DIGIT * WORDS));
            LongVector n1 = x1.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 1) * WORDS));
            LongVector n2 = x2.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 2) * WORDS));
            LongVector n3 = x3.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 3) * WORDS));
            LongVector n4 = x4.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 4) * WORDS));
            LongVector n5 = x5.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 5) * WORDS));
            LongVector n6 = x6.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 6) * WORDS));
            LongVector n7 = x7.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 7) * WORDS));
            LongVector n8 = x8.and(LongVector.fromArray(SPECIES, scratch, (LAST_DIGIT + 8) * WORDS));
            LongVector any0 = n0.or(n1).or(n2);
            LongVector any1 = n3.or(n4).or(n5);
            LongVector any2 = n6.or(n7).or(n8);
            LongVector undecided = any0.or(any1).or(any2).not();
            LongVector here = LongVector.fromArray(SPECIES, scratch, (LAST_PLACE + digit) * WORDS);
            LongVector y0 =
                    n0.or(x0.and(undecided)).and(here.or(LongVector.fromArray(SPECIES, scratch, NOT_TAKEN * WORDS)));
            LongVector y1 = n1.or(x1.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 1) * WORDS)));
            LongVector y2 = n2.or(x2.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 2) * WORDS)));
            LongVector y3 = n3.or(x3.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 3) * WORDS)));
            LongVector y4 = n4.or(x4.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 4) * WORDS)));
            LongVector y5 = n5.or(x5.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 5) * WORDS)));
            LongVector y6 = n6.or(x6.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 6) * WORDS)));
            LongVector y7 = n7.or(x7.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 7) * WORDS)));
            LongVector y8 = n8.or(x8.and(undecided))
                    .and(here.or(LongVector.fromArray(SPECIES, scratch, (NOT_TAKEN + 8) * WORDS)));
            // Two cells decided for one digit is a contradiction nothing else would notice.
            LongVector both0 = n0.and(n1).or(n2.and(n0.or(n1)));
            LongVector both1 = n3.and(n4).or(n5.and(n3.or(n4)));
            LongVector both2 = n6.and(n7).or(n8.and(n6.or(n7)));
            LongVector both3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector.fromArray(SPECIES, status, DEAD * WORDS)
                    .or(both0)
                    .or(both1)
                    .or(both2)
                    .or(both3)
                    .intoArray(status, DEAD * WORDS);
            LongVector lost0 = x0.and(y0.not()).or(x1.and(y1.not())).or(x2.and(y2.not()));
            LongVector lost1 = x3.and(y3.not()).or(x4.and(y4.not())).or(x5.and(y5.not()));
            LongVector lost2 = x6.and(y6.not()).or(x7.and(y7.not())).or(x8.and(y8.not()));
            LongVector.fromArray(SPECIES, status, CHANGED * WORDS)
                    .or(lost0)
                    .or(lost1)
                    .or(lost2)
                    .intoArray(status, CHANGED * WORDS);
            y0.intoArray(cells, k * WORDS);
            y1.intoArray(cells, (k + 1) * WORDS);
            y2.intoArray(cells, (k + 2) * WORDS);
            y3.intoArray(cells, (k + 3) * WORDS);
            y4.intoArray(cells, (k + 4) * WORDS);
            y5.intoArray(cells, (k + 5) * WORDS);
            y6.intoArray(cells, (k + 6) * WORDS);
            y7.intoArray(cells, (k + 7) * WORDS);
            y8.intoArray(cells, (k + 8) * WORDS);
            int line = 27 * box + 3 * digit;
            y0.or(y1).or(y2).intoArray(rows, line * WORDS);
            y3.or(y4).or(y5).intoArray(rows, (line + 1) * WORDS);
            y6.or(y7).or(y8).intoArray(rows, (line + 2) * WORDS);
            y0.or(y3).or(y6).intoArray(columns, line * WORDS);
            y1.or(y4).or(y7).intoArray(columns, (line + 1) * WORDS);
            y2.or(y5).or(y8).intoArray(columns, (line + 2) * WORDS);
        }
    }

    @Override
    public void choose(Block block) {
        startChoice(block.scratch, block.split);
        for (int unit = 0; unit < 6; unit++) {
            long[] lines = unit < 3 ? block.rows : block.columns;
            int first = unit < 3 ? 3 * unit : unit - 3;
            int step = unit < 3 ? 1 : 3;
            countUndecided(lines, block.scratch, first, step);
            preferFewer(block.scratch, block.split, unit);
        }
        for (int digit = 0; digit < 9; digit++) {
            for (int box = 0; box < 3; box++) {
                gather(block.rows, block.columns, block.scratch, block.split, digit, box);
            }
        }
        wish(block.scratch);
        chooseDigit(block.scratch, block.split);
        gatherDigit(block.scratch, block.split);
        chooseLine(block.scratch, block.split);
    }

    private static void startChoice(long[] scratch, long[] split) {
        for (int i = 0; i < 5; i++) {
            LongVector.zero(SPECIES).not().intoArray(scratch, (FEWEST + i) * WORDS);
        }
        for (int i = 0; i < 21; i++) {
            LongVector.zero(SPECIES).intoArray(split, i * WORDS);
        }
    }

    /** Counts the (digit, box) of a band or stack with more than one line left: a number of five bits per lane. */
    private static void countUndecided(long[] lines, long[] scratch, int first, int step) {
        for (int i = 0; i < 5; i++) {
            LongVector.zero(SPECIES).intoArray(scratch, (COUNT + i) * WORDS);
        }
        for (int digit = 0; digit < 9; digit++) {
            int i = 27 * first + 3 * digit;
            int j = i + 27 * step;
            int m = j + 27 * step;
            LongVector a = LongVector.fromArray(SPECIES, lines, i * WORDS)
                    .and(LongVector.fromArray(SPECIES, lines, (i + 1) * WORDS))
                    .or(LongVector.fromArray(SPECIES, lines, (i + 2) * WORDS)
                            .and(LongVector.fromArray(SPECIES, lines, i * WORDS)
                                    .or(LongVector.fromArray(SPECIES, lines, (i + 1) * WORDS))));
            LongVector b = LongVector.fromArray(SPECIES, lines, j * WORDS)
                    .and(LongVector.fromArray(SPECIES, lines, (j + 1) * WORDS))
                    .or(LongVector.fromArray(SPECIES, lines, (j + 2) * WORDS)
                            .and(LongVector.fromArray(SPECIES, lines, j * WORDS)
                                    .or(LongVector.fromArray(SPECIES, lines, (j + 1) * WORDS))));
            LongVector c = LongVector.fromArray(SPECIES, lines, m * WORDS)
                    .and(LongVector.fromArray(SPECIES, lines, (m + 1) * WORDS))
                    .or(LongVector.fromArray(SPECIES, lines, (m + 2) * WORDS)
                            .and(LongVector.fromArray(SPECIES, lines, m * WORDS)
                                    .or(LongVector.fromArray(SPECIES, lines, (m + 1) * WORDS))));
            LongVector ones = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, c);
            LongVector twos = a.and(b).or(c.and(a.or(b)));
            LongVector carry =
                    LongVector.fromArray(SPECIES, scratch, COUNT * WORDS).and(ones);
            LongVector.fromArray(SPECIES, scratch, COUNT * WORDS)
                    .lanewise(VectorOperators.XOR, ones)
                    .intoArray(scratch, COUNT * WORDS);
            LongVector old = LongVector.fromArray(SPECIES, scratch, (COUNT + 1) * WORDS);
            old.lanewise(VectorOperators.XOR, twos)
                    .lanewise(VectorOperators.XOR, carry)
                    .intoArray(scratch, (COUNT + 1) * WORDS);
            carry = old.and(twos).or(carry.and(old.or(twos)));
            old = LongVector.fromArray(SPECIES, scratch, (COUNT + 2) * WORDS);
            old.lanewise(VectorOperators.XOR, carry).intoArray(scratch, (COUNT + 2) * WORDS);
            carry = carry.and(old);
            old = LongVector.fromArray(SPECIES, scratch, (COUNT + 3) * WORDS);
            old.lanewise(VectorOperators.XOR, carry).intoArray(scratch, (COUNT + 3) * WORDS);
            LongVector.fromArray(SPECIES, scratch, (COUNT + 4) * WORDS)
                    .lanewise(VectorOperators.XOR, carry.and(old))
                    .intoArray(scratch, (COUNT + 4) * WORDS);
        }
    }

    /** Takes the unit where it has undecided boxes, but fewer than the best before it. */
    private static void preferFewer(long[] scratch, long[] split, int unit) {
        LongVector less = LongVector.zero(SPECIES);
        LongVector some = LongVector.zero(SPECIES);
        for (int i = 0; i < 5; i++) {
            LongVector count = LongVector.fromArray(SPECIES, scratch, (COUNT + i) * WORDS);
            LongVector fewest = LongVector.fromArray(SPECIES, scratch, (FEWEST + i) * WORDS);
            less = count.not()
                    .and(fewest)
                    .or(count.lanewise(VectorOperators.XOR, fewest).not().and(less));
            some = some.or(count);
        }
        less = less.and(some);
        for (int i = 0; i < 5; i++) {
            LongVector.fromArray(SPECIES, scratch, (COUNT + i) * WORDS)
                    .and(less)
                    .or(LongVector.fromArray(SPECIES, scratch, (FEWEST + i) * WORDS)
                            .and(less.not()))
                    .intoArray(scratch, (FEWEST + i) * WORDS);
        }
        for (int i = 0; i < unit; i++) {
            LongVector.fromArray(SPECIES, split, (UNIT + i) * WORDS)
                    .and(less.not())
                    .intoArray(split, (UNIT + i) * WORDS);
        }
        less.intoArray(split, (UNIT + unit) * WORDS);
    }

    /** The three lines of one digit in one box of the unit each lane has chosen. */
    private static void gather(long[] rows, long[] columns, long[] scratch, long[] split, int digit, int box) {
        LongVector band0 = LongVector.fromArray(SPECIES, split, UNIT * WORDS);
        LongVector band1 = LongVector.fromArray(SPECIES, split, (UNIT + 1) * WORDS);
        LongVector band2 = LongVector.fromArray(SPECIES, split, (UNIT + 2) * WORDS);
        LongVector stack0 = LongVector.fromArray(SPECIES, split, (UNIT + 3) * WORDS);
        LongVector stack1 = LongVector.fromArray(SPECIES, split, (UNIT + 4) * WORDS);
        LongVector stack2 = LongVector.fromArray(SPECIES, split, (UNIT + 5) * WORDS);
        for (int line = 0; line < 3; line++) {
            int i = 27 * box + 3 * digit + line;
            int j = 81 * box + 3 * digit + line;
            LongVector inBand = band0.and(LongVector.fromArray(SPECIES, rows, i * WORDS))
                    .or(band1.and(LongVector.fromArray(SPECIES, rows, (i + 81) * WORDS)))
                    .or(band2.and(LongVector.fromArray(SPECIES, rows, (i + 162) * WORDS)));
            LongVector inStack = stack0.and(LongVector.fromArray(SPECIES, columns, j * WORDS))
                    .or(stack1.and(LongVector.fromArray(SPECIES, columns, (j + 27) * WORDS)))
                    .or(stack2.and(LongVector.fromArray(SPECIES, columns, (j + 54) * WORDS)));
            inBand.or(inStack).intoArray(scratch, (LINES + 9 * digit + 3 * box + line) * WORDS);
        }
    }

    /** Which digits have two ways through the unit, which two lines in some box, which two or three. */
    private static void wish(long[] scratch) {
        for (int digit = 0; digit < 9; digit++) {
            int i = LINES + 9 * digit;
            LongVector a0 = LongVector.fromArray(SPECIES, scratch, i * WORDS);
            LongVector a1 = LongVector.fromArray(SPECIES, scratch, (i + 1) * WORDS);
            LongVector a2 = LongVector.fromArray(SPECIES, scratch, (i + 2) * WORDS);
            LongVector b0 = LongVector.fromArray(SPECIES, scratch, (i + 3) * WORDS);
            LongVector b1 = LongVector.fromArray(SPECIES, scratch, (i + 4) * WORDS);
            LongVector b2 = LongVector.fromArray(SPECIES, scratch, (i + 5) * WORDS);
            LongVector c0 = LongVector.fromArray(SPECIES, scratch, (i + 6) * WORDS);
            LongVector c1 = LongVector.fromArray(SPECIES, scratch, (i + 7) * WORDS);
            LongVector c2 = LongVector.fromArray(SPECIES, scratch, (i + 8) * WORDS);
            LongVector a = a0.and(a1).or(a2.and(a0.or(a1)));
            LongVector b = b0.and(b1).or(b2.and(b0.or(b1)));
            LongVector c = c0.and(c1).or(c2.and(c0.or(c1)));
            LongVector aThree = a0.and(a1).and(a2);
            LongVector bThree = b0.and(b1).and(b2);
            LongVector cThree = c0.and(c1).and(c2);
            a.or(b).or(c).and(aThree.or(bThree).or(cThree).not()).intoArray(scratch, (WISHES + digit) * WORDS);
            a.and(aThree.not())
                    .or(b.and(bThree.not()))
                    .or(c.and(cThree.not()))
                    .intoArray(scratch, (WISHES + 9 + digit) * WORDS);
            a.or(b).or(c).intoArray(scratch, (WISHES + 18 + digit) * WORDS);
        }
    }

    /** The first digit of the first wish that some digit fulfils. */
    private static void chooseDigit(long[] scratch, long[] split) {
        LongVector taken = LongVector.zero(SPECIES);
        for (int i = 0; i < 27; i++) {
            LongVector wanted =
                    LongVector.fromArray(SPECIES, scratch, (WISHES + i) * WORDS).and(taken.not());
            LongVector.fromArray(SPECIES, split, (DIGIT + i % 9) * WORDS)
                    .or(wanted)
                    .intoArray(split, (DIGIT + i % 9) * WORDS);
            taken = taken.or(wanted);
        }
    }

    /** The nine lines of the digit each lane has chosen. */
    private static void gatherDigit(long[] scratch, long[] split) {
        for (int i = 0; i < 9; i++) {
            LongVector lines = LongVector.zero(SPECIES);
            for (int digit = 0; digit < 9; digit++) {
                lines = lines.or(LongVector.fromArray(SPECIES, split, (DIGIT + digit) * WORDS)
                        .and(LongVector.fromArray(SPECIES, scratch, (LINES + 9 * digit + i) * WORDS)));
            }
            lines.intoArray(scratch, (CHOSEN + i) * WORDS);
        }
    }

    /** The first box with two lines left, else with three, and its first line. */
    private static void chooseLine(long[] scratch, long[] split) {
        LongVector three0 = LongVector.fromArray(SPECIES, scratch, CHOSEN * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 1) * WORDS))
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 2) * WORDS));
        LongVector three1 = LongVector.fromArray(SPECIES, scratch, (CHOSEN + 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 4) * WORDS))
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 5) * WORDS));
        LongVector three2 = LongVector.fromArray(SPECIES, scratch, (CHOSEN + 6) * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 7) * WORDS))
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 8) * WORDS));
        LongVector several0 = LongVector.fromArray(SPECIES, scratch, CHOSEN * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 1) * WORDS))
                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 2) * WORDS)
                        .and(LongVector.fromArray(SPECIES, scratch, CHOSEN * WORDS)
                                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 1) * WORDS))));
        LongVector several1 = LongVector.fromArray(SPECIES, scratch, (CHOSEN + 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 4) * WORDS))
                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 5) * WORDS)
                        .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 3) * WORDS)
                                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 4) * WORDS))));
        LongVector several2 = LongVector.fromArray(SPECIES, scratch, (CHOSEN + 6) * WORDS)
                .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 7) * WORDS))
                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 8) * WORDS)
                        .and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 6) * WORDS)
                                .or(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 7) * WORDS))));
        LongVector two0 = several0.and(three0.not());
        LongVector two1 = several1.and(three1.not());
        LongVector two2 = several2.and(three2.not());
        LongVector none = two0.or(two1).or(two2).not();
        LongVector box0 = two0.or(none.and(three0));
        LongVector box1 = two1.or(none.and(three1)).and(box0.not());
        LongVector box2 = two2.or(none.and(three2)).and(box0.not()).and(box1.not());
        box0.intoArray(split, BOX * WORDS);
        box1.intoArray(split, (BOX + 1) * WORDS);
        box2.intoArray(split, (BOX + 2) * WORDS);
        LongVector line0 = box0.and(LongVector.fromArray(SPECIES, scratch, CHOSEN * WORDS))
                .or(box1.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 3) * WORDS)))
                .or(box2.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 6) * WORDS)));
        LongVector line1 = box0.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 1) * WORDS))
                .or(box1.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 4) * WORDS)))
                .or(box2.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 7) * WORDS)));
        LongVector line2 = box0.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 2) * WORDS))
                .or(box1.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 5) * WORDS)))
                .or(box2.and(LongVector.fromArray(SPECIES, scratch, (CHOSEN + 8) * WORDS)));
        line0.intoArray(split, LINE * WORDS);
        line1.and(line0.not()).intoArray(split, (LINE + 1) * WORDS);
        line2.and(line0.not()).and(line1.not()).intoArray(split, (LINE + 2) * WORDS);
    }

    @Override
    public void fork(Block block) {
        moveSplit(block.split, block.moves);
        dropLines(block.split, block.moves);
        for (int box = 0; box < 9; box++) {
            fork(block.cells, block.split, block.moves, block.scratch, box);
        }
    }

    /** The lanes written get the choice of the lanes they come from. */
    private static void moveSplit(long[] split, long[] moves) {
        LongVector distance = LongVector.fromArray(SPECIES, moves, DISTANCE * WORDS);
        LongVector targets = LongVector.fromArray(SPECIES, moves, TARGETS * WORDS);
        LongVector distance2 = LongVector.fromArray(SPECIES, moves, DISTANCE_2 * WORDS);
        LongVector targets2 = LongVector.fromArray(SPECIES, moves, TARGETS_2 * WORDS);
        LongVector stay = targets.or(targets2).not();
        for (int i = 0; i < 21; i++) {
            LongVector x = LongVector.fromArray(SPECIES, split, i * WORDS);
            x.and(stay)
                    .or(x.lanewise(VectorOperators.ROL, distance).and(targets))
                    .or(x.lanewise(VectorOperators.ROL, distance2).and(targets2))
                    .intoArray(split, i * WORDS);
        }
    }

    /** From here on LINE says which lines a lane loses. */
    private static void dropLines(long[] split, long[] moves) {
        LongVector keep = LongVector.fromArray(SPECIES, moves, KEEP * WORDS);
        LongVector lose = LongVector.fromArray(SPECIES, moves, LOSE * WORDS);
        for (int i = LINE; i < LINE + 3; i++) {
            keep.and(LongVector.fromArray(SPECIES, split, i * WORDS).not())
                    .or(lose.and(LongVector.fromArray(SPECIES, split, i * WORDS)))
                    .intoArray(split, i * WORDS);
        }
    }

    private static void fork(long[] cells, long[] split, long[] moves, long[] scratch, int box) {
        LongVector inBand = LongVector.fromArray(SPECIES, split, (UNIT + box / 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, split, (BOX + box % 3) * WORDS));
        LongVector inStack = LongVector.fromArray(SPECIES, split, (UNIT + 3 + box % 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, split, (BOX + box / 3) * WORDS));
        for (int k = 0; k < 9; k++) {
            inBand.and(LongVector.fromArray(SPECIES, split, (LINE + k / 3) * WORDS))
                    .or(inStack.and(LongVector.fromArray(SPECIES, split, (LINE + k % 3) * WORDS)))
                    .intoArray(scratch, k * WORDS);
        }
        LongVector distance = LongVector.fromArray(SPECIES, moves, DISTANCE * WORDS);
        LongVector targets = LongVector.fromArray(SPECIES, moves, TARGETS * WORDS);
        LongVector distance2 = LongVector.fromArray(SPECIES, moves, DISTANCE_2 * WORDS);
        LongVector targets2 = LongVector.fromArray(SPECIES, moves, TARGETS_2 * WORDS);
        LongVector stay = targets.or(targets2).not();
        for (int digit = 0; digit < 9; digit++) {
            LongVector chosen = LongVector.fromArray(SPECIES, split, (DIGIT + digit) * WORDS);
            for (int k = 0; k < 9; k++) {
                int i = 81 * box + 9 * digit + k;
                LongVector x = LongVector.fromArray(SPECIES, cells, i * WORDS);
                LongVector y = x.and(stay)
                        .or(x.lanewise(VectorOperators.ROL, distance).and(targets))
                        .or(x.lanewise(VectorOperators.ROL, distance2).and(targets2));
                y.and(chosen.and(LongVector.fromArray(SPECIES, scratch, k * WORDS))
                                .not())
                        .intoArray(cells, i * WORDS);
            }
        }
    }

    @Override
    public void save(Block block, long[] frame) {
        for (int box = 0; box < 9; box++) {
            save(block.cells, frame, block.split, block.moves, block.scratch, box);
        }
    }

    private static void save(long[] cells, long[] frame, long[] split, long[] moves, long[] scratch, int box) {
        LongVector inBand = LongVector.fromArray(SPECIES, split, (UNIT + box / 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, split, (BOX + box % 3) * WORDS));
        LongVector inStack = LongVector.fromArray(SPECIES, split, (UNIT + 3 + box % 3) * WORDS)
                .and(LongVector.fromArray(SPECIES, split, (BOX + box / 3) * WORDS));
        for (int k = 0; k < 9; k++) {
            inBand.and(LongVector.fromArray(SPECIES, split, (LINE + k / 3) * WORDS))
                    .or(inStack.and(LongVector.fromArray(SPECIES, split, (LINE + k % 3) * WORDS)))
                    .intoArray(scratch, k * WORDS);
        }
        LongVector spilled = LongVector.fromArray(SPECIES, moves, SPILLED * WORDS);
        for (int digit = 0; digit < 9; digit++) {
            LongVector chosen = LongVector.fromArray(SPECIES, split, (DIGIT + digit) * WORDS);
            for (int k = 0; k < 9; k++) {
                int i = 81 * box + 9 * digit + k;
                LongVector.fromArray(SPECIES, frame, i * WORDS)
                        .and(spilled.not())
                        .or(LongVector.fromArray(SPECIES, cells, i * WORDS)
                                .and(spilled)
                                .and(chosen.and(LongVector.fromArray(SPECIES, scratch, k * WORDS))
                                        .not()))
                        .intoArray(frame, i * WORDS);
            }
        }
    }

    @Override
    public void restore(Block block, long[] frame) {
        restore(block.cells, frame, block.moves);
    }

    private static void restore(long[] cells, long[] frame, long[] moves) {
        LongVector distance = LongVector.fromArray(SPECIES, moves, DISTANCE * WORDS);
        LongVector targets = LongVector.fromArray(SPECIES, moves, TARGETS * WORDS);
        LongVector stay = targets.not();
        for (int i = 0; i < Block.CELLS; i++) {
            LongVector.fromArray(SPECIES, cells, i * WORDS)
                    .and(stay)
                    .or(LongVector.fromArray(SPECIES, frame, i * WORDS)
                            .lanewise(VectorOperators.ROL, distance)
                            .and(targets))
                    .intoArray(cells, i * WORDS);
        }
    }

    @Override
    public void load(Block block) {
        for (int box = 0; box < 9; box++) {
            load(block.cells, block.fresh, block.moves, box);
        }
    }

    private static void load(long[] cells, long[] fresh, long[] moves, int box) {
        LongVector distance = LongVector.fromArray(SPECIES, moves, DISTANCE * WORDS);
        LongVector targets = LongVector.fromArray(SPECIES, moves, TARGETS * WORDS);
        for (int k = 0; k < 9; k++) {
            int plane = 4 * (27 * (box / 3) + 9 * (k / 3) + 3 * (box % 3) + k % 3);
            LongVector p0 = LongVector.fromArray(SPECIES, fresh, plane * WORDS).lanewise(VectorOperators.ROL, distance);
            LongVector p1 =
                    LongVector.fromArray(SPECIES, fresh, (plane + 1) * WORDS).lanewise(VectorOperators.ROL, distance);
            LongVector p2 =
                    LongVector.fromArray(SPECIES, fresh, (plane + 2) * WORDS).lanewise(VectorOperators.ROL, distance);
            LongVector p3 =
                    LongVector.fromArray(SPECIES, fresh, (plane + 3) * WORDS).lanewise(VectorOperators.ROL, distance);
            // 1..9 is a given; 0 and 10..15 (a full stop is 14) are blank.
            LongVector blank = p3.and(p1.or(p2)).or(p0.or(p1).or(p2).or(p3).not());
            LongVector low = p2.or(p3).not();
            LongVector mid = p2.and(p3.not());
            LongVector high = p3.and(p2.not()).and(p1.not());
            int i = 81 * box + k;
            LongVector.fromArray(SPECIES, cells, i * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(low.and(p0).and(p1.not()))))
                    .intoArray(cells, i * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 9) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(low.and(p1).and(p0.not()))))
                    .intoArray(cells, (i + 9) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 18) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(low.and(p1).and(p0))))
                    .intoArray(cells, (i + 18) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 27) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(mid.and(p1.not()).and(p0.not()))))
                    .intoArray(cells, (i + 27) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 36) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(mid.and(p1.not()).and(p0))))
                    .intoArray(cells, (i + 36) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 45) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(mid.and(p1).and(p0.not()))))
                    .intoArray(cells, (i + 45) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 54) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(mid.and(p1).and(p0))))
                    .intoArray(cells, (i + 54) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 63) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(high.and(p0.not()))))
                    .intoArray(cells, (i + 63) * WORDS);
            LongVector.fromArray(SPECIES, cells, (i + 72) * WORDS)
                    .and(targets.not())
                    .or(targets.and(blank.or(high.and(p0))))
                    .intoArray(cells, (i + 72) * WORDS);
        }
    }

    @Override
    public void unload(Block block) {
        for (int box = 0; box < 9; box++) {
            unload(block.cells, block.done, block.moves, box);
        }
    }

    private static void unload(long[] cells, long[] done, long[] moves, int box) {
        LongVector distance = LongVector.fromArray(SPECIES, moves, DISTANCE * WORDS);
        LongVector targets = LongVector.fromArray(SPECIES, moves, TARGETS * WORDS);
        LongVector stay = targets.not();
        for (int k = 0; k < 9; k++) {
            int i = 81 * box + k;
            LongVector two = LongVector.fromArray(SPECIES, cells, (i + 9) * WORDS);
            LongVector three = LongVector.fromArray(SPECIES, cells, (i + 18) * WORDS);
            LongVector five = LongVector.fromArray(SPECIES, cells, (i + 36) * WORDS);
            LongVector six = LongVector.fromArray(SPECIES, cells, (i + 45) * WORDS);
            LongVector seven = LongVector.fromArray(SPECIES, cells, (i + 54) * WORDS);
            LongVector nine = LongVector.fromArray(SPECIES, cells, (i + 72) * WORDS);
            LongVector p0 = LongVector.fromArray(SPECIES, cells, i * WORDS)
                    .or(three)
                    .or(five)
                    .or(seven)
                    .or(nine);
            LongVector p1 = two.or(three).or(six).or(seven);
            LongVector p2 = LongVector.fromArray(SPECIES, cells, (i + 27) * WORDS)
                    .or(five)
                    .or(six)
                    .or(seven);
            LongVector p3 =
                    LongVector.fromArray(SPECIES, cells, (i + 63) * WORDS).or(nine);
            int plane = 4 * (27 * (box / 3) + 9 * (k / 3) + 3 * (box % 3) + k % 3);
            LongVector.fromArray(SPECIES, done, plane * WORDS)
                    .and(stay)
                    .or(p0.lanewise(VectorOperators.ROL, distance).and(targets))
                    .intoArray(done, plane * WORDS);
            LongVector.fromArray(SPECIES, done, (plane + 1) * WORDS)
                    .and(stay)
                    .or(p1.lanewise(VectorOperators.ROL, distance).and(targets))
                    .intoArray(done, (plane + 1) * WORDS);
            LongVector.fromArray(SPECIES, done, (plane + 2) * WORDS)
                    .and(stay)
                    .or(p2.lanewise(VectorOperators.ROL, distance).and(targets))
                    .intoArray(done, (plane + 2) * WORDS);
            LongVector.fromArray(SPECIES, done, (plane + 3) * WORDS)
                    .and(stay)
                    .or(p3.lanewise(VectorOperators.ROL, distance).and(targets))
                    .intoArray(done, (plane + 3) * WORDS);
        }
    }
}
