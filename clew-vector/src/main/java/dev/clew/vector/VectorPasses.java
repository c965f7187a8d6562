package dev.clew.vector;

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

import dev.clew.core.internal.bulk.Block;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/** Translated from the class on longs of the same name: change that, then translate again. */
final class VectorPasses {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();

    /** Which cell of the box at hand has one candidate left (9 rows). */
    private static final int LAST_DIGIT = SCRATCH;
    /** Which cell is nobody's last place (9 rows). */
    static final int NOT_TAKEN = SCRATCH + 9;

    private VectorPasses() {}

    static void pass(Block block, boolean last) {
        if (last) {
            passLast(block);
        } else {
            passPlain(block);
        }
    }

    private static void passPlain(Block block) {
        for (int box = 0; box < 9; box++) {
            lock(block, box);
            single(block.memory(), block.shift(), BOX_ROWS * box);
            apply(block.memory(), block.shift(), BOX_ROWS * box);
        }
    }

    private static void passLast(Block block) {
        for (int box = 0; box < 9; box++) {
            lockLast(block, box);
            singleLast(block.memory(), block.shift(), BOX_ROWS * box);
            applyLast(block.memory(), block.shift(), BOX_ROWS * box);
        }
    }

    /** What the other boxes of its band and stack leave to a box. */
    static void lock(Block block, int box) {
        int beside1 = box / 3 * 3 + (box + 1) % 3;
        int beside2 = box / 3 * 3 + (box + 2) % 3;
        int below1 = (box + 3) % 9;
        int below2 = (box + 6) % 9;
        lock(
                block.memory(),
                block.shift(),
                BOX_ROWS * box,
                BOX_ROWS * beside1,
                BOX_ROWS * beside2,
                BOX_ROWS * below1,
                BOX_ROWS * below2);
    }

    static void lockLast(Block block, int box) {
        int beside1 = box / 3 * 3 + (box + 1) % 3;
        int beside2 = box / 3 * 3 + (box + 2) % 3;
        int below1 = (box + 3) % 9;
        int below2 = (box + 6) % 9;
        lockLast(
                block.memory(),
                block.shift(),
                BOX_ROWS * box,
                BOX_ROWS * beside1,
                BOX_ROWS * beside2,
                BOX_ROWS * below1,
                BOX_ROWS * below2);
    }

    /**
     * Each digit may stand in a row of this box only if the other two boxes of the band can take the other two rows, one
     * each, and likewise in a column: that is every locked candidate and every hidden single of rows and columns. Its own
     * rows and columns may know more than its cells, from {@link VectorTriples}.
     */
    private static void lock(long[] memory, int shift, int own, int beside1, int beside2, int below1, int below2) {
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            LongVector a0 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit) * WORDS + shift);
            LongVector a1 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit + 1) * WORDS + shift);
            LongVector a2 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit + 2) * WORDS + shift);
            LongVector b0 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit) * WORDS + shift);
            LongVector b1 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit + 1) * WORDS + shift);
            LongVector b2 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit + 2) * WORDS + shift);
            LongVector r0 =
                    a1.and(b2).or(a2.and(b1)).and(LongVector.fromArray(SPECIES, memory, (ROWS + k) * WORDS + shift));
            LongVector r1 = a0.and(b2)
                    .or(a2.and(b0))
                    .and(LongVector.fromArray(SPECIES, memory, (ROWS + k + 1) * WORDS + shift));
            LongVector r2 = a0.and(b1)
                    .or(a1.and(b0))
                    .and(LongVector.fromArray(SPECIES, memory, (ROWS + k + 2) * WORDS + shift));
            LongVector d0 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit) * WORDS + shift);
            LongVector d1 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit + 1) * WORDS + shift);
            LongVector d2 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit + 2) * WORDS + shift);
            LongVector e0 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit) * WORDS + shift);
            LongVector e1 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit + 1) * WORDS + shift);
            LongVector e2 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit + 2) * WORDS + shift);
            LongVector c0 =
                    d1.and(e2).or(d2.and(e1)).and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k) * WORDS + shift));
            LongVector c1 = d0.and(e2)
                    .or(d2.and(e0))
                    .and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k + 1) * WORDS + shift));
            LongVector c2 = d0.and(e1)
                    .or(d1.and(e0))
                    .and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k + 2) * WORDS + shift));
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift)
                    .and(r0)
                    .and(c0);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift)
                    .and(r0)
                    .and(c1);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift)
                    .and(r0)
                    .and(c2);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift)
                    .and(r1)
                    .and(c0);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift)
                    .and(r1)
                    .and(c1);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift)
                    .and(r1)
                    .and(c2);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift)
                    .and(r2)
                    .and(c0);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift)
                    .and(r2)
                    .and(c1);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift)
                    .and(r2)
                    .and(c2);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            x0.intoArray(memory, (CELLS + k) * WORDS + shift);
            x1.intoArray(memory, (CELLS + k + 1) * WORDS + shift);
            x2.intoArray(memory, (CELLS + k + 2) * WORDS + shift);
            x3.intoArray(memory, (CELLS + k + 3) * WORDS + shift);
            x4.intoArray(memory, (CELLS + k + 4) * WORDS + shift);
            x5.intoArray(memory, (CELLS + k + 5) * WORDS + shift);
            x6.intoArray(memory, (CELLS + k + 6) * WORDS + shift);
            x7.intoArray(memory, (CELLS + k + 7) * WORDS + shift);
            x8.intoArray(memory, (CELLS + k + 8) * WORDS + shift);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            two0.or(two1).or(two2).or(two3).not().intoArray(memory, (LAST_PLACE + k) * WORDS + shift);
        }
    }

    private static void lockLast(long[] memory, int shift, int own, int beside1, int beside2, int below1, int below2) {
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            LongVector a0 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit) * WORDS + shift);
            LongVector a1 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit + 1) * WORDS + shift);
            LongVector a2 = LongVector.fromArray(SPECIES, memory, (ROWS + beside1 + digit + 2) * WORDS + shift);
            LongVector b0 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit) * WORDS + shift);
            LongVector b1 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit + 1) * WORDS + shift);
            LongVector b2 = LongVector.fromArray(SPECIES, memory, (ROWS + beside2 + digit + 2) * WORDS + shift);
            LongVector r0 =
                    a1.and(b2).or(a2.and(b1)).and(LongVector.fromArray(SPECIES, memory, (ROWS + k) * WORDS + shift));
            LongVector r1 = a0.and(b2)
                    .or(a2.and(b0))
                    .and(LongVector.fromArray(SPECIES, memory, (ROWS + k + 1) * WORDS + shift));
            LongVector r2 = a0.and(b1)
                    .or(a1.and(b0))
                    .and(LongVector.fromArray(SPECIES, memory, (ROWS + k + 2) * WORDS + shift));
            LongVector d0 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit) * WORDS + shift);
            LongVector d1 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit + 1) * WORDS + shift);
            LongVector d2 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below1 + digit + 2) * WORDS + shift);
            LongVector e0 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit) * WORDS + shift);
            LongVector e1 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit + 1) * WORDS + shift);
            LongVector e2 = LongVector.fromArray(SPECIES, memory, (COLUMNS + below2 + digit + 2) * WORDS + shift);
            LongVector c0 =
                    d1.and(e2).or(d2.and(e1)).and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k) * WORDS + shift));
            LongVector c1 = d0.and(e2)
                    .or(d2.and(e0))
                    .and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k + 1) * WORDS + shift));
            LongVector c2 = d0.and(e1)
                    .or(d1.and(e0))
                    .and(LongVector.fromArray(SPECIES, memory, (COLUMNS + k + 2) * WORDS + shift));
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift)
                    .and(r0)
                    .and(c0);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift)
                    .and(r0)
                    .and(c1);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift)
                    .and(r0)
                    .and(c2);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift)
                    .and(r1)
                    .and(c0);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift)
                    .and(r1)
                    .and(c1);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift)
                    .and(r1)
                    .and(c2);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift)
                    .and(r2)
                    .and(c0);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift)
                    .and(r2)
                    .and(c1);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift)
                    .and(r2)
                    .and(c2);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector.fromArray(SPECIES, memory, DEAD * WORDS + shift)
                    .or(any0.or(any1).or(any2).not())
                    .intoArray(memory, DEAD * WORDS + shift);
            LongVector lost0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift)
                    .and(x0.not())
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift)
                            .and(x1.not()))
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift)
                            .and(x2.not()));
            LongVector lost1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift)
                    .and(x3.not())
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift)
                            .and(x4.not()))
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift)
                            .and(x5.not()));
            LongVector lost2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift)
                    .and(x6.not())
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift)
                            .and(x7.not()))
                    .or(LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift)
                            .and(x8.not()));
            LongVector.fromArray(SPECIES, memory, CHANGED * WORDS + shift)
                    .or(lost0)
                    .or(lost1)
                    .or(lost2)
                    .intoArray(memory, CHANGED * WORDS + shift);
            x0.intoArray(memory, (CELLS + k) * WORDS + shift);
            x1.intoArray(memory, (CELLS + k + 1) * WORDS + shift);
            x2.intoArray(memory, (CELLS + k + 2) * WORDS + shift);
            x3.intoArray(memory, (CELLS + k + 3) * WORDS + shift);
            x4.intoArray(memory, (CELLS + k + 4) * WORDS + shift);
            x5.intoArray(memory, (CELLS + k + 5) * WORDS + shift);
            x6.intoArray(memory, (CELLS + k + 6) * WORDS + shift);
            x7.intoArray(memory, (CELLS + k + 7) * WORDS + shift);
            x8.intoArray(memory, (CELLS + k + 8) * WORDS + shift);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            two0.or(two1).or(two2).or(two3).not().intoArray(memory, (LAST_PLACE + k) * WORDS + shift);
        }
    }

    /** Which cells have one candidate left, and which are the last place of a digit. */
    private static void single(long[] memory, int shift, int own) {
        LongVector place0 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own) * WORDS + shift);
        LongVector place1 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 16) * WORDS + shift);
        LongVector place2 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 32) * WORDS + shift);
        LongVector place3 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 48) * WORDS + shift);
        LongVector place4 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 64) * WORDS + shift);
        LongVector place5 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 80) * WORDS + shift);
        LongVector place6 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 96) * WORDS + shift);
        LongVector place7 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 112) * WORDS + shift);
        LongVector place8 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 128) * WORDS + shift);
        for (int cell = 0; cell < 9; cell++) {
            int k = own + cell;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 16) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 32) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 48) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 64) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 80) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 96) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 112) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 128) * WORDS + shift);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector two = two0.or(two1).or(two2).or(two3);
            two.not().intoArray(memory, (LAST_DIGIT + cell) * WORDS + shift);
            LongVector l0 = x0.and(place0);
            LongVector l1 = x1.and(place1);
            LongVector l2 = x2.and(place2);
            LongVector l3 = x3.and(place3);
            LongVector l4 = x4.and(place4);
            LongVector l5 = x5.and(place5);
            LongVector l6 = x6.and(place6);
            LongVector l7 = x7.and(place7);
            LongVector l8 = x8.and(place8);
            LongVector taken0 = l0.or(l1).or(l2);
            LongVector taken1 = l3.or(l4).or(l5);
            LongVector taken2 = l6.or(l7).or(l8);
            taken0.or(taken1).or(taken2).not().intoArray(memory, (NOT_TAKEN + cell) * WORDS + shift);
        }
    }

    private static void singleLast(long[] memory, int shift, int own) {
        LongVector place0 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own) * WORDS + shift);
        LongVector place1 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 16) * WORDS + shift);
        LongVector place2 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 32) * WORDS + shift);
        LongVector place3 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 48) * WORDS + shift);
        LongVector place4 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 64) * WORDS + shift);
        LongVector place5 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 80) * WORDS + shift);
        LongVector place6 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 96) * WORDS + shift);
        LongVector place7 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 112) * WORDS + shift);
        LongVector place8 = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + own + 128) * WORDS + shift);
        for (int cell = 0; cell < 9; cell++) {
            int k = own + cell;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 16) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 32) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 48) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 64) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 80) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 96) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 112) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 128) * WORDS + shift);
            LongVector any0 = x0.or(x1).or(x2);
            LongVector any1 = x3.or(x4).or(x5);
            LongVector any2 = x6.or(x7).or(x8);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector two3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector two = two0.or(two1).or(two2).or(two3);
            two.not().intoArray(memory, (LAST_DIGIT + cell) * WORDS + shift);
            LongVector l0 = x0.and(place0);
            LongVector l1 = x1.and(place1);
            LongVector l2 = x2.and(place2);
            LongVector l3 = x3.and(place3);
            LongVector l4 = x4.and(place4);
            LongVector l5 = x5.and(place5);
            LongVector l6 = x6.and(place6);
            LongVector l7 = x7.and(place7);
            LongVector l8 = x8.and(place8);
            LongVector taken0 = l0.or(l1).or(l2);
            LongVector taken1 = l3.or(l4).or(l5);
            LongVector taken2 = l6.or(l7).or(l8);
            taken0.or(taken1).or(taken2).not().intoArray(memory, (NOT_TAKEN + cell) * WORDS + shift);
            LongVector.fromArray(SPECIES, memory, OPEN * WORDS + shift).or(two).intoArray(memory, OPEN * WORDS + shift);
            // The last place of two digits is a contradiction nothing else would notice.
            LongVector both0 = l0.and(l1).or(l2.and(l0.or(l1)));
            LongVector both1 = l3.and(l4).or(l5.and(l3.or(l4)));
            LongVector both2 = l6.and(l7).or(l8.and(l6.or(l7)));
            LongVector both3 = taken0.and(taken1).or(taken2.and(taken0.or(taken1)));
            LongVector.fromArray(SPECIES, memory, DEAD * WORDS + shift)
                    .or(any0.or(any1).or(any2).not())
                    .or(both0)
                    .or(both1)
                    .or(both2)
                    .or(both3)
                    .intoArray(memory, DEAD * WORDS + shift);
        }
    }

    /** A decided cell clears its digit from the box, a digit's last place clears the other digits from the cell. */
    private static void apply(long[] memory, int shift, int own) {
        LongVector sole0 = LongVector.fromArray(SPECIES, memory, LAST_DIGIT * WORDS + shift);
        LongVector sole1 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 1) * WORDS + shift);
        LongVector sole2 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 2) * WORDS + shift);
        LongVector sole3 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 3) * WORDS + shift);
        LongVector sole4 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 4) * WORDS + shift);
        LongVector sole5 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 5) * WORDS + shift);
        LongVector sole6 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 6) * WORDS + shift);
        LongVector sole7 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 7) * WORDS + shift);
        LongVector sole8 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 8) * WORDS + shift);
        LongVector free0 = LongVector.fromArray(SPECIES, memory, NOT_TAKEN * WORDS + shift);
        LongVector free1 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 1) * WORDS + shift);
        LongVector free2 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 2) * WORDS + shift);
        LongVector free3 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 3) * WORDS + shift);
        LongVector free4 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 4) * WORDS + shift);
        LongVector free5 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 5) * WORDS + shift);
        LongVector free6 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 6) * WORDS + shift);
        LongVector free7 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 7) * WORDS + shift);
        LongVector free8 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 8) * WORDS + shift);
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift);
            LongVector n0 = x0.and(sole0);
            LongVector n1 = x1.and(sole1);
            LongVector n2 = x2.and(sole2);
            LongVector n3 = x3.and(sole3);
            LongVector n4 = x4.and(sole4);
            LongVector n5 = x5.and(sole5);
            LongVector n6 = x6.and(sole6);
            LongVector n7 = x7.and(sole7);
            LongVector n8 = x8.and(sole8);
            LongVector any0 = n0.or(n1).or(n2);
            LongVector any1 = n3.or(n4).or(n5);
            LongVector any2 = n6.or(n7).or(n8);
            LongVector undecided = any0.or(any1).or(any2).not();
            LongVector here = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + k) * WORDS + shift);
            LongVector y0 = n0.or(x0.and(undecided)).and(here.or(free0));
            LongVector y1 = n1.or(x1.and(undecided)).and(here.or(free1));
            LongVector y2 = n2.or(x2.and(undecided)).and(here.or(free2));
            LongVector y3 = n3.or(x3.and(undecided)).and(here.or(free3));
            LongVector y4 = n4.or(x4.and(undecided)).and(here.or(free4));
            LongVector y5 = n5.or(x5.and(undecided)).and(here.or(free5));
            LongVector y6 = n6.or(x6.and(undecided)).and(here.or(free6));
            LongVector y7 = n7.or(x7.and(undecided)).and(here.or(free7));
            LongVector y8 = n8.or(x8.and(undecided)).and(here.or(free8));
            y0.intoArray(memory, (CELLS + k) * WORDS + shift);
            y1.intoArray(memory, (CELLS + k + 1) * WORDS + shift);
            y2.intoArray(memory, (CELLS + k + 2) * WORDS + shift);
            y3.intoArray(memory, (CELLS + k + 3) * WORDS + shift);
            y4.intoArray(memory, (CELLS + k + 4) * WORDS + shift);
            y5.intoArray(memory, (CELLS + k + 5) * WORDS + shift);
            y6.intoArray(memory, (CELLS + k + 6) * WORDS + shift);
            y7.intoArray(memory, (CELLS + k + 7) * WORDS + shift);
            y8.intoArray(memory, (CELLS + k + 8) * WORDS + shift);
            y0.or(y1).or(y2).intoArray(memory, (ROWS + k) * WORDS + shift);
            y3.or(y4).or(y5).intoArray(memory, (ROWS + k + 1) * WORDS + shift);
            y6.or(y7).or(y8).intoArray(memory, (ROWS + k + 2) * WORDS + shift);
            y0.or(y3).or(y6).intoArray(memory, (COLUMNS + k) * WORDS + shift);
            y1.or(y4).or(y7).intoArray(memory, (COLUMNS + k + 1) * WORDS + shift);
            y2.or(y5).or(y8).intoArray(memory, (COLUMNS + k + 2) * WORDS + shift);
        }
    }

    private static void applyLast(long[] memory, int shift, int own) {
        LongVector sole0 = LongVector.fromArray(SPECIES, memory, LAST_DIGIT * WORDS + shift);
        LongVector sole1 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 1) * WORDS + shift);
        LongVector sole2 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 2) * WORDS + shift);
        LongVector sole3 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 3) * WORDS + shift);
        LongVector sole4 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 4) * WORDS + shift);
        LongVector sole5 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 5) * WORDS + shift);
        LongVector sole6 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 6) * WORDS + shift);
        LongVector sole7 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 7) * WORDS + shift);
        LongVector sole8 = LongVector.fromArray(SPECIES, memory, (LAST_DIGIT + 8) * WORDS + shift);
        LongVector free0 = LongVector.fromArray(SPECIES, memory, NOT_TAKEN * WORDS + shift);
        LongVector free1 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 1) * WORDS + shift);
        LongVector free2 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 2) * WORDS + shift);
        LongVector free3 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 3) * WORDS + shift);
        LongVector free4 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 4) * WORDS + shift);
        LongVector free5 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 5) * WORDS + shift);
        LongVector free6 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 6) * WORDS + shift);
        LongVector free7 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 7) * WORDS + shift);
        LongVector free8 = LongVector.fromArray(SPECIES, memory, (NOT_TAKEN + 8) * WORDS + shift);
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int k = own + digit;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift);
            LongVector n0 = x0.and(sole0);
            LongVector n1 = x1.and(sole1);
            LongVector n2 = x2.and(sole2);
            LongVector n3 = x3.and(sole3);
            LongVector n4 = x4.and(sole4);
            LongVector n5 = x5.and(sole5);
            LongVector n6 = x6.and(sole6);
            LongVector n7 = x7.and(sole7);
            LongVector n8 = x8.and(sole8);
            LongVector any0 = n0.or(n1).or(n2);
            LongVector any1 = n3.or(n4).or(n5);
            LongVector any2 = n6.or(n7).or(n8);
            LongVector undecided = any0.or(any1).or(any2).not();
            LongVector here = LongVector.fromArray(SPECIES, memory, (LAST_PLACE + k) * WORDS + shift);
            LongVector y0 = n0.or(x0.and(undecided)).and(here.or(free0));
            LongVector y1 = n1.or(x1.and(undecided)).and(here.or(free1));
            LongVector y2 = n2.or(x2.and(undecided)).and(here.or(free2));
            LongVector y3 = n3.or(x3.and(undecided)).and(here.or(free3));
            LongVector y4 = n4.or(x4.and(undecided)).and(here.or(free4));
            LongVector y5 = n5.or(x5.and(undecided)).and(here.or(free5));
            LongVector y6 = n6.or(x6.and(undecided)).and(here.or(free6));
            LongVector y7 = n7.or(x7.and(undecided)).and(here.or(free7));
            LongVector y8 = n8.or(x8.and(undecided)).and(here.or(free8));
            // Two cells decided for one digit is a contradiction nothing else would notice.
            LongVector both0 = n0.and(n1).or(n2.and(n0.or(n1)));
            LongVector both1 = n3.and(n4).or(n5.and(n3.or(n4)));
            LongVector both2 = n6.and(n7).or(n8.and(n6.or(n7)));
            LongVector both3 = any0.and(any1).or(any2.and(any0.or(any1)));
            LongVector.fromArray(SPECIES, memory, DEAD * WORDS + shift)
                    .or(both0)
                    .or(both1)
                    .or(both2)
                    .or(both3)
                    .intoArray(memory, DEAD * WORDS + shift);
            LongVector lost0 = x0.and(y0.not()).or(x1.and(y1.not())).or(x2.and(y2.not()));
            LongVector lost1 = x3.and(y3.not()).or(x4.and(y4.not())).or(x5.and(y5.not()));
            LongVector lost2 = x6.and(y6.not()).or(x7.and(y7.not())).or(x8.and(y8.not()));
            LongVector.fromArray(SPECIES, memory, CHANGED * WORDS + shift)
                    .or(lost0)
                    .or(lost1)
                    .or(lost2)
                    .intoArray(memory, CHANGED * WORDS + shift);
            y0.intoArray(memory, (CELLS + k) * WORDS + shift);
            y1.intoArray(memory, (CELLS + k + 1) * WORDS + shift);
            y2.intoArray(memory, (CELLS + k + 2) * WORDS + shift);
            y3.intoArray(memory, (CELLS + k + 3) * WORDS + shift);
            y4.intoArray(memory, (CELLS + k + 4) * WORDS + shift);
            y5.intoArray(memory, (CELLS + k + 5) * WORDS + shift);
            y6.intoArray(memory, (CELLS + k + 6) * WORDS + shift);
            y7.intoArray(memory, (CELLS + k + 7) * WORDS + shift);
            y8.intoArray(memory, (CELLS + k + 8) * WORDS + shift);
            y0.or(y1).or(y2).intoArray(memory, (ROWS + k) * WORDS + shift);
            y3.or(y4).or(y5).intoArray(memory, (ROWS + k + 1) * WORDS + shift);
            y6.or(y7).or(y8).intoArray(memory, (ROWS + k + 2) * WORDS + shift);
            y0.or(y3).or(y6).intoArray(memory, (COLUMNS + k) * WORDS + shift);
            y1.or(y4).or(y7).intoArray(memory, (COLUMNS + k + 1) * WORDS + shift);
            y2.or(y5).or(y8).intoArray(memory, (COLUMNS + k + 2) * WORDS + shift);
        }
    }
}
