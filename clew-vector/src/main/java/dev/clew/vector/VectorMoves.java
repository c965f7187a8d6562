package dev.clew.vector;

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

import dev.clew.core.internal.bulk.Block;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Translated from the class on longs of the same name: change that, then translate again. */
final class VectorMoves {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    private static final int WORDS = SPECIES.length();
    private static final boolean ROTATES = Runtime.version().feature() >= 25;

    /** The cells of the box at hand on the line that is lost, in case the digit is the one chosen (9 rows). */
    private static final int LOST = SCRATCH;

    /** Which of three cells have a clue (3 rows). */
    private static final int GIVEN = SCRATCH;

    private VectorMoves() {}

    static void find(Block block, int row, int count) {
        find(block.memory(), block.shift(), row, count);
    }

    private static void find(long[] memory, int shift, int row, int count) {
        LongVector found = LongVector.zero(SPECIES);
        for (int i = 0; i < count; i++) {
            int wanted = WANTED + WANTED_ROWS * i;
            LongVector differs = LongVector.fromArray(SPECIES, memory, row * WORDS + shift)
                    .lanewise(VectorOperators.XOR, LongVector.fromArray(SPECIES, memory, wanted * WORDS + shift));
            for (int bit = 1; bit < OWNER_BITS; bit++) {
                differs = differs.or(LongVector.fromArray(SPECIES, memory, (row + bit) * WORDS + shift)
                        .lanewise(
                                VectorOperators.XOR,
                                LongVector.fromArray(SPECIES, memory, (wanted + bit) * WORDS + shift)));
            }
            found = found.or(LongVector.fromArray(SPECIES, memory, (wanted + OWNER_BITS) * WORDS + shift)
                    .and(differs.not()));
        }
        found.and(LongVector.fromArray(SPECIES, memory, SOURCES * WORDS + shift))
                .intoArray(memory, FOUND * WORDS + shift);
    }

    static void save(Block block, int frame) {
        for (int box = 0; box < 9; box++) {
            findLost(block.memory(), block.shift(), box);
            save(block.memory(), block.shift(), frame + 81 * box, BOX_ROWS * box);
        }
        copyOwner(block.memory(), block.shift(), frame + CANDIDATES, OWNER, OUT_DISTANCE, OUT_TARGETS);
    }

    private static void findLost(long[] memory, int shift, int box) {
        LongVector inBand = LongVector.fromArray(SPECIES, memory, (UNIT + box / 3) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (BOX + box % 3) * WORDS + shift));
        LongVector inStack = LongVector.fromArray(SPECIES, memory, (UNIT + 3 + box % 3) * WORDS + shift)
                .and(LongVector.fromArray(SPECIES, memory, (BOX + box / 3) * WORDS + shift));
        for (int k = 0; k < 9; k++) {
            inBand.and(LongVector.fromArray(SPECIES, memory, (LINE + k / 3) * WORDS + shift))
                    .or(inStack.and(LongVector.fromArray(SPECIES, memory, (LINE + k % 3) * WORDS + shift)))
                    .intoArray(memory, (LOST + k) * WORDS + shift);
        }
    }

    private static void save(long[] memory, int shift, int to, int from) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, OUT_DISTANCE * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, OUT_TARGETS * WORDS + shift);
        for (int digit = 0; digit < 9; digit++) {
            LongVector chosen = LongVector.fromArray(SPECIES, memory, (DIGIT + digit) * WORDS + shift);
            for (int k = 0; k < 9; k++) {
                int i = to + 9 * digit + k;
                LongVector x = LongVector.fromArray(
                                SPECIES, memory, (CELLS + from + DIGIT_ROWS * digit + k) * WORDS + shift)
                        .and(chosen.and(LongVector.fromArray(SPECIES, memory, (LOST + k) * WORDS + shift))
                                .not());
                LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                        .and(targets.not())
                        .or((ROTATES
                                        ? x.lanewise(VectorOperators.ROL, distance)
                                        : x.lanewise(VectorOperators.LSHL, distance)
                                                .or(x.lanewise(VectorOperators.LSHR, distance.neg())))
                                .and(targets))
                        .intoArray(memory, i * WORDS + shift);
            }
        }
    }

    /** Turns the number of each owner by what stands in one row, for the lanes in another. */
    private static void copyOwner(long[] memory, int shift, int to, int from, int distanceRow, int targetsRow) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, distanceRow * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, targetsRow * WORDS + shift);
        for (int i = 0; i < OWNER_BITS; i++) {
            LongVector.fromArray(SPECIES, memory, (to + i) * WORDS + shift)
                    .and(targets.not())
                    .or((ROTATES
                                    ? LongVector.fromArray(SPECIES, memory, (from + i) * WORDS + shift)
                                            .lanewise(VectorOperators.ROL, distance)
                                    : LongVector.fromArray(SPECIES, memory, (from + i) * WORDS + shift)
                                            .lanewise(VectorOperators.LSHL, distance)
                                            .or(LongVector.fromArray(SPECIES, memory, (from + i) * WORDS + shift)
                                                    .lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .intoArray(memory, (to + i) * WORDS + shift);
        }
    }

    static void restore(Block block, int frame) {
        for (int box = 0; box < 9; box++) {
            restore(block.memory(), block.shift(), frame + 81 * box, BOX_ROWS * box);
        }
        copyOwner(block.memory(), block.shift(), OWNER, frame + CANDIDATES, DISTANCE + 3, TARGETS + 3);
    }

    private static void restore(long[] memory, int shift, int frame, int to) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, (DISTANCE + 3) * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, (TARGETS + 3) * WORDS + shift);
        for (int digit = 0; digit < 9; digit++) {
            for (int k = 0; k < 9; k++) {
                int i = CELLS + to + DIGIT_ROWS * digit + k;
                LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                        .and(targets.not())
                        .or((ROTATES
                                        ? LongVector.fromArray(SPECIES, memory, (frame + 9 * digit + k) * WORDS + shift)
                                                .lanewise(VectorOperators.ROL, distance)
                                        : LongVector.fromArray(SPECIES, memory, (frame + 9 * digit + k) * WORDS + shift)
                                                .lanewise(VectorOperators.LSHL, distance)
                                                .or(LongVector.fromArray(
                                                                SPECIES,
                                                                memory,
                                                                (frame + 9 * digit + k) * WORDS + shift)
                                                        .lanewise(VectorOperators.LSHR, distance.neg())))
                                .and(targets))
                        .intoArray(memory, i * WORDS + shift);
            }
        }
    }

    static void arrange(Block block, int frame) {
        move(block.memory(), block.shift(), UNIT, CHOICE);
        move(block.memory(), block.shift(), OWNER, OWNER_BITS);
        dropLines(block.memory(), block.shift());
        if (frame >= 0) {
            copyOwner(block.memory(), block.shift(), OWNER, frame + CANDIDATES, DISTANCE + 2, TARGETS + 2);
        }
        for (int box = 0; box < 9; box++) {
            findLost(block.memory(), block.shift(), box);
            if (frame >= 0) {
                arrange(block.memory(), block.shift(), frame + 81 * box, BOX_ROWS * box);
            } else {
                arrange(block.memory(), block.shift(), BOX_ROWS * box);
            }
            occupy(block.memory(), block.shift(), BOX_ROWS * box);
        }
    }

    /** The first two moves for some rows. */
    private static void move(long[] memory, int shift, int first, int size) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, DISTANCE * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, TARGETS * WORDS + shift);
        LongVector distance2 = LongVector.fromArray(SPECIES, memory, (DISTANCE + 1) * WORDS + shift);
        LongVector targets2 = LongVector.fromArray(SPECIES, memory, (TARGETS + 1) * WORDS + shift);
        LongVector stay = targets.or(targets2).not();
        for (int i = first; i < first + size; i++) {
            LongVector x = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
            x.and(stay)
                    .or((ROTATES
                                    ? x.lanewise(VectorOperators.ROL, distance)
                                    : x.lanewise(VectorOperators.LSHL, distance)
                                            .or(x.lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .or((ROTATES
                                    ? x.lanewise(VectorOperators.ROL, distance2)
                                    : x.lanewise(VectorOperators.LSHL, distance2)
                                            .or(x.lanewise(VectorOperators.LSHR, distance2.neg())))
                            .and(targets2))
                    .intoArray(memory, i * WORDS + shift);
        }
    }

    /** From here on LINE says which lines a lane loses. */
    private static void dropLines(long[] memory, int shift) {
        LongVector keep = LongVector.fromArray(SPECIES, memory, KEEP * WORDS + shift);
        LongVector lose = LongVector.fromArray(SPECIES, memory, LOSE * WORDS + shift);
        for (int i = LINE; i < LINE + 3; i++) {
            keep.and(LongVector.fromArray(SPECIES, memory, i * WORDS + shift).not())
                    .or(lose.and(LongVector.fromArray(SPECIES, memory, i * WORDS + shift)))
                    .intoArray(memory, i * WORDS + shift);
        }
    }

    private static void arrange(long[] memory, int shift, int box) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, DISTANCE * WORDS + shift);
        LongVector distance2 = LongVector.fromArray(SPECIES, memory, (DISTANCE + 1) * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, TARGETS * WORDS + shift);
        LongVector targets2 = LongVector.fromArray(SPECIES, memory, (TARGETS + 1) * WORDS + shift);
        LongVector stay = targets.or(targets2).not();
        for (int digit = 0; digit < 9; digit++) {
            LongVector chosen = LongVector.fromArray(SPECIES, memory, (DIGIT + digit) * WORDS + shift);
            for (int k = 0; k < 9; k++) {
                int i = CELLS + box + DIGIT_ROWS * digit + k;
                LongVector x = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
                LongVector here = x.and(stay)
                        .or((ROTATES
                                        ? x.lanewise(VectorOperators.ROL, distance)
                                        : x.lanewise(VectorOperators.LSHL, distance)
                                                .or(x.lanewise(VectorOperators.LSHR, distance.neg())))
                                .and(targets))
                        .or((ROTATES
                                        ? x.lanewise(VectorOperators.ROL, distance2)
                                        : x.lanewise(VectorOperators.LSHL, distance2)
                                                .or(x.lanewise(VectorOperators.LSHR, distance2.neg())))
                                .and(targets2));
                here.and(chosen.and(LongVector.fromArray(SPECIES, memory, (LOST + k) * WORDS + shift))
                                .not())
                        .intoArray(memory, i * WORDS + shift);
            }
        }
    }

    private static void arrange(long[] memory, int shift, int frame, int box) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, DISTANCE * WORDS + shift);
        LongVector distance2 = LongVector.fromArray(SPECIES, memory, (DISTANCE + 1) * WORDS + shift);
        LongVector distance3 = LongVector.fromArray(SPECIES, memory, (DISTANCE + 2) * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, TARGETS * WORDS + shift);
        LongVector targets2 = LongVector.fromArray(SPECIES, memory, (TARGETS + 1) * WORDS + shift);
        LongVector targets3 = LongVector.fromArray(SPECIES, memory, (TARGETS + 2) * WORDS + shift);
        LongVector stay = targets.or(targets2).or(targets3).not();
        for (int digit = 0; digit < 9; digit++) {
            LongVector chosen = LongVector.fromArray(SPECIES, memory, (DIGIT + digit) * WORDS + shift);
            for (int k = 0; k < 9; k++) {
                int i = CELLS + box + DIGIT_ROWS * digit + k;
                LongVector x = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
                LongVector here = x.and(stay)
                        .or((ROTATES
                                        ? x.lanewise(VectorOperators.ROL, distance)
                                        : x.lanewise(VectorOperators.LSHL, distance)
                                                .or(x.lanewise(VectorOperators.LSHR, distance.neg())))
                                .and(targets))
                        .or((ROTATES
                                        ? x.lanewise(VectorOperators.ROL, distance2)
                                        : x.lanewise(VectorOperators.LSHL, distance2)
                                                .or(x.lanewise(VectorOperators.LSHR, distance2.neg())))
                                .and(targets2));
                LongVector there = (ROTATES
                                ? LongVector.fromArray(SPECIES, memory, (frame + 9 * digit + k) * WORDS + shift)
                                        .lanewise(VectorOperators.ROL, distance3)
                                : LongVector.fromArray(SPECIES, memory, (frame + 9 * digit + k) * WORDS + shift)
                                        .lanewise(VectorOperators.LSHL, distance3)
                                        .or(LongVector.fromArray(
                                                        SPECIES, memory, (frame + 9 * digit + k) * WORDS + shift)
                                                .lanewise(VectorOperators.LSHR, distance3.neg())))
                        .and(targets3);
                here.and(chosen.and(LongVector.fromArray(SPECIES, memory, (LOST + k) * WORDS + shift))
                                .not())
                        .or(there)
                        .intoArray(memory, i * WORDS + shift);
            }
        }
    }

    private static void occupy(long[] memory, int shift, int box) {
        for (int k = box; k < box + BOX_ROWS; k += DIGIT_ROWS) {
            LongVector x0 = LongVector.fromArray(SPECIES, memory, (CELLS + k) * WORDS + shift);
            LongVector x1 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 1) * WORDS + shift);
            LongVector x2 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 2) * WORDS + shift);
            LongVector x3 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 3) * WORDS + shift);
            LongVector x4 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 4) * WORDS + shift);
            LongVector x5 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 5) * WORDS + shift);
            LongVector x6 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 6) * WORDS + shift);
            LongVector x7 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 7) * WORDS + shift);
            LongVector x8 = LongVector.fromArray(SPECIES, memory, (CELLS + k + 8) * WORDS + shift);
            x0.or(x1).or(x2).intoArray(memory, (ROWS + k) * WORDS + shift);
            x3.or(x4).or(x5).intoArray(memory, (ROWS + k + 1) * WORDS + shift);
            x6.or(x7).or(x8).intoArray(memory, (ROWS + k + 2) * WORDS + shift);
            x0.or(x3).or(x6).intoArray(memory, (COLUMNS + k) * WORDS + shift);
            x1.or(x4).or(x7).intoArray(memory, (COLUMNS + k + 1) * WORDS + shift);
            x2.or(x5).or(x8).intoArray(memory, (COLUMNS + k + 2) * WORDS + shift);
        }
    }

    /** Swaps quarters, then the quarters of every quarter …, two of these six steps at a time. */
    static void transpose(Block block, int first) {
        transpose(block.memory(), block.shift(), first, 16, 0x0000_0000_FFFF_FFFFL, 0x0000_FFFF_0000_FFFFL);
        transpose(block.memory(), block.shift(), first, 4, 0x00FF_00FF_00FF_00FFL, 0x0F0F_0F0F_0F0F_0F0FL);
        transpose(block.memory(), block.shift(), first, 1, 0x3333_3333_3333_3333L, 0x5555_5555_5555_5555L);
    }

    private static void transpose(long[] memory, int shift, int first, int step, long halves, long quarters) {
        LongVector mask = LongVector.broadcast(SPECIES, halves);
        LongVector mask2 = LongVector.broadcast(SPECIES, quarters);
        int twice = 2 * step;
        for (int j = 0; j < 16; j++) {
            int i = first + ((j & -step) << 2 | j & step - 1);
            LongVector a = LongVector.fromArray(SPECIES, memory, i * WORDS + shift);
            LongVector b = LongVector.fromArray(SPECIES, memory, (i + step) * WORDS + shift);
            LongVector c = LongVector.fromArray(SPECIES, memory, (i + 2 * step) * WORDS + shift);
            LongVector d = LongVector.fromArray(SPECIES, memory, (i + 3 * step) * WORDS + shift);
            LongVector ac = a.lanewise(VectorOperators.LSHR, twice)
                    .lanewise(VectorOperators.XOR, c)
                    .and(mask);
            LongVector bd = b.lanewise(VectorOperators.LSHR, twice)
                    .lanewise(VectorOperators.XOR, d)
                    .and(mask);
            a = a.lanewise(VectorOperators.XOR, ac.lanewise(VectorOperators.LSHL, twice));
            b = b.lanewise(VectorOperators.XOR, bd.lanewise(VectorOperators.LSHL, twice));
            c = c.lanewise(VectorOperators.XOR, ac);
            d = d.lanewise(VectorOperators.XOR, bd);
            LongVector ab = a.lanewise(VectorOperators.LSHR, step)
                    .lanewise(VectorOperators.XOR, b)
                    .and(mask2);
            LongVector cd = c.lanewise(VectorOperators.LSHR, step)
                    .lanewise(VectorOperators.XOR, d)
                    .and(mask2);
            a.lanewise(VectorOperators.XOR, ab.lanewise(VectorOperators.LSHL, step))
                    .intoArray(memory, i * WORDS + shift);
            b.lanewise(VectorOperators.XOR, ab).intoArray(memory, (i + step) * WORDS + shift);
            c.lanewise(VectorOperators.XOR, cd.lanewise(VectorOperators.LSHL, step))
                    .intoArray(memory, (i + 2 * step) * WORDS + shift);
            d.lanewise(VectorOperators.XOR, cd).intoArray(memory, (i + 3 * step) * WORDS + shift);
        }
    }

    static void expand(Block block) {
        for (int line = 0; line < 27; line++) {
            int box = line / 3;
            int first = 27 * (box / 3) + 9 * (line % 3) + 3 * (box % 3);
            for (int column = 0; column < 3; column++) {
                int k = 3 * (line % 3) + column;
                expand(
                        block.memory(),
                        block.shift(),
                        STAGED + Block.plane(first + column),
                        FRESH + 81 * box + k,
                        GIVEN + column);
            }
            countClues(block.memory(), block.shift());
        }
        expandOwner(block.memory(), block.shift());
    }

    /** Adds three cells to a number of five bits; a sixth says that five were not enough. */
    private static void countClues(long[] memory, int shift) {
        LongVector a = LongVector.fromArray(SPECIES, memory, GIVEN * WORDS + shift);
        LongVector b = LongVector.fromArray(SPECIES, memory, (GIVEN + 1) * WORDS + shift);
        LongVector c = LongVector.fromArray(SPECIES, memory, (GIVEN + 2) * WORDS + shift);
        LongVector one = a.lanewise(VectorOperators.XOR, b).lanewise(VectorOperators.XOR, c);
        LongVector two = a.and(b).or(c.and(a.or(b)));
        LongVector old0 = LongVector.fromArray(SPECIES, memory, CLUES * WORDS + shift);
        LongVector carry0 = old0.and(one);
        old0.lanewise(VectorOperators.XOR, one).intoArray(memory, CLUES * WORDS + shift);
        LongVector old1 = LongVector.fromArray(SPECIES, memory, (CLUES + 1) * WORDS + shift);
        LongVector carry1 = old1.and(two).or(carry0.and(old1.or(two)));
        old1.lanewise(VectorOperators.XOR, two)
                .lanewise(VectorOperators.XOR, carry0)
                .intoArray(memory, (CLUES + 1) * WORDS + shift);
        LongVector old2 = LongVector.fromArray(SPECIES, memory, (CLUES + 2) * WORDS + shift);
        LongVector carry2 = old2.and(carry1);
        old2.lanewise(VectorOperators.XOR, carry1).intoArray(memory, (CLUES + 2) * WORDS + shift);
        LongVector old3 = LongVector.fromArray(SPECIES, memory, (CLUES + 3) * WORDS + shift);
        LongVector carry3 = old3.and(carry2);
        old3.lanewise(VectorOperators.XOR, carry2).intoArray(memory, (CLUES + 3) * WORDS + shift);
        LongVector old4 = LongVector.fromArray(SPECIES, memory, (CLUES + 4) * WORDS + shift);
        old4.lanewise(VectorOperators.XOR, carry3).intoArray(memory, (CLUES + 4) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (CLUES + 5) * WORDS + shift)
                .or(old4.and(carry3))
                .intoArray(memory, (CLUES + 5) * WORDS + shift);
    }

    private static void expand(long[] memory, int shift, int plane, int i, int given) {
        LongVector p0 = LongVector.fromArray(SPECIES, memory, plane * WORDS + shift);
        LongVector p1 = LongVector.fromArray(SPECIES, memory, (plane + 1) * WORDS + shift);
        LongVector p2 = LongVector.fromArray(SPECIES, memory, (plane + 2) * WORDS + shift);
        LongVector p3 = LongVector.fromArray(SPECIES, memory, (plane + 3) * WORDS + shift);
        // 1..9 is a given; 0 and 10..15 (a full stop is 14) are blank.
        LongVector blank = p3.and(p1.or(p2)).or(p0.or(p1).or(p2).or(p3).not());
        blank.not().intoArray(memory, given * WORDS + shift);
        LongVector low = p2.or(p3).not();
        LongVector mid = p2.and(p3.not());
        LongVector high = p3.and(p2.not()).and(p1.not());
        LongVector targets = LongVector.fromArray(SPECIES, memory, OUT_TARGETS * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(low.and(p0).and(p1.not()))))
                .intoArray(memory, i * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 9) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(low.and(p1).and(p0.not()))))
                .intoArray(memory, (i + 9) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 18) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(low.and(p1).and(p0))))
                .intoArray(memory, (i + 18) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 27) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(mid.and(p1.not()).and(p0.not()))))
                .intoArray(memory, (i + 27) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 36) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(mid.and(p1.not()).and(p0))))
                .intoArray(memory, (i + 36) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 45) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(mid.and(p1).and(p0.not()))))
                .intoArray(memory, (i + 45) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 54) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(mid.and(p1).and(p0))))
                .intoArray(memory, (i + 54) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 63) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(high.and(p0.not()))))
                .intoArray(memory, (i + 63) * WORDS + shift);
        LongVector.fromArray(SPECIES, memory, (i + 72) * WORDS + shift)
                .and(targets.not())
                .or(targets.and(blank.or(high.and(p0))))
                .intoArray(memory, (i + 72) * WORDS + shift);
    }

    private static void expandOwner(long[] memory, int shift) {
        LongVector targets = LongVector.fromArray(SPECIES, memory, OUT_TARGETS * WORDS + shift);
        for (int i = 0; i < OWNER_BITS; i++) {
            int to = FRESH + CANDIDATES + i;
            LongVector.fromArray(SPECIES, memory, to * WORDS + shift)
                    .and(targets.not())
                    .or(LongVector.fromArray(SPECIES, memory, (STAGED_OWNER + i) * WORDS + shift)
                            .and(targets))
                    .intoArray(memory, to * WORDS + shift);
        }
    }

    static void unload(Block block) {
        for (int row = 0; row < 27; row++) {
            int box = row / 9 * 3 + row % 3;
            unload(block.memory(), block.shift(), CELLS + BOX_ROWS * box + row / 3 % 3 * 3, 3 * row);
        }
    }

    /** Three cells beside each other. */
    private static void unload(long[] memory, int shift, int from, int cell) {
        LongVector distance = LongVector.fromArray(SPECIES, memory, OUT_DISTANCE * WORDS + shift);
        LongVector targets = LongVector.fromArray(SPECIES, memory, OUT_TARGETS * WORDS + shift);
        LongVector stay = targets.not();
        for (int k = 0; k < 3; k++) {
            int i = from + k;
            int plane = DONE + Block.plane(cell + k);
            LongVector two = LongVector.fromArray(SPECIES, memory, (i + 16) * WORDS + shift);
            LongVector three = LongVector.fromArray(SPECIES, memory, (i + 32) * WORDS + shift);
            LongVector five = LongVector.fromArray(SPECIES, memory, (i + 64) * WORDS + shift);
            LongVector six = LongVector.fromArray(SPECIES, memory, (i + 80) * WORDS + shift);
            LongVector seven = LongVector.fromArray(SPECIES, memory, (i + 96) * WORDS + shift);
            LongVector nine = LongVector.fromArray(SPECIES, memory, (i + 128) * WORDS + shift);
            LongVector p0 = LongVector.fromArray(SPECIES, memory, i * WORDS + shift)
                    .or(three)
                    .or(five)
                    .or(seven)
                    .or(nine);
            LongVector p1 = two.or(three).or(six).or(seven);
            LongVector p2 = LongVector.fromArray(SPECIES, memory, (i + 48) * WORDS + shift)
                    .or(five)
                    .or(six)
                    .or(seven);
            LongVector p3 = LongVector.fromArray(SPECIES, memory, (i + 112) * WORDS + shift)
                    .or(nine);
            LongVector.fromArray(SPECIES, memory, plane * WORDS + shift)
                    .and(stay)
                    .or((ROTATES
                                    ? p0.lanewise(VectorOperators.ROL, distance)
                                    : p0.lanewise(VectorOperators.LSHL, distance)
                                            .or(p0.lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .intoArray(memory, plane * WORDS + shift);
            LongVector.fromArray(SPECIES, memory, (plane + 1) * WORDS + shift)
                    .and(stay)
                    .or((ROTATES
                                    ? p1.lanewise(VectorOperators.ROL, distance)
                                    : p1.lanewise(VectorOperators.LSHL, distance)
                                            .or(p1.lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .intoArray(memory, (plane + 1) * WORDS + shift);
            LongVector.fromArray(SPECIES, memory, (plane + 2) * WORDS + shift)
                    .and(stay)
                    .or((ROTATES
                                    ? p2.lanewise(VectorOperators.ROL, distance)
                                    : p2.lanewise(VectorOperators.LSHL, distance)
                                            .or(p2.lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .intoArray(memory, (plane + 2) * WORDS + shift);
            LongVector.fromArray(SPECIES, memory, (plane + 3) * WORDS + shift)
                    .and(stay)
                    .or((ROTATES
                                    ? p3.lanewise(VectorOperators.ROL, distance)
                                    : p3.lanewise(VectorOperators.LSHL, distance)
                                            .or(p3.lanewise(VectorOperators.LSHR, distance.neg())))
                            .and(targets))
                    .intoArray(memory, (plane + 3) * WORDS + shift);
        }
    }
}
