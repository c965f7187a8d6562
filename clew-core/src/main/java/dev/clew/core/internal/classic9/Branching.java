package dev.clew.core.internal.classic9;

import static dev.clew.core.internal.classic9.BandTables.COLUMN;
import static dev.clew.core.internal.classic9.BandTables.PEERS;

/**
 * Where to guess when propagation stalls: among cells with two candidates one whose digits both meet many candidates in
 * its peers, those in other pairs above all, since they become singles. Mutable, for one thread.
 */
final class Branching {
    /** How many pairs of a band to weigh: looking at all saves few guesses and costs more time than they take. */
    private static final int LOOK_AT = 3;
    /** What a candidate weighs more when it belongs to a pair. */
    private static final int PAIR_WEIGHT = 3;
    /** After so many steps without a dead end solutions are many, and a good choice no longer pays. */
    private static final int CALM = 2;

    private int band;
    private int cell;
    private int mask;

    /**
     * Chooses for a grid that is stalled and not solved.
     *
     * @param calm how many steps have gone by without a dead end
     */
    void choose(Bands bands, int calm) {
        if ((bands.pairs(0) | bands.pairs(1) | bands.pairs(2)) == 0) {
            chooseCell(bands);
        } else if (calm > CALM) {
            chooseFirstPair(bands);
        } else {
            choosePair(bands);
        }
    }

    private void chooseFirstPair(Bands bands) {
        int b = bands.pairs(0) != 0 ? 0 : bands.pairs(1) != 0 ? 1 : 2;
        int first = Integer.numberOfTrailingZeros(bands.pairs(b));
        int mask = bands.candidates(b, first);
        take(b, first, mask);
    }

    private void choosePair(Bands bands) {
        int best = 0;
        for (int b = 0; b < 3; b++) {
            int left = bands.pairs(b);
            for (int i = 0; i < LOOK_AT && left != 0; i++, left &= left - 1) {
                // The choice itself is the low half of what is compared: a maximum takes no branch.
                best = Math.max(best, weigh(bands, b, Integer.numberOfTrailingZeros(left)));
            }
        }
        take(best >> 14 & 3, best >> 9 & 31, best & 511);
    }

    /** The product of the two digits' weights, so that both branches get far, above the choice in 16 bits. */
    private static int weigh(Bands bands, int band, int cell) {
        int above = band == 0 ? 2 : band - 1;
        int below = band == 2 ? 0 : band + 1;
        int near = PEERS[cell];
        int far = COLUMN << cell % 9;
        int mask = bands.candidates(band, cell);
        int low = Integer.numberOfTrailingZeros(mask);
        int high = 31 - Integer.numberOfLeadingZeros(mask);
        long pairs = join(bands.pairs(band) & near, bands.pairs(above) & far, bands.pairs(below) & far);
        long lows = join(bands.cells(band, low) & near, bands.cells(above, low) & far, bands.cells(below, low) & far);
        long highs =
                join(bands.cells(band, high) & near, bands.cells(above, high) & far, bands.cells(below, high) & far);
        return weight(lows, pairs) * weight(highs, pairs) << 16 | band << 14 | cell << 9 | mask;
    }

    /** The peers of a cell in one long: the two far bands have single columns, which lie side by side. */
    private static long join(int near, int above, int below) {
        return near | (long) above << 27 | (long) below << 28;
    }

    private static int weight(long candidates, long pairs) {
        return Long.bitCount(candidates) + PAIR_WEIGHT * Long.bitCount(candidates & pairs);
    }

    /** No pair anywhere: the first cell with the fewest candidates of its band. */
    private void chooseCell(Bands bands) {
        int fewest = 10;
        for (int b = 0; b < 3 && fewest > 3; b++) {
            for (int left = bands.open(b); left != 0 && fewest > 3; left &= left - 1) {
                int candidate = Integer.numberOfTrailingZeros(left);
                int mask = bands.candidates(b, candidate);
                if (Integer.bitCount(mask) < fewest) {
                    fewest = Integer.bitCount(mask);
                    take(b, candidate, mask);
                }
            }
        }
    }

    private void take(int newBand, int newCell, int newMask) {
        band = newBand;
        cell = newCell;
        mask = newMask;
    }

    /** The band of the cell. */
    int band() {
        return band;
    }

    /** The cell within its band. */
    int cell() {
        return cell;
    }

    /** The candidates of the cell, bit 0 for value 1. */
    int mask() {
        return mask;
    }
}
