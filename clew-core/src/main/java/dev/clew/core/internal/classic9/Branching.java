package dev.clew.core.internal.classic9;

import static dev.clew.core.internal.classic9.BandTables.ALL;
import static dev.clew.core.internal.classic9.BandTables.COLUMN;
import static dev.clew.core.internal.classic9.BandTables.KEPT;

/**
 * Where to guess when propagation stalls: among cells with two candidates the one whose digits meet most candidates in
 * its peers, those in other pairs counting twice, since they become singles. Mutable, for one thread.
 */
final class Branching {
    /** Looking at every pair saves few guesses and costs more time than they take. */
    private static final int LOOK_AT = 4;

    private int band;
    private int cell;
    private int digit;
    private int other;

    /** Chooses for a grid that is stalled and not solved. */
    void choose(Bands bands) {
        if ((bands.pairs(0) | bands.pairs(1) | bands.pairs(2)) != 0) {
            choosePair(bands);
        } else {
            chooseCell(bands);
        }
    }

    private void choosePair(Bands bands) {
        int best = -1;
        for (int b = 0; b < 3; b++) {
            int left = bands.pairs(b);
            for (int i = 0; i < LOOK_AT && left != 0; i++, left &= left - 1) {
                int candidate = Integer.numberOfTrailingZeros(left);
                int mask = bands.candidates(b, candidate);
                int low = Integer.numberOfTrailingZeros(mask);
                int high = 31 - Integer.numberOfLeadingZeros(mask);
                int score = score(bands, b, candidate, low) + score(bands, b, candidate, high);
                if (score > best) {
                    best = score;
                    take(b, candidate, low, high);
                }
            }
        }
    }

    private static int score(Bands bands, int band, int cell, int digit) {
        int column = COLUMN << cell % 9;
        int score = 0;
        for (int b = 0; b < 3; b++) {
            int peers = bands.cells(b, digit) & (b == band ? ALL & ~KEPT[cell] : column);
            score += Integer.bitCount(peers) + Integer.bitCount(peers & bands.pairs(b));
        }
        return score;
    }

    /** No pair anywhere: the first cell with the fewest candidates of its band. */
    private void chooseCell(Bands bands) {
        int fewest = 10;
        for (int b = 0; b < 3 && fewest > 3; b++) {
            for (int left = bands.unsolved(b); left != 0 && fewest > 3; left &= left - 1) {
                int candidate = Integer.numberOfTrailingZeros(left);
                int mask = bands.candidates(b, candidate);
                if (Integer.bitCount(mask) < fewest) {
                    fewest = Integer.bitCount(mask);
                    take(b, candidate, Integer.numberOfTrailingZeros(mask), -1);
                }
            }
        }
    }

    private void take(int newBand, int newCell, int newDigit, int newOther) {
        band = newBand;
        cell = newCell;
        digit = newDigit;
        other = newOther;
    }

    /** The band of the cell. */
    int band() {
        return band;
    }

    /** The cell within its band. */
    int cell() {
        return cell;
    }

    /** The digit to try first. */
    int digit() {
        return digit;
    }

    /** The only other digit the cell can hold, or −1 when there are several. */
    int other() {
        return other;
    }
}
