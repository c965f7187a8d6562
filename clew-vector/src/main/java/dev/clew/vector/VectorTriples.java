package dev.clew.vector;

import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.Block.SCRATCH;

import dev.clew.core.internal.bulk.Block;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Translated from the class on longs of the same name: change that, then translate again. */
final class VectorTriples {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();

    /** Which line of the band or stack at hand has no more than three digits, 3 · box + line (9 rows). */
    private static final int FULL = SCRATCH;

    /** Which line three digits must stand in, each having no other in its box (9 rows). */
    private static final int TAKEN = SCRATCH + 9;

    /** Which digit of the box at hand has no line but this, 4 · digit + line (36 rows). */
    private static final int ONLY = SCRATCH + 18;

    private VectorTriples() {}

    static void narrow(Block block) {
        for (int unit = 0; unit < 3; unit++) {
            narrow(block, ROWS + 3 * BOX_ROWS * unit, BOX_ROWS);
            narrow(block, COLUMNS + BOX_ROWS * unit, 3 * BOX_ROWS);
        }
    }

    private static void narrow(Block block, int first, int step) {
        for (int box = 0; box < 3; box++) {
            findFull(block.memory(), block.shift(), first + step * box, FULL + 3 * box);
            findOnly(block.memory(), block.shift(), first + step * box);
            findTaken(block.memory(), block.shift(), TAKEN + 3 * box);
        }
        clear(block.memory(), block.shift(), first, step);
    }

    /** Which lines of a box only three digits may stand in. */
    private static void findFull(long[] memory, int shift, int first, int full) {
        for (int line = 0; line < 3; line++) {
            int k = first + line;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, k * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (k + 16) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (k + 32) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (k + 48) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (k + 64) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (k + 80) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (k + 96) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (k + 112) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (k + 128) * WORDS + shift);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector odd0 = x0.lanewise(VectorOperators.XOR, x1).lanewise(VectorOperators.XOR, x2);
            LongVector odd1 = x3.lanewise(VectorOperators.XOR, x4).lanewise(VectorOperators.XOR, x5);
            LongVector odd2 = x6.lanewise(VectorOperators.XOR, x7).lanewise(VectorOperators.XOR, x8);
            LongVector two3 = odd0.and(odd1).or(odd2.and(odd0.or(odd1)));
            LongVector four = two0.and(two1)
                    .or(two2.and(two0.or(two1)))
                    .or(two3.and(two0.or(two1).or(two2)));
            four.not().intoArray(memory, (full + line) * WORDS + shift);
        }
    }

    /** Which digits have no line but one in their box, at {@link #ONLY}. */
    private static void findOnly(long[] memory, int shift, int first) {
        for (int i = 0; i < 36; i += 4) {
            LongVector a0 = LongVector.fromArray(SPECIES, memory, (first + 4 * i) * WORDS + shift);
            LongVector a1 = LongVector.fromArray(SPECIES, memory, (first + 4 * i + 1) * WORDS + shift);
            LongVector a2 = LongVector.fromArray(SPECIES, memory, (first + 4 * i + 2) * WORDS + shift);
            a0.and(a1.not()).and(a2.not()).intoArray(memory, (ONLY + i) * WORDS + shift);
            a1.and(a0.not()).and(a2.not()).intoArray(memory, (ONLY + i + 1) * WORDS + shift);
            a2.and(a0.not()).and(a1.not()).intoArray(memory, (ONLY + i + 2) * WORDS + shift);
        }
    }

    /** Which lines of a box three digits must stand in. */
    private static void findTaken(long[] memory, int shift, int taken) {
        for (int line = 0; line < 3; line++) {
            int k = ONLY + line;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, k * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (k + 4) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (k + 8) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (k + 12) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (k + 16) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (k + 20) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (k + 24) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (k + 28) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (k + 32) * WORDS + shift);
            LongVector two0 = x0.and(x1).or(x2.and(x0.or(x1)));
            LongVector two1 = x3.and(x4).or(x5.and(x3.or(x4)));
            LongVector two2 = x6.and(x7).or(x8.and(x6.or(x7)));
            LongVector odd0 = x0.lanewise(VectorOperators.XOR, x1).lanewise(VectorOperators.XOR, x2);
            LongVector odd1 = x3.lanewise(VectorOperators.XOR, x4).lanewise(VectorOperators.XOR, x5);
            LongVector odd2 = x6.lanewise(VectorOperators.XOR, x7).lanewise(VectorOperators.XOR, x8);
            LongVector two3 = odd0.and(odd1).or(odd2.and(odd0.or(odd1)));
            LongVector two = two0.or(two1).or(two2);
            LongVector four = two0.and(two1).or(two2.and(two0.or(two1))).or(two3.and(two));
            four.or(odd0.lanewise(VectorOperators.XOR, odd1)
                            .lanewise(VectorOperators.XOR, odd2)
                            .and(two.or(two3)))
                    .intoArray(memory, (taken + line) * WORDS + shift);
        }
    }

    private static void clear(long[] memory, int shift, int first, int step) {
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int i = first + digit;
            int j = i + step;
            int m = j + step;
            LongVector a0 = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
            LongVector a1 = LongVector.fromArray(SPECIES, memory, (i + 1) * WORDS + shift);
            LongVector a2 = LongVector.fromArray(SPECIES, memory, (i + 2) * WORDS + shift);
            LongVector b0 = LongVector.fromArray(SPECIES, memory, j * WORDS + shift);
            LongVector b1 = LongVector.fromArray(SPECIES, memory, (j + 1) * WORDS + shift);
            LongVector b2 = LongVector.fromArray(SPECIES, memory, (j + 2) * WORDS + shift);
            LongVector c0 = LongVector.fromArray(SPECIES, memory, m * WORDS + shift);
            LongVector c1 = LongVector.fromArray(SPECIES, memory, (m + 1) * WORDS + shift);
            LongVector c2 = LongVector.fromArray(SPECIES, memory, (m + 2) * WORDS + shift);
            LongVector d0 = a0.and(LongVector.fromArray(SPECIES, memory, FULL * WORDS + shift));
            LongVector d1 = a1.and(LongVector.fromArray(SPECIES, memory, (FULL + 1) * WORDS + shift));
            LongVector d2 = a2.and(LongVector.fromArray(SPECIES, memory, (FULL + 2) * WORDS + shift));
            LongVector e0 = b0.and(LongVector.fromArray(SPECIES, memory, (FULL + 3) * WORDS + shift));
            LongVector e1 = b1.and(LongVector.fromArray(SPECIES, memory, (FULL + 4) * WORDS + shift));
            LongVector e2 = b2.and(LongVector.fromArray(SPECIES, memory, (FULL + 5) * WORDS + shift));
            LongVector f0 = c0.and(LongVector.fromArray(SPECIES, memory, (FULL + 6) * WORDS + shift));
            LongVector f1 = c1.and(LongVector.fromArray(SPECIES, memory, (FULL + 7) * WORDS + shift));
            LongVector f2 = c2.and(LongVector.fromArray(SPECIES, memory, (FULL + 8) * WORDS + shift));
            a0.and(d1.or(d2)
                            .or(e0)
                            .or(f0)
                            .or(LongVector.fromArray(SPECIES, memory, TAKEN * WORDS + shift)
                                    .and(a1.or(a2)))
                            .not())
                    .intoArray(memory, i * WORDS + shift);
            a1.and(d0.or(d2)
                            .or(e1)
                            .or(f1)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 1) * WORDS + shift)
                                    .and(a2.or(a0)))
                            .not())
                    .intoArray(memory, (i + 1) * WORDS + shift);
            a2.and(d0.or(d1)
                            .or(e2)
                            .or(f2)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 2) * WORDS + shift)
                                    .and(a0.or(a1)))
                            .not())
                    .intoArray(memory, (i + 2) * WORDS + shift);
            b0.and(e1.or(e2)
                            .or(d0)
                            .or(f0)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 3) * WORDS + shift)
                                    .and(b1.or(b2)))
                            .not())
                    .intoArray(memory, j * WORDS + shift);
            b1.and(e0.or(e2)
                            .or(d1)
                            .or(f1)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 4) * WORDS + shift)
                                    .and(b2.or(b0)))
                            .not())
                    .intoArray(memory, (j + 1) * WORDS + shift);
            b2.and(e0.or(e1)
                            .or(d2)
                            .or(f2)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 5) * WORDS + shift)
                                    .and(b0.or(b1)))
                            .not())
                    .intoArray(memory, (j + 2) * WORDS + shift);
            c0.and(f1.or(f2)
                            .or(d0)
                            .or(e0)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 6) * WORDS + shift)
                                    .and(c1.or(c2)))
                            .not())
                    .intoArray(memory, m * WORDS + shift);
            c1.and(f0.or(f2)
                            .or(d1)
                            .or(e1)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 7) * WORDS + shift)
                                    .and(c2.or(c0)))
                            .not())
                    .intoArray(memory, (m + 1) * WORDS + shift);
            c2.and(f0.or(f1)
                            .or(d2)
                            .or(e2)
                            .or(LongVector.fromArray(SPECIES, memory, (TAKEN + 8) * WORDS + shift)
                                    .and(c0.or(c1)))
                            .not())
                    .intoArray(memory, (m + 2) * WORDS + shift);
        }
    }
}
