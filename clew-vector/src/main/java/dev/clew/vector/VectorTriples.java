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

    private VectorTriples() {}

    static void narrow(Block block) {
        for (int unit = 0; unit < 3; unit++) {
            narrow(block, ROWS + 3 * BOX_ROWS * unit, BOX_ROWS);
            narrow(block, COLUMNS + BOX_ROWS * unit, 3 * BOX_ROWS);
        }
    }

    private static void narrow(Block block, int first, int step) {
        findFull(block.memory(), block.shift(), first, step);
        findTaken(block.memory(), block.shift(), first, step);
        clear(block.memory(), block.shift(), first, step);
    }

    /** Which lines only three digits may stand in. */
    private static void findFull(long[] memory, int shift, int first, int step) {
        for (int i = 0; i < 9; i++) {
            int k = first + step * (i / 3) + i % 3;
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
            four.not().intoArray(memory, (FULL + i) * WORDS + shift);
        }
    }

    /** Which lines three digits must stand in. */
    private static void findTaken(long[] memory, int shift, int first, int step) {
        for (int i = 0; i < 9; i++) {
            int k = first + step * (i / 3) + i % 3;
            int p = first + step * (i / 3) + (i + 1) % 3;
            int q = first + step * (i / 3) + (i + 2) % 3;
            LongVector x0 = LongVector.fromArray(SPECIES, memory, k * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, p * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, q * WORDS + shift)
                            .not());
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (k + 16) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 16) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 16) * WORDS + shift)
                            .not());
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (k + 32) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 32) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 32) * WORDS + shift)
                            .not());
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (k + 48) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 48) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 48) * WORDS + shift)
                            .not());
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (k + 64) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 64) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 64) * WORDS + shift)
                            .not());
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (k + 80) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 80) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 80) * WORDS + shift)
                            .not());
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (k + 96) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 96) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 96) * WORDS + shift)
                            .not());
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (k + 112) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 112) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 112) * WORDS + shift)
                            .not());
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (k + 128) * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (p + 128) * WORDS + shift)
                            .not())
                    .and(LongVector.fromArray(SPECIES, memory, (q + 128) * WORDS + shift)
                            .not());
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
            LongVector odd = odd0.lanewise(VectorOperators.XOR, odd1).lanewise(VectorOperators.XOR, odd2);
            four.or(odd.and(two0.or(two1).or(two2).or(two3))).intoArray(memory, (TAKEN + i) * WORDS + shift);
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
