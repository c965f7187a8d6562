package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.BOX_ROWS;
import static dev.clew.core.internal.bulk.Block.CELLS;
import static dev.clew.core.internal.bulk.Block.COLUMNS;
import static dev.clew.core.internal.bulk.Block.DIGIT_ROWS;
import static dev.clew.core.internal.bulk.Block.LAST_PLACE;
import static dev.clew.core.internal.bulk.Block.ROWS;
import static dev.clew.core.internal.bulk.LongPasses.NOT_TAKEN;

/**
 * A pass without naked singles. It finds most of what a whole one finds with two thirds of the operations, but the same
 * number of loads and stores: so it pays for longs, which are bound by the former, and not for vectors, which are bound
 * by the latter and have no such pass.
 */
final class LongShortPasses {
    private LongShortPasses() {}

    static void pass(Block block) {
        for (int box = 0; box < 9; box++) {
            LongPasses.lock(block, box, false);
            findTaken(block.memory(), BOX_ROWS * box);
            clearTaken(block.memory(), BOX_ROWS * box);
        }
    }

    /** Which cells are the last place of a digit. */
    private static void findTaken(long[] memory, int own) {
        for (int cell = 0; cell < 9; cell++) {
            int k = own + cell;
            long taken0 = memory[CELLS + k] & memory[LAST_PLACE + own]
                    | memory[CELLS + k + 16] & memory[LAST_PLACE + own + 16]
                    | memory[CELLS + k + 32] & memory[LAST_PLACE + own + 32];
            long taken1 = memory[CELLS + k + 48] & memory[LAST_PLACE + own + 48]
                    | memory[CELLS + k + 64] & memory[LAST_PLACE + own + 64]
                    | memory[CELLS + k + 80] & memory[LAST_PLACE + own + 80];
            long taken2 = memory[CELLS + k + 96] & memory[LAST_PLACE + own + 96]
                    | memory[CELLS + k + 112] & memory[LAST_PLACE + own + 112]
                    | memory[CELLS + k + 128] & memory[LAST_PLACE + own + 128];
            memory[NOT_TAKEN + cell] = ~(taken0 | taken1 | taken2);
        }
    }

    /** A digit's last place clears the other digits from the cell. */
    private static void clearTaken(long[] memory, int own) {
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
            long here = memory[LAST_PLACE + k];
            long x0 = memory[CELLS + k] & (here | free0);
            long x1 = memory[CELLS + k + 1] & (here | free1);
            long x2 = memory[CELLS + k + 2] & (here | free2);
            long x3 = memory[CELLS + k + 3] & (here | free3);
            long x4 = memory[CELLS + k + 4] & (here | free4);
            long x5 = memory[CELLS + k + 5] & (here | free5);
            long x6 = memory[CELLS + k + 6] & (here | free6);
            long x7 = memory[CELLS + k + 7] & (here | free7);
            long x8 = memory[CELLS + k + 8] & (here | free8);
            memory[CELLS + k] = x0;
            memory[CELLS + k + 1] = x1;
            memory[CELLS + k + 2] = x2;
            memory[CELLS + k + 3] = x3;
            memory[CELLS + k + 4] = x4;
            memory[CELLS + k + 5] = x5;
            memory[CELLS + k + 6] = x6;
            memory[CELLS + k + 7] = x7;
            memory[CELLS + k + 8] = x8;
            memory[ROWS + k] = x0 | x1 | x2;
            memory[ROWS + k + 1] = x3 | x4 | x5;
            memory[ROWS + k + 2] = x6 | x7 | x8;
            memory[COLUMNS + k] = x0 | x3 | x6;
            memory[COLUMNS + k + 1] = x1 | x4 | x7;
            memory[COLUMNS + k + 2] = x2 | x5 | x8;
        }
    }
}
