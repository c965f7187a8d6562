package dev.clew.core.internal.classic9;

/**
 * Where to guess when propagation stalls: among cells with two candidates one whose digits both meet many candidates in
 * its peers, those in other pairs above all, since they become singles. Mutable, for one thread.
 */
final class GuessChoice {
    /** How many pairs of a band to weigh: looking at all saves few guesses and costs more time than they take. */
    private static final int LOOK_AT = 3;
    /** After this many steps without a dead end there are many solutions, and a good choice no longer pays off. */
    private static final int CALM = 2;

    private int place;
    private int mask;

    /**
     * Chooses for a grid that is stalled and not solved.
     *
     * @param calm how many steps have gone by without a dead end
     */
    void choose(Bands bands, int calm) {
        if ((bands.upperPairs() | bands.lowerPairs()) == 0) {
            chooseCell(bands);
        } else if (calm > CALM) {
            chooseFirstPair(bands);
        } else {
            choosePair(bands);
        }
    }

    private void chooseFirstPair(Bands bands) {
        long upper = bands.upperPairs();
        place = upper != 0 ? Long.numberOfTrailingZeros(upper) : 64 + Long.numberOfTrailingZeros(bands.lowerPairs());
        mask = bands.candidates(place);
    }

    private void choosePair(Bands bands) {
        int best = 0;
        for (int firstPlace = 0; firstPlace < 96; firstPlace += 32) {
            int left = (int) (firstPlace < 64 ? bands.upperPairs() >>> firstPlace : bands.lowerPairs());
            for (int i = 0; i < LOOK_AT && left != 0; i++, left &= left - 1) {
                // The choice itself is the low half of what is compared: a maximum takes no branch.
                best = Math.max(best, weigh(bands, firstPlace + Integer.numberOfTrailingZeros(left)));
            }
        }
        place = best >> 9 & 127;
        mask = best & 511;
    }

    /** The product of the two digits' weights, so that both branches get far, above the choice in 16 bits. */
    private static int weigh(Bands bands, int place) {
        int mask = bands.candidates(place);
        int low = Integer.numberOfTrailingZeros(mask);
        int high = 31 - Integer.numberOfLeadingZeros(mask);
        return bands.weigh(place, low) * bands.weigh(place, high) << 16 | place << 9 | mask;
    }

    /** No pair anywhere: the first cell with the fewest candidates, or with three. */
    private void chooseCell(Bands bands) {
        int fewest = 10;
        for (int firstPlace = 0; firstPlace < 128 && fewest > 3; firstPlace += 64) {
            long open = firstPlace == 0 ? bands.upperOpen() : bands.lowerOpen();
            for (long left = open; left != 0 && fewest > 3; left &= left - 1) {
                int candidate = firstPlace + Long.numberOfTrailingZeros(left);
                int candidates = bands.candidates(candidate);
                if (Integer.bitCount(candidates) < fewest) {
                    fewest = Integer.bitCount(candidates);
                    place = candidate;
                    mask = candidates;
                }
            }
        }
    }

    /** The cell, as {@link Bands} numbers them. */
    int place() {
        return place;
    }

    /** The candidates of the cell, bit 0 for value 1. */
    int mask() {
        return mask;
    }
}
