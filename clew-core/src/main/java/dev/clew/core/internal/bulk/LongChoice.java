package dev.clew.core.internal.bulk;

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

/**
 * Where to split a stalled node: in the band or stack that is most nearly decided, a digit with few ways through it, and
 * one line of a box that it may or may not stand in.
 */
final class LongChoice {
    /** The lines of the unit chosen, 3 · (3 · digit + box) + line (81 rows). */
    private static final int LINES = SCRATCH;
    /** The lines of the unit and digit chosen, 3 · box + line (9 rows). */
    private static final int CHOSEN = SCRATCH + 81;
    /** The fewest undecided boxes so far, as a number of five bits (5 rows). */
    private static final int FEWEST = SCRATCH + 90;
    /** The undecided boxes of a unit, as a number of five bits (5 rows). */
    private static final int COUNT = SCRATCH + 95;
    /** The digits that meet each of three conditions (27 rows). */
    private static final int WISHES = SCRATCH + 100;

    private LongChoice() {}

    static void choose(Block block) {
        startChoice(block.memory());
        for (int unit = 0; unit < 6; unit++) {
            int first = unit < 3 ? ROWS + 3 * BOX_ROWS * unit : COLUMNS + BOX_ROWS * (unit - 3);
            int step = unit < 3 ? BOX_ROWS : 3 * BOX_ROWS;
            countUndecided(block.memory(), first, step);
            preferFewer(block.memory(), unit);
        }
        for (int digit = 0; digit < 9; digit++) {
            for (int box = 0; box < 3; box++) {
                gather(block.memory(), digit, box);
            }
        }
        wish(block.memory());
        chooseDigit(block.memory());
        gatherDigit(block.memory());
        chooseLine(block.memory());
    }

    private static void startChoice(long[] memory) {
        for (int i = 0; i < 5; i++) {
            memory[FEWEST + i] = ~0L;
        }
        for (int i = UNIT; i < UNIT + CHOICE; i++) {
            memory[i] = 0L;
        }
    }

    /** Counts the (digit, box) of a band or stack with more than one line left: a number of five bits per lane. */
    private static void countUndecided(long[] memory, int first, int step) {
        for (int i = 0; i < 5; i++) {
            memory[COUNT + i] = 0L;
        }
        for (int digit = 0; digit < BOX_ROWS; digit += DIGIT_ROWS) {
            int i = first + digit;
            int j = i + step;
            int m = j + step;
            long a = memory[i] & memory[i + 1] | memory[i + 2] & (memory[i] | memory[i + 1]);
            long b = memory[j] & memory[j + 1] | memory[j + 2] & (memory[j] | memory[j + 1]);
            long c = memory[m] & memory[m + 1] | memory[m + 2] & (memory[m] | memory[m + 1]);
            long ones = a ^ b ^ c;
            long twos = a & b | c & (a | b);
            long carry = memory[COUNT] & ones;
            memory[COUNT] = memory[COUNT] ^ ones;
            long old = memory[COUNT + 1];
            memory[COUNT + 1] = old ^ twos ^ carry;
            carry = old & twos | carry & (old | twos);
            old = memory[COUNT + 2];
            memory[COUNT + 2] = old ^ carry;
            carry = carry & old;
            old = memory[COUNT + 3];
            memory[COUNT + 3] = old ^ carry;
            memory[COUNT + 4] = memory[COUNT + 4] ^ carry & old;
        }
    }

    /** Takes the unit where it has undecided boxes, but fewer than the best before it. */
    private static void preferFewer(long[] memory, int unit) {
        long less = 0L;
        long some = 0L;
        for (int i = 0; i < 5; i++) {
            long count = memory[COUNT + i];
            long fewest = memory[FEWEST + i];
            less = ~count & fewest | ~(count ^ fewest) & less;
            some = some | count;
        }
        less = less & some;
        for (int i = 0; i < 5; i++) {
            memory[FEWEST + i] = memory[COUNT + i] & less | memory[FEWEST + i] & ~less;
        }
        for (int i = 0; i < unit; i++) {
            memory[UNIT + i] = memory[UNIT + i] & ~less;
        }
        memory[UNIT + unit] = less;
    }

    /** The three lines of one digit in one box of the unit each lane has chosen. */
    private static void gather(long[] memory, int digit, int box) {
        long band0 = memory[UNIT];
        long band1 = memory[UNIT + 1];
        long band2 = memory[UNIT + 2];
        long stack0 = memory[UNIT + 3];
        long stack1 = memory[UNIT + 4];
        long stack2 = memory[UNIT + 5];
        for (int line = 0; line < 3; line++) {
            int i = BOX_ROWS * box + DIGIT_ROWS * digit + line;
            int j = 3 * BOX_ROWS * box + DIGIT_ROWS * digit + line;
            long inBand = band0 & memory[ROWS + i]
                    | band1 & memory[ROWS + i + 3 * BOX_ROWS]
                    | band2 & memory[ROWS + i + 6 * BOX_ROWS];
            long inStack = stack0 & memory[COLUMNS + j]
                    | stack1 & memory[COLUMNS + j + BOX_ROWS]
                    | stack2 & memory[COLUMNS + j + 2 * BOX_ROWS];
            memory[LINES + 9 * digit + 3 * box + line] = inBand | inStack;
        }
    }

    /** Which digits have two ways through the unit, which two lines in some box, which two or three. */
    private static void wish(long[] memory) {
        for (int digit = 0; digit < 9; digit++) {
            int i = LINES + 9 * digit;
            long a0 = memory[i];
            long a1 = memory[i + 1];
            long a2 = memory[i + 2];
            long b0 = memory[i + 3];
            long b1 = memory[i + 4];
            long b2 = memory[i + 5];
            long c0 = memory[i + 6];
            long c1 = memory[i + 7];
            long c2 = memory[i + 8];
            long a = a0 & a1 | a2 & (a0 | a1);
            long b = b0 & b1 | b2 & (b0 | b1);
            long c = c0 & c1 | c2 & (c0 | c1);
            long aThree = a0 & a1 & a2;
            long bThree = b0 & b1 & b2;
            long cThree = c0 & c1 & c2;
            memory[WISHES + digit] = (a | b | c) & ~(aThree | bThree | cThree);
            memory[WISHES + 9 + digit] = a & ~aThree | b & ~bThree | c & ~cThree;
            memory[WISHES + 18 + digit] = a | b | c;
        }
    }

    /** The first digit of the first condition that some digit meets. */
    private static void chooseDigit(long[] memory) {
        long taken = 0L;
        for (int i = 0; i < 27; i++) {
            long wanted = memory[WISHES + i] & ~taken;
            memory[DIGIT + i % 9] = memory[DIGIT + i % 9] | wanted;
            taken = taken | wanted;
        }
    }

    /** The nine lines of the digit each lane has chosen. */
    private static void gatherDigit(long[] memory) {
        for (int i = 0; i < 9; i++) {
            long found = 0L;
            for (int digit = 0; digit < 9; digit++) {
                found = found | memory[DIGIT + digit] & memory[LINES + 9 * digit + i];
            }
            memory[CHOSEN + i] = found;
        }
    }

    /** The first box with two lines left, else with three, and its first line. */
    private static void chooseLine(long[] memory) {
        long three0 = memory[CHOSEN] & memory[CHOSEN + 1] & memory[CHOSEN + 2];
        long three1 = memory[CHOSEN + 3] & memory[CHOSEN + 4] & memory[CHOSEN + 5];
        long three2 = memory[CHOSEN + 6] & memory[CHOSEN + 7] & memory[CHOSEN + 8];
        long several0 =
                memory[CHOSEN] & memory[CHOSEN + 1] | memory[CHOSEN + 2] & (memory[CHOSEN] | memory[CHOSEN + 1]);
        long several1 = memory[CHOSEN + 3] & memory[CHOSEN + 4]
                | memory[CHOSEN + 5] & (memory[CHOSEN + 3] | memory[CHOSEN + 4]);
        long several2 = memory[CHOSEN + 6] & memory[CHOSEN + 7]
                | memory[CHOSEN + 8] & (memory[CHOSEN + 6] | memory[CHOSEN + 7]);
        long two0 = several0 & ~three0;
        long two1 = several1 & ~three1;
        long two2 = several2 & ~three2;
        long none = ~(two0 | two1 | two2);
        long box0 = two0 | none & three0;
        long box1 = (two1 | none & three1) & ~box0;
        long box2 = (two2 | none & three2) & ~box0 & ~box1;
        memory[BOX] = box0;
        memory[BOX + 1] = box1;
        memory[BOX + 2] = box2;
        long line0 = box0 & memory[CHOSEN] | box1 & memory[CHOSEN + 3] | box2 & memory[CHOSEN + 6];
        long line1 = box0 & memory[CHOSEN + 1] | box1 & memory[CHOSEN + 4] | box2 & memory[CHOSEN + 7];
        long line2 = box0 & memory[CHOSEN + 2] | box1 & memory[CHOSEN + 5] | box2 & memory[CHOSEN + 8];
        memory[LINE] = line0;
        memory[LINE + 1] = line1 & ~line0;
        memory[LINE + 2] = line2 & ~line0 & ~line1;
    }
}
