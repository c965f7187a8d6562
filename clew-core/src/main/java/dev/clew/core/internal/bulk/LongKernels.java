package dev.clew.core.internal.bulk;

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

/**
 * The kernels on plain longs: 64 lanes. The vector kernels are translated from this text, so a {@code long} here is a
 * row, every array element a row, and the operators are those both can do.
 *
 * <p>Methods are long because values must stay in registers, and each is a loop with a body of at most some hundred
 * operations because compilers give up on more. Between methods values go through memory.
 */
public final class LongKernels implements Kernels {
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
        return 1;
    }

    @Override
    public String name() {
        return "long";
    }

    @Override
    public void occupy(Block block) {
        occupy(block.cells, block.rows, block.columns);
    }

    private static void occupy(long[] cells, long[] rows, long[] columns) {
        for (int i = 0; i < 81; i++) {
            int k = 9 * i;
            int line = 3 * i;
            long x0 = cells[k];
            long x1 = cells[k + 1];
            long x2 = cells[k + 2];
            long x3 = cells[k + 3];
            long x4 = cells[k + 4];
            long x5 = cells[k + 5];
            long x6 = cells[k + 6];
            long x7 = cells[k + 7];
            long x8 = cells[k + 8];
            rows[line] = x0 | x1 | x2;
            rows[line + 1] = x3 | x4 | x5;
            rows[line + 2] = x6 | x7 | x8;
            columns[line] = x0 | x3 | x6;
            columns[line + 1] = x1 | x4 | x7;
            columns[line + 2] = x2 | x5 | x8;
        }
    }

    @Override
    public void pass(Block block, boolean last) {
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
                    (box + 6) % 9,
                    last);
            single(block.cells, block.scratch, block.status, box, last);
            apply(block.cells, block.rows, block.columns, block.scratch, block.status, box, last);
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
            int below2,
            boolean last) {
        for (int digit = 0; digit < 9; digit++) {
            int i = 27 * beside1 + 3 * digit;
            int j = 27 * beside2 + 3 * digit;
            long a0 = rows[i];
            long a1 = rows[i + 1];
            long a2 = rows[i + 2];
            long b0 = rows[j];
            long b1 = rows[j + 1];
            long b2 = rows[j + 2];
            long r0 = a1 & b2 | a2 & b1;
            long r1 = a0 & b2 | a2 & b0;
            long r2 = a0 & b1 | a1 & b0;
            int m = 27 * below1 + 3 * digit;
            int n = 27 * below2 + 3 * digit;
            long d0 = columns[m];
            long d1 = columns[m + 1];
            long d2 = columns[m + 2];
            long e0 = columns[n];
            long e1 = columns[n + 1];
            long e2 = columns[n + 2];
            long c0 = d1 & e2 | d2 & e1;
            long c1 = d0 & e2 | d2 & e0;
            long c2 = d0 & e1 | d1 & e0;
            int k = 81 * box + 9 * digit;
            long x0 = cells[k] & r0 & c0;
            long x1 = cells[k + 1] & r0 & c1;
            long x2 = cells[k + 2] & r0 & c2;
            long x3 = cells[k + 3] & r1 & c0;
            long x4 = cells[k + 4] & r1 & c1;
            long x5 = cells[k + 5] & r1 & c2;
            long x6 = cells[k + 6] & r2 & c0;
            long x7 = cells[k + 7] & r2 & c1;
            long x8 = cells[k + 8] & r2 & c2;
            long any0 = x0 | x1 | x2;
            long any1 = x3 | x4 | x5;
            long any2 = x6 | x7 | x8;
            if (last) {
                status[DEAD] = status[DEAD] | ~(any0 | any1 | any2);
                long lost0 = cells[k] & ~x0 | cells[k + 1] & ~x1 | cells[k + 2] & ~x2;
                long lost1 = cells[k + 3] & ~x3 | cells[k + 4] & ~x4 | cells[k + 5] & ~x5;
                long lost2 = cells[k + 6] & ~x6 | cells[k + 7] & ~x7 | cells[k + 8] & ~x8;
                status[CHANGED] = status[CHANGED] | lost0 | lost1 | lost2;
            }
            cells[k] = x0;
            cells[k + 1] = x1;
            cells[k + 2] = x2;
            cells[k + 3] = x3;
            cells[k + 4] = x4;
            cells[k + 5] = x5;
            cells[k + 6] = x6;
            cells[k + 7] = x7;
            cells[k + 8] = x8;
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long two3 = any0 & any1 | any2 & (any0 | any1);
            scratch[LAST_PLACE + digit] = ~(two0 | two1 | two2 | two3);
        }
    }

    /** Which cells have one candidate left, and which are the last place of a digit. */
    private static void single(long[] cells, long[] scratch, long[] status, int box, boolean last) {
        for (int cell = 0; cell < 9; cell++) {
            int k = 81 * box + cell;
            long x0 = cells[k];
            long x1 = cells[k + 9];
            long x2 = cells[k + 18];
            long x3 = cells[k + 27];
            long x4 = cells[k + 36];
            long x5 = cells[k + 45];
            long x6 = cells[k + 54];
            long x7 = cells[k + 63];
            long x8 = cells[k + 72];
            long any0 = x0 | x1 | x2;
            long any1 = x3 | x4 | x5;
            long any2 = x6 | x7 | x8;
            long two0 = x0 & x1 | x2 & (x0 | x1);
            long two1 = x3 & x4 | x5 & (x3 | x4);
            long two2 = x6 & x7 | x8 & (x6 | x7);
            long two3 = any0 & any1 | any2 & (any0 | any1);
            long two = two0 | two1 | two2 | two3;
            scratch[LAST_DIGIT + cell] = ~two;
            long l0 = x0 & scratch[LAST_PLACE];
            long l1 = x1 & scratch[LAST_PLACE + 1];
            long l2 = x2 & scratch[LAST_PLACE + 2];
            long l3 = x3 & scratch[LAST_PLACE + 3];
            long l4 = x4 & scratch[LAST_PLACE + 4];
            long l5 = x5 & scratch[LAST_PLACE + 5];
            long l6 = x6 & scratch[LAST_PLACE + 6];
            long l7 = x7 & scratch[LAST_PLACE + 7];
            long l8 = x8 & scratch[LAST_PLACE + 8];
            long last0 = l0 | l1 | l2;
            long last1 = l3 | l4 | l5;
            long last2 = l6 | l7 | l8;
            scratch[NOT_TAKEN + cell] = ~(last0 | last1 | last2);
            if (last) {
                status[OPEN] = status[OPEN] | two;
                // The last place of two digits is a contradiction nothing else would notice.
                long both0 = l0 & l1 | l2 & (l0 | l1);
                long both1 = l3 & l4 | l5 & (l3 | l4);
                long both2 = l6 & l7 | l8 & (l6 | l7);
                long both3 = last0 & last1 | last2 & (last0 | last1);
                status[DEAD] = status[DEAD] | ~(any0 | any1 | any2) | both0 | both1 | both2 | both3;
            }
        }
    }

    /** A decided cell clears its digit from the box, a digit's last place clears the other digits from the cell. */
    private static void apply(
            long[] cells, long[] rows, long[] columns, long[] scratch, long[] status, int box, boolean last) {
        for (int digit = 0; digit < 9; digit++) {
            int k = 81 * box + 9 * digit;
            long x0 = cells[k];
            long x1 = cells[k + 1];
            long x2 = cells[k + 2];
            long x3 = cells[k + 3];
            long x4 = cells[k + 4];
            long x5 = cells[k + 5];
            long x6 = cells[k + 6];
            long x7 = cells[k + 7];
            long x8 = cells[k + 8];
            long n0 = x0 & scratch[LAST_DIGIT];
            long n1 = x1 & scratch[LAST_DIGIT + 1];
            long n2 = x2 & scratch[LAST_DIGIT + 2];
            long n3 = x3 & scratch[LAST_DIGIT + 3];
            long n4 = x4 & scratch[LAST_DIGIT + 4];
            long n5 = x5 & scratch[LAST_DIGIT + 5];
            long n6 = x6 & scratch[LAST_DIGIT + 6];
            long n7 = x7 & scratch[LAST_DIGIT + 7];
            long n8 = x8 & scratch[LAST_DIGIT + 8];
            long any0 = n0 | n1 | n2;
            long any1 = n3 | n4 | n5;
            long any2 = n6 | n7 | n8;
            long undecided = ~(any0 | any1 | any2);
            long here = scratch[LAST_PLACE + digit];
            long y0 = (n0 | x0 & undecided) & (here | scratch[NOT_TAKEN]);
            long y1 = (n1 | x1 & undecided) & (here | scratch[NOT_TAKEN + 1]);
            long y2 = (n2 | x2 & undecided) & (here | scratch[NOT_TAKEN + 2]);
            long y3 = (n3 | x3 & undecided) & (here | scratch[NOT_TAKEN + 3]);
            long y4 = (n4 | x4 & undecided) & (here | scratch[NOT_TAKEN + 4]);
            long y5 = (n5 | x5 & undecided) & (here | scratch[NOT_TAKEN + 5]);
            long y6 = (n6 | x6 & undecided) & (here | scratch[NOT_TAKEN + 6]);
            long y7 = (n7 | x7 & undecided) & (here | scratch[NOT_TAKEN + 7]);
            long y8 = (n8 | x8 & undecided) & (here | scratch[NOT_TAKEN + 8]);
            if (last) {
                // Two cells decided for one digit is a contradiction nothing else would notice.
                long both0 = n0 & n1 | n2 & (n0 | n1);
                long both1 = n3 & n4 | n5 & (n3 | n4);
                long both2 = n6 & n7 | n8 & (n6 | n7);
                long both3 = any0 & any1 | any2 & (any0 | any1);
                status[DEAD] = status[DEAD] | both0 | both1 | both2 | both3;
                long lost0 = x0 & ~y0 | x1 & ~y1 | x2 & ~y2;
                long lost1 = x3 & ~y3 | x4 & ~y4 | x5 & ~y5;
                long lost2 = x6 & ~y6 | x7 & ~y7 | x8 & ~y8;
                status[CHANGED] = status[CHANGED] | lost0 | lost1 | lost2;
            }
            cells[k] = y0;
            cells[k + 1] = y1;
            cells[k + 2] = y2;
            cells[k + 3] = y3;
            cells[k + 4] = y4;
            cells[k + 5] = y5;
            cells[k + 6] = y6;
            cells[k + 7] = y7;
            cells[k + 8] = y8;
            int line = 27 * box + 3 * digit;
            rows[line] = y0 | y1 | y2;
            rows[line + 1] = y3 | y4 | y5;
            rows[line + 2] = y6 | y7 | y8;
            columns[line] = y0 | y3 | y6;
            columns[line + 1] = y1 | y4 | y7;
            columns[line + 2] = y2 | y5 | y8;
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
            scratch[FEWEST + i] = ~0L;
        }
        for (int i = 0; i < 21; i++) {
            split[i] = 0L;
        }
    }

    /** Counts the (digit, box) of a band or stack with more than one line left: a number of five bits per lane. */
    private static void countUndecided(long[] lines, long[] scratch, int first, int step) {
        for (int i = 0; i < 5; i++) {
            scratch[COUNT + i] = 0L;
        }
        for (int digit = 0; digit < 9; digit++) {
            int i = 27 * first + 3 * digit;
            int j = i + 27 * step;
            int m = j + 27 * step;
            long a = lines[i] & lines[i + 1] | lines[i + 2] & (lines[i] | lines[i + 1]);
            long b = lines[j] & lines[j + 1] | lines[j + 2] & (lines[j] | lines[j + 1]);
            long c = lines[m] & lines[m + 1] | lines[m + 2] & (lines[m] | lines[m + 1]);
            long ones = a ^ b ^ c;
            long twos = a & b | c & (a | b);
            long carry = scratch[COUNT] & ones;
            scratch[COUNT] = scratch[COUNT] ^ ones;
            long old = scratch[COUNT + 1];
            scratch[COUNT + 1] = old ^ twos ^ carry;
            carry = old & twos | carry & (old | twos);
            old = scratch[COUNT + 2];
            scratch[COUNT + 2] = old ^ carry;
            carry = carry & old;
            old = scratch[COUNT + 3];
            scratch[COUNT + 3] = old ^ carry;
            scratch[COUNT + 4] = scratch[COUNT + 4] ^ carry & old;
        }
    }

    /** Takes the unit where it has undecided boxes, but fewer than the best before it. */
    private static void preferFewer(long[] scratch, long[] split, int unit) {
        long less = 0L;
        long some = 0L;
        for (int i = 0; i < 5; i++) {
            long count = scratch[COUNT + i];
            long fewest = scratch[FEWEST + i];
            less = ~count & fewest | ~(count ^ fewest) & less;
            some = some | count;
        }
        less = less & some;
        for (int i = 0; i < 5; i++) {
            scratch[FEWEST + i] = scratch[COUNT + i] & less | scratch[FEWEST + i] & ~less;
        }
        for (int i = 0; i < unit; i++) {
            split[UNIT + i] = split[UNIT + i] & ~less;
        }
        split[UNIT + unit] = less;
    }

    /** The three lines of one digit in one box of the unit each lane has chosen. */
    private static void gather(long[] rows, long[] columns, long[] scratch, long[] split, int digit, int box) {
        long band0 = split[UNIT];
        long band1 = split[UNIT + 1];
        long band2 = split[UNIT + 2];
        long stack0 = split[UNIT + 3];
        long stack1 = split[UNIT + 4];
        long stack2 = split[UNIT + 5];
        for (int line = 0; line < 3; line++) {
            int i = 27 * box + 3 * digit + line;
            int j = 81 * box + 3 * digit + line;
            long inBand = band0 & rows[i] | band1 & rows[i + 81] | band2 & rows[i + 162];
            long inStack = stack0 & columns[j] | stack1 & columns[j + 27] | stack2 & columns[j + 54];
            scratch[LINES + 9 * digit + 3 * box + line] = inBand | inStack;
        }
    }

    /** Which digits have two ways through the unit, which two lines in some box, which two or three. */
    private static void wish(long[] scratch) {
        for (int digit = 0; digit < 9; digit++) {
            int i = LINES + 9 * digit;
            long a0 = scratch[i];
            long a1 = scratch[i + 1];
            long a2 = scratch[i + 2];
            long b0 = scratch[i + 3];
            long b1 = scratch[i + 4];
            long b2 = scratch[i + 5];
            long c0 = scratch[i + 6];
            long c1 = scratch[i + 7];
            long c2 = scratch[i + 8];
            long a = a0 & a1 | a2 & (a0 | a1);
            long b = b0 & b1 | b2 & (b0 | b1);
            long c = c0 & c1 | c2 & (c0 | c1);
            long aThree = a0 & a1 & a2;
            long bThree = b0 & b1 & b2;
            long cThree = c0 & c1 & c2;
            scratch[WISHES + digit] = (a | b | c) & ~(aThree | bThree | cThree);
            scratch[WISHES + 9 + digit] = a & ~aThree | b & ~bThree | c & ~cThree;
            scratch[WISHES + 18 + digit] = a | b | c;
        }
    }

    /** The first digit of the first wish that some digit fulfils. */
    private static void chooseDigit(long[] scratch, long[] split) {
        long taken = 0L;
        for (int i = 0; i < 27; i++) {
            long wanted = scratch[WISHES + i] & ~taken;
            split[DIGIT + i % 9] = split[DIGIT + i % 9] | wanted;
            taken = taken | wanted;
        }
    }

    /** The nine lines of the digit each lane has chosen. */
    private static void gatherDigit(long[] scratch, long[] split) {
        for (int i = 0; i < 9; i++) {
            long lines = 0L;
            for (int digit = 0; digit < 9; digit++) {
                lines = lines | split[DIGIT + digit] & scratch[LINES + 9 * digit + i];
            }
            scratch[CHOSEN + i] = lines;
        }
    }

    /** The first box with two lines left, else with three, and its first line. */
    private static void chooseLine(long[] scratch, long[] split) {
        long three0 = scratch[CHOSEN] & scratch[CHOSEN + 1] & scratch[CHOSEN + 2];
        long three1 = scratch[CHOSEN + 3] & scratch[CHOSEN + 4] & scratch[CHOSEN + 5];
        long three2 = scratch[CHOSEN + 6] & scratch[CHOSEN + 7] & scratch[CHOSEN + 8];
        long several0 =
                scratch[CHOSEN] & scratch[CHOSEN + 1] | scratch[CHOSEN + 2] & (scratch[CHOSEN] | scratch[CHOSEN + 1]);
        long several1 = scratch[CHOSEN + 3] & scratch[CHOSEN + 4]
                | scratch[CHOSEN + 5] & (scratch[CHOSEN + 3] | scratch[CHOSEN + 4]);
        long several2 = scratch[CHOSEN + 6] & scratch[CHOSEN + 7]
                | scratch[CHOSEN + 8] & (scratch[CHOSEN + 6] | scratch[CHOSEN + 7]);
        long two0 = several0 & ~three0;
        long two1 = several1 & ~three1;
        long two2 = several2 & ~three2;
        long none = ~(two0 | two1 | two2);
        long box0 = two0 | none & three0;
        long box1 = (two1 | none & three1) & ~box0;
        long box2 = (two2 | none & three2) & ~box0 & ~box1;
        split[BOX] = box0;
        split[BOX + 1] = box1;
        split[BOX + 2] = box2;
        long line0 = box0 & scratch[CHOSEN] | box1 & scratch[CHOSEN + 3] | box2 & scratch[CHOSEN + 6];
        long line1 = box0 & scratch[CHOSEN + 1] | box1 & scratch[CHOSEN + 4] | box2 & scratch[CHOSEN + 7];
        long line2 = box0 & scratch[CHOSEN + 2] | box1 & scratch[CHOSEN + 5] | box2 & scratch[CHOSEN + 8];
        split[LINE] = line0;
        split[LINE + 1] = line1 & ~line0;
        split[LINE + 2] = line2 & ~line0 & ~line1;
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
        long distance = moves[DISTANCE];
        long targets = moves[TARGETS];
        long distance2 = moves[DISTANCE_2];
        long targets2 = moves[TARGETS_2];
        long stay = ~(targets | targets2);
        for (int i = 0; i < 21; i++) {
            long x = split[i];
            split[i] = x & stay | rotate(x, distance) & targets | rotate(x, distance2) & targets2;
        }
    }

    /** From here on LINE says which lines a lane loses. */
    private static void dropLines(long[] split, long[] moves) {
        long keep = moves[KEEP];
        long lose = moves[LOSE];
        for (int i = LINE; i < LINE + 3; i++) {
            split[i] = keep & ~split[i] | lose & split[i];
        }
    }

    private static void fork(long[] cells, long[] split, long[] moves, long[] scratch, int box) {
        long inBand = split[UNIT + box / 3] & split[BOX + box % 3];
        long inStack = split[UNIT + 3 + box % 3] & split[BOX + box / 3];
        for (int k = 0; k < 9; k++) {
            scratch[k] = inBand & split[LINE + k / 3] | inStack & split[LINE + k % 3];
        }
        long distance = moves[DISTANCE];
        long targets = moves[TARGETS];
        long distance2 = moves[DISTANCE_2];
        long targets2 = moves[TARGETS_2];
        long stay = ~(targets | targets2);
        for (int digit = 0; digit < 9; digit++) {
            long chosen = split[DIGIT + digit];
            for (int k = 0; k < 9; k++) {
                int i = 81 * box + 9 * digit + k;
                long x = cells[i];
                long y = x & stay | rotate(x, distance) & targets | rotate(x, distance2) & targets2;
                cells[i] = y & ~(chosen & scratch[k]);
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
        long inBand = split[UNIT + box / 3] & split[BOX + box % 3];
        long inStack = split[UNIT + 3 + box % 3] & split[BOX + box / 3];
        for (int k = 0; k < 9; k++) {
            scratch[k] = inBand & split[LINE + k / 3] | inStack & split[LINE + k % 3];
        }
        long spilled = moves[SPILLED];
        for (int digit = 0; digit < 9; digit++) {
            long chosen = split[DIGIT + digit];
            for (int k = 0; k < 9; k++) {
                int i = 81 * box + 9 * digit + k;
                frame[i] = frame[i] & ~spilled | cells[i] & spilled & ~(chosen & scratch[k]);
            }
        }
    }

    @Override
    public void restore(Block block, long[] frame) {
        restore(block.cells, frame, block.moves);
    }

    private static void restore(long[] cells, long[] frame, long[] moves) {
        long distance = moves[DISTANCE];
        long targets = moves[TARGETS];
        long stay = ~targets;
        for (int i = 0; i < Block.CELLS; i++) {
            cells[i] = cells[i] & stay | rotate(frame[i], distance) & targets;
        }
    }

    @Override
    public void load(Block block) {
        for (int box = 0; box < 9; box++) {
            load(block.cells, block.fresh, block.moves, box);
        }
    }

    private static void load(long[] cells, long[] fresh, long[] moves, int box) {
        long distance = moves[DISTANCE];
        long targets = moves[TARGETS];
        for (int k = 0; k < 9; k++) {
            int plane = 4 * (27 * (box / 3) + 9 * (k / 3) + 3 * (box % 3) + k % 3);
            long p0 = rotate(fresh[plane], distance);
            long p1 = rotate(fresh[plane + 1], distance);
            long p2 = rotate(fresh[plane + 2], distance);
            long p3 = rotate(fresh[plane + 3], distance);
            // 1..9 is a given; 0 and 10..15 (a full stop is 14) are blank.
            long blank = p3 & (p1 | p2) | ~(p0 | p1 | p2 | p3);
            long low = ~(p2 | p3);
            long mid = p2 & ~p3;
            long high = p3 & ~p2 & ~p1;
            int i = 81 * box + k;
            cells[i] = cells[i] & ~targets | targets & (blank | low & p0 & ~p1);
            cells[i + 9] = cells[i + 9] & ~targets | targets & (blank | low & p1 & ~p0);
            cells[i + 18] = cells[i + 18] & ~targets | targets & (blank | low & p1 & p0);
            cells[i + 27] = cells[i + 27] & ~targets | targets & (blank | mid & ~p1 & ~p0);
            cells[i + 36] = cells[i + 36] & ~targets | targets & (blank | mid & ~p1 & p0);
            cells[i + 45] = cells[i + 45] & ~targets | targets & (blank | mid & p1 & ~p0);
            cells[i + 54] = cells[i + 54] & ~targets | targets & (blank | mid & p1 & p0);
            cells[i + 63] = cells[i + 63] & ~targets | targets & (blank | high & ~p0);
            cells[i + 72] = cells[i + 72] & ~targets | targets & (blank | high & p0);
        }
    }

    @Override
    public void unload(Block block) {
        for (int box = 0; box < 9; box++) {
            unload(block.cells, block.done, block.moves, box);
        }
    }

    private static void unload(long[] cells, long[] done, long[] moves, int box) {
        long distance = moves[DISTANCE];
        long targets = moves[TARGETS];
        long stay = ~targets;
        for (int k = 0; k < 9; k++) {
            int i = 81 * box + k;
            long two = cells[i + 9];
            long three = cells[i + 18];
            long five = cells[i + 36];
            long six = cells[i + 45];
            long seven = cells[i + 54];
            long nine = cells[i + 72];
            long p0 = cells[i] | three | five | seven | nine;
            long p1 = two | three | six | seven;
            long p2 = cells[i + 27] | five | six | seven;
            long p3 = cells[i + 63] | nine;
            int plane = 4 * (27 * (box / 3) + 9 * (k / 3) + 3 * (box % 3) + k % 3);
            done[plane] = done[plane] & stay | rotate(p0, distance) & targets;
            done[plane + 1] = done[plane + 1] & stay | rotate(p1, distance) & targets;
            done[plane + 2] = done[plane + 2] & stay | rotate(p2, distance) & targets;
            done[plane + 3] = done[plane + 3] & stay | rotate(p3, distance) & targets;
        }
    }

    private static long rotate(long row, long distance) {
        return Long.rotateLeft(row, (int) distance);
    }
}
