package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.BOX;
import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.CANDIDATES;
import static dev.clew.core.internal.bulk.Block.CELLS;
import static dev.clew.core.internal.bulk.Block.CHOICE;
import static dev.clew.core.internal.bulk.Block.CLUES;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DIGIT;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.DONE;
import static dev.clew.core.internal.bulk.Block.FOUND;
import static dev.clew.core.internal.bulk.Block.FRESH;
import static dev.clew.core.internal.bulk.Block.KEEP;
import static dev.clew.core.internal.bulk.Block.LINE;
import static dev.clew.core.internal.bulk.Block.LOSE;
import static dev.clew.core.internal.bulk.Block.OUT_DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.OWNER;
import static dev.clew.core.internal.bulk.Block.OWNER_BITS;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.Block.SCRATCH;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.STAGED;
import static dev.clew.core.internal.bulk.Block.STAGED_OWNER;
import static dev.clew.core.internal.bulk.Block.TARGETS;
import static dev.clew.core.internal.bulk.Block.UNIT;
import static dev.clew.core.internal.bulk.Block.WANTED;
import static dev.clew.core.internal.bulk.Block.WANTED_ROWS;

/** Moves of whole lanes: into lanes, out of them, and from puzzles to lanes. */
final class LongMoves {
    /** The cells of the current box on the line that is lost, if the digit is the chosen one (9 rows). */
    private static final int LOST = SCRATCH;

    /** Which of three cells have a clue (3 rows). */
    private static final int GIVEN = SCRATCH;

    private LongMoves() {}

    static void find(Block block, int row, int count) {
        find(block.memory(), row, count);
    }

    private static void find(long[] memory, int row, int count) {
        long found = 0L;
        for (int i = 0; i < count; i++) {
            int wanted = WANTED + WANTED_ROWS * i;
            long differs = memory[row] ^ memory[wanted];
            for (int bit = 1; bit < OWNER_BITS; bit++) {
                differs = differs | memory[row + bit] ^ memory[wanted + bit];
            }
            found = found | memory[wanted + OWNER_BITS] & ~differs;
        }
        memory[FOUND] = found & memory[SOURCES];
    }

    static void save(Block block, int frame) {
        for (int box = 0; box < 9; box++) {
            findLost(block.memory(), box);
            save(block.memory(), frame + 81 * box, BOX_ROWS * box);
        }
        copyOwner(block.memory(), frame + CANDIDATES, OWNER, OUT_DISTANCE, OUT_TARGETS);
    }

    private static void findLost(long[] memory, int box) {
        long inBand = memory[UNIT + box / 3] & memory[BOX + box % 3];
        long inStack = memory[UNIT + 3 + box % 3] & memory[BOX + box / 3];
        for (int k = 0; k < 9; k++) {
            memory[LOST + k] = inBand & memory[LINE + k / 3] | inStack & memory[LINE + k % 3];
        }
    }

    private static void save(long[] memory, int to, int from) {
        long distance = memory[OUT_DISTANCE];
        long targets = memory[OUT_TARGETS];
        for (int digit = 0; digit < 9; digit++) {
            long chosen = memory[DIGIT + digit];
            for (int k = 0; k < 9; k++) {
                int i = to + 9 * digit + k;
                long x = memory[CELLS + from + DIGIT_ROWS * digit + k] & ~(chosen & memory[LOST + k]);
                memory[i] = memory[i] & ~targets | rotate(x, distance) & targets;
            }
        }
    }

    /** Turns the number of each owner by what stands in one row, for the lanes in another. */
    private static void copyOwner(long[] memory, int to, int from, int distanceRow, int targetsRow) {
        long distance = memory[distanceRow];
        long targets = memory[targetsRow];
        for (int i = 0; i < OWNER_BITS; i++) {
            memory[to + i] = memory[to + i] & ~targets | rotate(memory[from + i], distance) & targets;
        }
    }

    static void restore(Block block, int frame) {
        for (int box = 0; box < 9; box++) {
            restore(block.memory(), frame + 81 * box, BOX_ROWS * box);
        }
        copyOwner(block.memory(), OWNER, frame + CANDIDATES, DISTANCE + 3, TARGETS + 3);
    }

    private static void restore(long[] memory, int frame, int to) {
        long distance = memory[DISTANCE + 3];
        long targets = memory[TARGETS + 3];
        for (int digit = 0; digit < 9; digit++) {
            for (int k = 0; k < 9; k++) {
                int i = CELLS + to + DIGIT_ROWS * digit + k;
                memory[i] = memory[i] & ~targets | rotate(memory[frame + 9 * digit + k], distance) & targets;
            }
        }
    }

    static void arrange(Block block, int frame) {
        move(block.memory(), UNIT, CHOICE);
        move(block.memory(), OWNER, OWNER_BITS);
        dropLines(block.memory());
        if (frame >= 0) {
            copyOwner(block.memory(), OWNER, frame + CANDIDATES, DISTANCE + 2, TARGETS + 2);
        }
        for (int box = 0; box < 9; box++) {
            findLost(block.memory(), box);
            if (frame >= 0) {
                arrange(block.memory(), frame + 81 * box, BOX_ROWS * box);
            } else {
                arrange(block.memory(), BOX_ROWS * box);
            }
            occupy(block.memory(), BOX_ROWS * box);
        }
    }

    /** The first two moves for some rows. */
    private static void move(long[] memory, int first, int size) {
        long distance = memory[DISTANCE];
        long targets = memory[TARGETS];
        long distance2 = memory[DISTANCE + 1];
        long targets2 = memory[TARGETS + 1];
        long stay = ~(targets | targets2);
        for (int i = first; i < first + size; i++) {
            long x = memory[i];
            memory[i] = x & stay | rotate(x, distance) & targets | rotate(x, distance2) & targets2;
        }
    }

    /** From here on LINE says which lines a lane loses. */
    private static void dropLines(long[] memory) {
        long keep = memory[KEEP];
        long lose = memory[LOSE];
        for (int i = LINE; i < LINE + 3; i++) {
            memory[i] = keep & ~memory[i] | lose & memory[i];
        }
    }

    private static void arrange(long[] memory, int box) {
        long distance = memory[DISTANCE];
        long distance2 = memory[DISTANCE + 1];
        long targets = memory[TARGETS];
        long targets2 = memory[TARGETS + 1];
        long stay = ~(targets | targets2);
        for (int digit = 0; digit < 9; digit++) {
            long chosen = memory[DIGIT + digit];
            for (int k = 0; k < 9; k++) {
                int i = CELLS + box + DIGIT_ROWS * digit + k;
                long x = memory[i];
                long here = x & stay | rotate(x, distance) & targets | rotate(x, distance2) & targets2;
                memory[i] = here & ~(chosen & memory[LOST + k]);
            }
        }
    }

    private static void arrange(long[] memory, int frame, int box) {
        long distance = memory[DISTANCE];
        long distance2 = memory[DISTANCE + 1];
        long distance3 = memory[DISTANCE + 2];
        long targets = memory[TARGETS];
        long targets2 = memory[TARGETS + 1];
        long targets3 = memory[TARGETS + 2];
        long stay = ~(targets | targets2 | targets3);
        for (int digit = 0; digit < 9; digit++) {
            long chosen = memory[DIGIT + digit];
            for (int k = 0; k < 9; k++) {
                int i = CELLS + box + DIGIT_ROWS * digit + k;
                long x = memory[i];
                long here = x & stay | rotate(x, distance) & targets | rotate(x, distance2) & targets2;
                long there = rotate(memory[frame + 9 * digit + k], distance3) & targets3;
                memory[i] = here & ~(chosen & memory[LOST + k]) | there;
            }
        }
    }

    private static void occupy(long[] memory, int box) {
        for (int k = box; k < box + BOX_ROWS; k += DIGIT_ROWS) {
            long x0 = memory[CELLS + k];
            long x1 = memory[CELLS + k + 1];
            long x2 = memory[CELLS + k + 2];
            long x3 = memory[CELLS + k + 3];
            long x4 = memory[CELLS + k + 4];
            long x5 = memory[CELLS + k + 5];
            long x6 = memory[CELLS + k + 6];
            long x7 = memory[CELLS + k + 7];
            long x8 = memory[CELLS + k + 8];
            memory[ROWS + k] = x0 | x1 | x2;
            memory[ROWS + k + 1] = x3 | x4 | x5;
            memory[ROWS + k + 2] = x6 | x7 | x8;
            memory[COLUMNS + k] = x0 | x3 | x6;
            memory[COLUMNS + k + 1] = x1 | x4 | x7;
            memory[COLUMNS + k + 2] = x2 | x5 | x8;
        }
    }

    /** Swaps quarters, then the quarters of every quarter …, two of these six steps at a time. */
    static void transpose(Block block, int first) {
        transpose(block.memory(), first, 16, 0x0000_0000_FFFF_FFFFL, 0x0000_FFFF_0000_FFFFL);
        transpose(block.memory(), first, 4, 0x00FF_00FF_00FF_00FFL, 0x0F0F_0F0F_0F0F_0F0FL);
        transpose(block.memory(), first, 1, 0x3333_3333_3333_3333L, 0x5555_5555_5555_5555L);
    }

    private static void transpose(long[] memory, int first, int step, long halves, long quarters) {
        long mask = fill(halves);
        long mask2 = fill(quarters);
        int twice = 2 * step;
        for (int j = 0; j < 16; j++) {
            int i = first + ((j & -step) << 2 | j & step - 1);
            long a = memory[i];
            long b = memory[i + step];
            long c = memory[i + 2 * step];
            long d = memory[i + 3 * step];
            long ac = (a >>> twice ^ c) & mask;
            long bd = (b >>> twice ^ d) & mask;
            a = a ^ ac << twice;
            b = b ^ bd << twice;
            c = c ^ ac;
            d = d ^ bd;
            long ab = (a >>> step ^ b) & mask2;
            long cd = (c >>> step ^ d) & mask2;
            memory[i] = a ^ ab << step;
            memory[i + step] = b ^ ab;
            memory[i + 2 * step] = c ^ cd << step;
            memory[i + 3 * step] = d ^ cd;
        }
    }

    static void expand(Block block) {
        for (int line = 0; line < 27; line++) {
            int box = line / 3;
            int first = 27 * (box / 3) + 9 * (line % 3) + 3 * (box % 3);
            for (int column = 0; column < 3; column++) {
                int k = 3 * (line % 3) + column;
                expand(block.memory(), STAGED + Block.plane(first + column), FRESH + 81 * box + k, GIVEN + column);
            }
            countClues(block.memory());
        }
        expandOwner(block.memory());
    }

    /** Adds three cells to a number of five bits; a sixth says that five were not enough. */
    private static void countClues(long[] memory) {
        long a = memory[GIVEN];
        long b = memory[GIVEN + 1];
        long c = memory[GIVEN + 2];
        long one = a ^ b ^ c;
        long two = a & b | c & (a | b);
        long old0 = memory[CLUES];
        long carry0 = old0 & one;
        memory[CLUES] = old0 ^ one;
        long old1 = memory[CLUES + 1];
        long carry1 = old1 & two | carry0 & (old1 | two);
        memory[CLUES + 1] = old1 ^ two ^ carry0;
        long old2 = memory[CLUES + 2];
        long carry2 = old2 & carry1;
        memory[CLUES + 2] = old2 ^ carry1;
        long old3 = memory[CLUES + 3];
        long carry3 = old3 & carry2;
        memory[CLUES + 3] = old3 ^ carry2;
        long old4 = memory[CLUES + 4];
        memory[CLUES + 4] = old4 ^ carry3;
        memory[CLUES + 5] = memory[CLUES + 5] | old4 & carry3;
    }

    private static void expand(long[] memory, int plane, int i, int given) {
        long p0 = memory[plane];
        long p1 = memory[plane + 1];
        long p2 = memory[plane + 2];
        long p3 = memory[plane + 3];
        // 1..9 is a given; 0 and 10..15 (a full stop is 14) are blank.
        long blank = p3 & (p1 | p2) | ~(p0 | p1 | p2 | p3);
        memory[given] = ~blank;
        long low = ~(p2 | p3);
        long mid = p2 & ~p3;
        long high = p3 & ~p2 & ~p1;
        long targets = memory[OUT_TARGETS];
        memory[i] = memory[i] & ~targets | targets & (blank | low & p0 & ~p1);
        memory[i + 9] = memory[i + 9] & ~targets | targets & (blank | low & p1 & ~p0);
        memory[i + 18] = memory[i + 18] & ~targets | targets & (blank | low & p1 & p0);
        memory[i + 27] = memory[i + 27] & ~targets | targets & (blank | mid & ~p1 & ~p0);
        memory[i + 36] = memory[i + 36] & ~targets | targets & (blank | mid & ~p1 & p0);
        memory[i + 45] = memory[i + 45] & ~targets | targets & (blank | mid & p1 & ~p0);
        memory[i + 54] = memory[i + 54] & ~targets | targets & (blank | mid & p1 & p0);
        memory[i + 63] = memory[i + 63] & ~targets | targets & (blank | high & ~p0);
        memory[i + 72] = memory[i + 72] & ~targets | targets & (blank | high & p0);
    }

    private static void expandOwner(long[] memory) {
        long targets = memory[OUT_TARGETS];
        for (int i = 0; i < OWNER_BITS; i++) {
            int to = FRESH + CANDIDATES + i;
            memory[to] = memory[to] & ~targets | memory[STAGED_OWNER + i] & targets;
        }
    }

    static void unload(Block block) {
        for (int row = 0; row < 27; row++) {
            int box = row / 9 * 3 + row % 3;
            unload(block.memory(), CELLS + BOX_ROWS * box + row / 3 % 3 * 3, 3 * row);
        }
    }

    /** Three cells beside each other. */
    private static void unload(long[] memory, int from, int cell) {
        long distance = memory[OUT_DISTANCE];
        long targets = memory[OUT_TARGETS];
        long stay = ~targets;
        for (int k = 0; k < 3; k++) {
            int i = from + k;
            int plane = DONE + Block.plane(cell + k);
            long two = memory[i + 16];
            long three = memory[i + 32];
            long five = memory[i + 64];
            long six = memory[i + 80];
            long seven = memory[i + 96];
            long nine = memory[i + 128];
            long p0 = memory[i] | three | five | seven | nine;
            long p1 = two | three | six | seven;
            long p2 = memory[i + 48] | five | six | seven;
            long p3 = memory[i + 112] | nine;
            memory[plane] = memory[plane] & stay | rotate(p0, distance) & targets;
            memory[plane + 1] = memory[plane + 1] & stay | rotate(p1, distance) & targets;
            memory[plane + 2] = memory[plane + 2] & stay | rotate(p2, distance) & targets;
            memory[plane + 3] = memory[plane + 3] & stay | rotate(p3, distance) & targets;
        }
    }

    private static long rotate(long row, long distance) {
        return Long.rotateLeft(row, (int) distance);
    }

    private static long fill(long pattern) {
        return pattern;
    }
}
