package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.OWNER_BITS;

import java.util.Arrays;

/**
 * Which puzzle each node belongs to. A puzzle that comes into a word gets a number there, whose bits are rows of the
 * block and of its frames: so they move with the nodes, and all nodes of a puzzle are found by comparing a few rows.
 * Nodes are not counted as they come and go; now and then a census finds the numbers that are free again. Mutable, for
 * one thread.
 */
final class Owners {
    /** How many numbers a word has. */
    static final int MOST = 1 << OWNER_BITS;

    /** Reading this many lanes one by one takes as long as reading all. */
    private static final int MANY = 8;

    private final Block block;
    private final int[] puzzles;
    /** In how many rounds each number had a lane, times lanes: about the number of nodes. */
    private final int[] work;
    /** Per word: the numbers that are free, first those that come next. */
    private final int[] free;

    private final int[] available;
    /** Per lane: the number that was read last. */
    private final short[] numbers = new short[64];
    /** Per number: how many nodes were counted. */
    private final int[] nodes = new int[MOST];

    Owners(Block block, int words) {
        this.block = block;
        this.puzzles = new int[MOST * words];
        this.work = new int[MOST * words];
        this.free = new int[MOST * words];
        this.available = new int[words];
    }

    /** Forgets all puzzles. */
    void clear() {
        Arrays.fill(available, 0);
        Arrays.fill(puzzles, -1);
        for (int i = puzzles.length - 1; i >= 0; i--) {
            free[i / MOST * MOST + available[i / MOST]++] = i % MOST;
        }
    }

    /** How many numbers are free in a word. */
    int available(int word) {
        return available[word];
    }

    /** A free number for a puzzle; there has to be one. */
    int take(int word, int puzzle) {
        int owner = free[MOST * word + --available[word]];
        puzzles[MOST * word + owner] = puzzle;
        work[MOST * word + owner] = 0;
        return owner;
    }

    /** Frees a number. */
    void release(int word, int owner) {
        puzzles[MOST * word + owner] = -1;
        free[MOST * word + available[word]++] = owner;
    }

    /** Whose number it is. */
    int puzzle(int word, int owner) {
        return puzzles[MOST * word + owner];
    }

    /**
     * Reads the numbers in some lanes, for {@link #number}.
     *
     * @param row the first row with their bits
     */
    void read(int row, int word, long lanes) {
        if (Long.bitCount(lanes) >= MANY) {
            readAll(row, word);
            return;
        }
        for (long left = lanes; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            int owner = 0;
            for (int bit = 0; bit < OWNER_BITS; bit++) {
                owner |= (int) (block.get(row + bit, word) >>> lane & 1) << bit;
            }
            numbers[lane] = (short) owner;
        }
    }

    /** Eight lanes at a time: their bits are the columns of a square, their numbers its rows. */
    private void readAll(int row, int word) {
        for (int i = 0; i < 64; i += 8) {
            long low = Bits.transpose(square(row, word, i, 0, 8));
            long high = Bits.transpose(square(row, word, i, 8, OWNER_BITS));
            for (int j = 0; j < 8; j++) {
                numbers[i + j] = (short) (low >>> 8 * j & 0xFF | (high >>> 8 * j & 0xFF) << 8);
            }
        }
    }

    private long square(int row, int word, int lane, int from, int to) {
        long square = 0;
        for (int bit = from; bit < to; bit++) {
            square |= (block.get(row + bit, word) >>> lane & 0xFF) << 8 * (bit - from);
        }
        return square;
    }

    /** The number in a lane, if that was among those read last. */
    int number(int lane) {
        return numbers[lane];
    }

    /** Begins a census of a word. */
    void startCensus() {
        Arrays.fill(nodes, 0);
    }

    /** Counts the nodes in some lanes of a word. */
    void count(int row, int word, long lanes) {
        read(row, word, lanes);
        for (long left = lanes; left != 0; left &= left - 1) {
            nodes[numbers[Long.numberOfTrailingZeros(left)]]++;
        }
    }

    /** Takes the lanes of a word counted so far as the sample for a number of rounds. */
    void addWork(int word, int rounds) {
        for (int owner = 0; owner < MOST; owner++) {
            work[MOST * word + owner] += rounds * nodes[owner];
        }
    }

    /** An owner with more nodes now or more work so far than that, else -1. */
    int findLost(int word, int mostNodes, int mostWork) {
        for (int owner = 0; owner < MOST; owner++) {
            if (nodes[owner] > mostNodes || nodes[owner] > 0 && work[MOST * word + owner] > mostWork) {
                return owner;
            }
        }
        return -1;
    }

    /** Frees the numbers without a node. */
    void endCensus(int word) {
        for (int owner = 0; owner < MOST; owner++) {
            if (nodes[owner] == 0 && puzzles[MOST * word + owner] >= 0) {
                release(word, owner);
            }
        }
    }
}
