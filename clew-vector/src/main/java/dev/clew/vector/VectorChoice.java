package dev.clew.vector;

import static dev.clew.core.internal.bulk.Block.BOX;
import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.CHOICE;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DIGIT;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.LINE;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.Block.SCRATCH;
import static dev.clew.core.internal.bulk.Block.UNIT;

import dev.clew.core.internal.bulk.Block;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Translated from the class on longs of the same name: change that, then translate again. */
final class VectorChoice {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();

    /** The lines of the unit chosen, 3 · (3 · digit + box) + line (81 rows). */
    private static final int LINES = SCRATCH;
    /** The lines of the unit and digit chosen, 3 · box + line (9 rows). */
    private static final int CHOSEN = SCRATCH + 81;
    /** The fewest undecided boxes so far, as a number of five bits (5 rows). */
    private static final int FEWEST = SCRATCH + 90;
    /** The undecided boxes of a unit, as a number of five bits (5 rows). */
    private static final int COUNT = SCRATCH + 95;
    /** The digits that fulfil each of three wishes (27 rows). */
    private static final int WISHES = SCRATCH + 100;

    private VectorChoice() {}

    static void choose(Block block) {
        startChoice(block.memory(), block.shift());
        for (int unit = 0; unit < 6; unit++) {
            int first = unit < 3 ? ROWS + 3 * BOX_ROWS * unit : COLUMNS + BOX_ROWS * (unit - 3);
            int step = unit < 3 ? BOX_ROWS : 3 * BOX_ROWS;
            countUndecided(block.memory(), block.shift(), first, step);
            preferFewer(block.memory(), block.shift(), unit);
        }
        for (int digit = 0; digit < 9; digit++) {
            for (int box = 0; box < 3; box++) {
                gather(block.memory(), block.shift(), digit, box);
            }
        }
        wish(block.memory(), block.shift());
        chooseDigit(block.memory(), block.shift());
        gatherDigit(block.memory(), block.shift());
        chooseLine(block.memory(), block.shift());
    }

    private static void startChoice(long[] memory, int shift) {
        for (int i = 0; i < 5; i++) {
            LongVector.zero(SPECIES).not().intoArray(memory, (FEWEST + i) * WORDS + shift);
        }
        for (int i = UNIT; i < UNIT + CHOICE; i++) {
            LongVector.zero(SPECIES).intoArray(memory, i * WORDS + shift);
        }
    }

    /** Counts the (digit, box) of a band or stack with more than one line left: a number of five bits per lane. */
    private static void countUndecided(long[] memory, int shift, int first, int step) {
        for (int i = 0; i < 5; i++) {
            LongVector.zero(SPECIES).intoArray(memory, (COUNT + i) * WORDS + shift);
        }
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int i = first + digit;
            int j = i + step;
            int m = j + step;
            LongVector a = LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (i + 1) * WORDS + shift))
                    .or(LongVector.fromArray(SPECIES, memory, (i + 2) * WORDS + shift)
                            .and(LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                                    .or(LongVector.fromArray(SPECIES, memory, (i + 1) * WORDS + shift))));
            LongVector b = LongVector.fromArray(SPECIES, memory, j * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (j + 1) * WORDS + shift))
                    .or(LongVector.fromArray(SPECIES, memory, (j + 2) * WORDS + shift)
                            .and(LongVector.fromArray(SPECIES, memory, j * WORDS + shift)
                                    .or(LongVector.fromArray(SPECIES, memory, (j + 1) * WORDS + shift))));
            LongVector c = LongVector.fromArray(SPECIES, memory, m * WORDS + shift)
                    .and(LongVector.fromArray(SPECIES, memory, (m + 1) * WORDS + shift))
                    .or(LongVector.fromArray(SPECIES, memory, (m + 2) * WORDS + shift)
                            .and(LongVector.fromArray(SPECIES, memory, m * WORDS + shift)
                                    .or(LongVector.fromArray(SPECIES, memory, (m + 1) * WORDS + shift))));
            LongVector ones = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, c);
            LongVector twos = a.and(b).or(c.and(a.or(b)));
            LongVector carry =
                    LongVector.fromArray(SPECIES, memory, COUNT * WORDS + shift).and(ones);
            LongVector.fromArray(SPECIES, memory, COUNT * WORDS + shift)
                    .lanewise(VectorOperators.XOR, ones)
                    .intoArray(memory, COUNT * WORDS + shift);
            LongVector old = LongVector.fromArray(SPECIES, memory, (COUNT + 1) * WORDS + shift);
            old.lanewise(VectorOperators.XOR, twos)
                    .lanewise(VectorOperators.XOR, carry)
                    .intoArray(memory, (COUNT + 1) * WORDS + shift);
            carry = old.and(twos).or(carry.and(old.or(twos)));
            old = LongVector.fromArray(SPECIES, memory, (COUNT + 2) * WORDS + shift);
            old.lanewise(VectorOperators.XOR, carry).intoArray(memory, (COUNT + 2) * WORDS + shift);
            carry = carry.and(old);
            old = LongVector.fromArray(SPECIES, memory, (COUNT + 3) * WORDS + shift);
            old.lanewise(VectorOperators.XOR, carry).intoArray(memory, (COUNT + 3) * WORDS + shift);
            LongVector.fromArray(SPECIES, memory, (COUNT + 4) * WORDS + shift)
                    .lanewise(VectorOperators.XOR, carry.and(old))
                    .intoArray(memory, (COUNT + 4) * WORDS + shift);
        }
    }

    /** Takes the unit where it has undecided boxes, but fewer than the best before it. */
    private static void preferFewer(long[] memory, int shift, int unit) {
        LongVector less = LongVector.zero(SPECIES);
        LongVector some = LongVector.zero(SPECIES);
        for (int i = 0; i < 5; i++) {
            LongVector count = LongVector.fromArray(SPECIES, memory, (COUNT + i) * WORDS + shift);
            LongVector fewest = LongVector.fromArray(SPECIES, memory, (FEWEST + i) * WORDS + shift);
            less = count.not()
                    .and(fewest)
                    .or(count.lanewise(VectorOperators.XOR, fewest).not().and(less));
            some = some.or(count);
        }
        less = less.and(some);
        for (int i = 0; i < 5; i++) {
            LongVector.fromArray(SPECIES, memory, (COUNT + i) * WORDS + shift)
                    .and(less)
                    .or(LongVector.fromArray(SPECIES, memory, (FEWEST + i) * WORDS + shift)
                            .and(less.not()))
                    .intoArray(memory, (FEWEST + i) * WORDS + shift);
        }
        for (int i = 0; i < unit; i++) {
            LongVector.fromArray(SPECIES, memory, (UNIT + i) * WORDS + shift)
                    .and(less.not())
                    .intoArray(memory, (UNIT + i) * WORDS + shift);
        }
        less.intoArray(memory, (UNIT + unit) * WORDS + shift);
    }

    /** The three lines of one digit in one box of the unit each lane has chosen. */
    private static void gather(long[] memory, int shift, int digit, int box) {
        LongVector band0 = LongVector.fromArray(SPECIES, memory, UNIT * WORDS + shift);
        LongVector band1 = LongVector.fromArray(SPECIES, memory, (UNIT + 1) * WORDS + shift);
        LongVector band2 = LongVector.fromArray(SPECIES, memory, (UNIT + 2) * WORDS + shift);
        LongVector stack0 = LongVector.fromArray(SPECIES, memory, (UNIT + 3) * WORDS + shift);
        LongVector stack1 = LongVector.fromArray(SPECIES, memory, (UNIT + 4) * WORDS + shift);
        LongVector stack2 = LongVector.fromArray(SPECIES, memory, (UNIT + 5) * WORDS + shift);
        for (int line = 0; line < 3; line++) {
            int i = BOX_ROWS * box + DIGIT_ROWS * digit + line;
            int j = 3 * BOX_ROWS * box + DIGIT_ROWS * digit + line;
            LongVector inBand = band0.and(LongVector.fromArray(SPECIES, memory, (ROWS + i) * WORDS + shift))
                    .or(band1.and(LongVector.fromArray(SPECIES, memory, (ROWS + i + 3 * BOX_ROWS) * WORDS + shift)))
                    .or(band2.and(LongVector.fromArray(SPECIES, memory, (ROWS + i + 6 * BOX_ROWS) * WORDS + shift)));
            LongVector inStack = stack0.and(LongVector.fromArray(SPECIES, memory, (COLUMNS + j) * WORDS + shift))
                    .or(stack1.and(LongVector.fromArray(SPECIES, memory, (COLUMNS + j + BOX_ROWS) * WORDS + shift)))
                    .or(stack2.and(
                            LongVector.fromArray(SPECIES, memory, (COLUMNS + j + 2 * BOX_ROWS) * WORDS + shift)));
            inBand.or(inStack).intoArray(memory, (LINES + 9 * digit + 3 * box + line) * WORDS + shift);
        }
    }

    /** Which digits have two ways through the unit, which two lines in some box, which two or three. */
    private static void wish(long[] memory, int shift) {
        for (int digit = 0; digit < 9; digit++) {
            int i = LINES + 9 * digit;
            LongVector a0 = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
            LongVector a1 = LongVector.fromArray(SPECIES, memory, (i + 1) * WORDS + shift);
            LongVector a2 = LongVector.fromArray(SPECIES, memory, (i + 2) * WORDS + shift);
            LongVector b0 = LongVector.fromArray(SPECIES, memory, (i + 3) * WORDS + shift);
            LongVector b1 = LongVector.fromArray(SPECIES, memory, (i + 4) * WORDS + shift);
            LongVector b2 = LongVector.fromArray(SPECIES, memory, (i + 5) * WORDS + shift);
            LongVector c0 = LongVector.fromArray(SPECIES, memory, (i + 6) * WORDS + shift);
            LongVector c1 = LongVector.fromArray(SPECIES, memory, (i + 7) * WORDS + shift);
            LongVector c2 = LongVector.fromArray(SPECIES, memory, (i + 8) * WORDS + shift);
            LongVector a = a0.and(a1).or(a2.and(a0.or(a1)));
            LongVector b = b0.and(b1).or(b2.and(b0.or(b1)));
            LongVector c = c0.and(c1).or(c2.and(c0.or(c1)));
            LongVector aThree = a0.and(a1).and(a2);
            LongVector bThree = b0.and(b1).and(b2);
            LongVector cThree = c0.and(c1).and(c2);
            a.or(b).or(c).and(aThree.or(bThree).or(cThree).not()).intoArray(memory, (WISHES + digit) * WORDS + shift);
            a.and(aThree.not())
                    .or(b.and(bThree.not()))
                    .or(c.and(cThree.not()))
                    .intoArray(memory, (WISHES + 9 + digit) * WORDS + shift);
            a.or(b).or(c).intoArray(memory, (WISHES + 18 + digit) * WORDS + shift);
        }
    }

    /** The first digit of the first wish that some digit fulfils. */
    private static void chooseDigit(long[] memory, int shift) {
        LongVector taken = LongVector.zero(SPECIES);
        for (int i = 0; i < 27; i++) {
            LongVector wanted = LongVector.fromArray(SPECIES, memory, (WISHES + i) * WORDS + shift)
                    .and(taken.not());
            LongVector.fromArray(SPECIES, memory, (DIGIT + i % 9) * WORDS + shift)
                    .or(wanted)
                    .intoArray(memory, (DIGIT + i % 9) * WORDS + shift);
            taken = taken.or(wanted);
        }
    }

    /** The nine lines of the digit each lane has chosen. */
    private static void gatherDigit(long[] memory, int shift) {
        for (int i = 0; i < 9; i++) {
            LongVector found = LongVector.zero(SPECIES);
            for (int digit = 0; digit < 9; digit++) {
                found = found.or(LongVector.fromArray(SPECIES, memory, (DIGIT + digit) * WORDS + shift)
                        .and(LongVector.fromArray(SPECIES, memory, (LINES + 9 * digit + i) * WORDS + shift)));
            }
            found.intoArray(memory, (CHOSEN + i) * WORDS + shift);
        }
    }

    /** The first box with two lines left, else with three, and its first line. */
    private static void chooseLine(long[] memory, int shift) {
        LongVector three0 = LongVector.fromArray(SPECIES, memory, CHOSEN * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 1) * WORDS + shift))
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 2) * WORDS + shift));
        LongVector three1 = LongVector.fromArray(SPECIES, memory, (CHOSEN + 3) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 4) * WORDS + shift))
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 5) * WORDS + shift));
        LongVector three2 = LongVector.fromArray(SPECIES, memory, (CHOSEN + 6) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 7) * WORDS + shift))
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 8) * WORDS + shift));
        LongVector several0 = LongVector.fromArray(SPECIES, memory, CHOSEN * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 1) * WORDS + shift))
                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 2) * WORDS + shift)
                        .and(LongVector.fromArray(SPECIES, memory, CHOSEN * WORDS + shift)
                                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 1) * WORDS + shift))));
        LongVector several1 = LongVector.fromArray(SPECIES, memory, (CHOSEN + 3) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 4) * WORDS + shift))
                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 5) * WORDS + shift)
                        .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 3) * WORDS + shift)
                                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 4) * WORDS + shift))));
        LongVector several2 = LongVector.fromArray(SPECIES, memory, (CHOSEN + 6) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 7) * WORDS + shift))
                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 8) * WORDS + shift)
                        .and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 6) * WORDS + shift)
                                .or(LongVector.fromArray(SPECIES, memory, (CHOSEN + 7) * WORDS + shift))));
        LongVector two0 = several0.and(three0.not());
        LongVector two1 = several1.and(three1.not());
        LongVector two2 = several2.and(three2.not());
        LongVector none = two0.or(two1).or(two2).not();
        LongVector box0 = two0.or(none.and(three0));
        LongVector box1 = two1.or(none.and(three1)).and(box0.not());
        LongVector box2 = two2.or(none.and(three2)).and(box0.not()).and(box1.not());
        box0.intoArray(memory, BOX * WORDS + shift);
        box1.intoArray(memory, (BOX + 1) * WORDS + shift);
        box2.intoArray(memory, (BOX + 2) * WORDS + shift);
        LongVector line0 = box0.and(LongVector.fromArray(SPECIES, memory, CHOSEN * WORDS + shift))
                .or(box1.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 3) * WORDS + shift)))
                .or(box2.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 6) * WORDS + shift)));
        LongVector line1 = box0.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 1) * WORDS + shift))
                .or(box1.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 4) * WORDS + shift)))
                .or(box2.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 7) * WORDS + shift)));
        LongVector line2 = box0.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 2) * WORDS + shift))
                .or(box1.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 5) * WORDS + shift)))
                .or(box2.and(LongVector.fromArray(SPECIES, memory, (CHOSEN + 8) * WORDS + shift)));
        line0.intoArray(memory, LINE * WORDS + shift);
        line1.and(line0.not()).intoArray(memory, (LINE + 1) * WORDS + shift);
        line2.and(line0.not()).and(line1.not()).intoArray(memory, (LINE + 2) * WORDS + shift);
    }
}
