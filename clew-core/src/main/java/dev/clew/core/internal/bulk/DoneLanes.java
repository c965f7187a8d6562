package dev.clew.core.internal.bulk;

/**
 * Solutions on their way out, up to 64 per word, in four bit planes per cell. Written by transposing many at once, which
 * is only cheap for many. Mutable, for one thread.
 */
final class DoneLanes {
    private static final int LONGS = 5;
    private static final int FLUSH_ABOVE = 40;

    private final int words;
    private final long[] planes;
    private final long[] filled;
    private final int[] puzzles;
    private final long[] lanes = new long[64 * (LONGS + 1)];
    private Batch batch = new Batch();

    DoneLanes(Block block, int words) {
        this.words = words;
        this.planes = block.done;
        this.filled = new long[words];
        this.puzzles = new int[64 * words];
    }

    void start(Batch newBatch) {
        batch = newBatch;
    }

    /** The lanes of a word that can take a solution; there are always some. */
    long free(int word) {
        if (Long.bitCount(filled[word]) > FLUSH_ABOVE) {
            flush(word);
        }
        return ~filled[word];
    }

    void put(int word, int lane, int puzzle) {
        filled[word] |= 1L << lane;
        puzzles[64 * word + lane] = puzzle;
    }

    /** Writes everything that waits. */
    void flush() {
        for (int word = 0; word < words; word++) {
            if (filled[word] != 0) {
                flush(word);
            }
        }
    }

    private void flush(int word) {
        for (int i = 0; i < 64 * LONGS; i++) {
            lanes[i] = planes[i * words + word];
        }
        for (int i = 0; i < LONGS; i++) {
            Bits.transpose(lanes, 64 * i);
        }
        for (long left = filled[word]; left != 0; left &= left - 1) {
            write(word, Long.numberOfTrailingZeros(left));
        }
        filled[word] = 0;
    }

    private void write(int word, int lane) {
        byte[] output = batch.output();
        int from = batch.outputStart(puzzles[64 * word + lane]);
        long zeros = batch.zero() * 0x0101_0101_0101_0101L;
        for (int i = 0; i < LONGS; i++) {
            long nibbles = lanes[64 * i + lane];
            Bits.LONGS.set(output, from + 16 * i, Bits.unpackNibbles(nibbles) + zeros);
            Bits.LONGS.set(output, from + 16 * i + 8, Bits.unpackNibbles(nibbles >>> 32) + zeros);
        }
        int last = 0;
        for (int bit = 0; bit < 4; bit++) {
            last |= (int) (planes[(64 * LONGS + bit) * words + word] >>> lane & 1) << bit;
        }
        output[from + 80] = (byte) (last + batch.zero());
    }
}
