package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.DONE;
import static dev.clew.core.internal.bulk.Block.PLANES;

/**
 * Solutions on their way out, up to 64 per word, in four bit planes per cell. Written by transposing many at once, which
 * is only cheap for many. Mutable, for one thread.
 */
final class DoneLanes {
    private static final int LONGS = 5;
    private static final int FLUSH_ABOVE = 40;

    private final Kernels kernels;
    private final Block block;
    private final int words;
    private final long[] filled;
    private final int[] puzzles;
    private Batch batch = new Batch();

    DoneLanes(Kernels kernels, Block block) {
        this.kernels = kernels;
        this.block = block;
        this.words = kernels.words();
        this.filled = new long[words];
        this.puzzles = new int[64 * words];
    }

    void start(Batch newBatch) {
        batch = newBatch;
    }

    /** Makes room where there is little. */
    void makeRoom() {
        for (int word = 0; word < words; word++) {
            if (Long.bitCount(filled[word]) > FLUSH_ABOVE) {
                flush();
            }
        }
    }

    /** The lanes of a word that can take a solution. */
    long free(int word) {
        return ~filled[word];
    }

    void put(int word, int lane, int puzzle) {
        filled[word] |= 1L << lane;
        puzzles[64 * word + lane] = puzzle;
    }

    /** Writes everything that waits. */
    void flush() {
        for (int i = 0; i < PLANES; i += 64) {
            kernels.transpose(block, DONE + i);
        }
        for (int word = 0; word < words; word++) {
            for (long left = filled[word]; left != 0; left &= left - 1) {
                write(word, Long.numberOfTrailingZeros(left));
            }
            filled[word] = 0;
        }
    }

    private void write(int word, int lane) {
        byte[] output = batch.output();
        long[] memory = block.memory();
        int at = block.index(DONE + lane, word);
        int from = batch.outputStart(puzzles[64 * word + lane]);
        long zeros = batch.zero() * 0x0101_0101_0101_0101L;
        for (int i = 0; i < LONGS; i++) {
            long nibbles = memory[at + 64 * i * words];
            LongBytes.BEST.put(output, from + 16 * i, (nibbles & Bits.LOW_NIBBLES) + zeros);
            LongBytes.BEST.put(output, from + 16 * i + 8, (nibbles >>> 4 & Bits.LOW_NIBBLES) + zeros);
        }
        output[from + 80] = (byte) ((memory[at + 64 * LONGS * words] & 15) + batch.zero());
    }
}
