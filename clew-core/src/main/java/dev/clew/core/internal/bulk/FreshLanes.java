package dev.clew.core.internal.bulk;

/**
 * Puzzles that wait for a free lane, up to 64 per word, with their values in four bit planes per cell. Filled by
 * transposing many puzzles at once, which is only cheap for many. Mutable, for one thread.
 */
final class FreshLanes {
    /** No puzzle with fewer clues has one solution; what few clues have is found faster one at a time. */
    private static final int FEWEST_CLUES = 17;
    /** Whole longs of 16 nibbles; cell 80 is left over. */
    private static final int LONGS = 5;

    private static final int REFILL_BELOW = 20;

    private final int words;
    private final long[] planes;
    private final long[] waiting;
    private final int[] puzzles;
    private final long[] lanes = new long[64 * (LONGS + 1)];
    private final ScalarSolver scalar;
    private Batch batch = new Batch();
    private int next;
    private int end;

    FreshLanes(Block block, int words, ScalarSolver scalar) {
        this.words = words;
        this.planes = block.fresh;
        this.waiting = new long[words];
        this.puzzles = new int[64 * words];
        this.scalar = scalar;
    }

    void start(Batch newBatch, int from, int to) {
        batch = newBatch;
        next = from;
        end = to;
    }

    /** The lanes of a word that hold a puzzle; takes more from the batch when they run low. */
    long waiting(int word) {
        if (next < end && Long.bitCount(waiting[word]) < REFILL_BELOW) {
            refill(word);
        }
        return waiting[word];
    }

    /** Whether every puzzle of the batch has left. */
    boolean isEmpty() {
        long any = 0;
        for (long word : waiting) {
            any |= word;
        }
        return any == 0 && next == end;
    }

    int puzzle(int word, int lane) {
        return puzzles[64 * word + lane];
    }

    void remove(int word, long taken) {
        waiting[word] &= ~taken;
    }

    private void refill(int word) {
        long kept = waiting[word];
        for (int lane = 0; lane < 64; lane++) {
            if ((kept >>> lane & 1) != 0 || !takeOne(lane)) {
                for (int i = 0; i <= LONGS; i++) {
                    lanes[64 * i + lane] = 0;
                }
            } else {
                waiting[word] |= 1L << lane;
                puzzles[64 * word + lane] = next - 1;
            }
        }
        for (int i = 0; i < LONGS; i++) {
            Bits.transpose(lanes, 64 * i);
            for (int j = 64 * i; j < 64 * i + 64; j++) {
                int plane = j * words + word;
                planes[plane] = planes[plane] & kept | lanes[j];
            }
        }
        for (int bit = 0; bit < 4; bit++) {
            long row = 0;
            for (int lane = 0; lane < 64; lane++) {
                row |= (lanes[64 * LONGS + lane] >>> bit & 1) << lane;
            }
            int plane = (64 * LONGS + bit) * words + word;
            planes[plane] = planes[plane] & kept | row;
        }
    }

    /** Packs the next puzzle that has enough clues; those before it are solved on the spot. */
    private boolean takeOne(int lane) {
        while (next < end) {
            byte[] input = batch.input();
            int from = batch.start(next);
            int clues = 0;
            for (int i = 0; i < LONGS; i++) {
                long low = Bits.packNibbles((long) Bits.LONGS.get(input, from + 16 * i));
                long high = Bits.packNibbles((long) Bits.LONGS.get(input, from + 16 * i + 8));
                lanes[64 * i + lane] = low | high << 32;
                clues += Bits.countValues(low | high << 32);
            }
            lanes[64 * LONGS + lane] = input[from + 80] & 15;
            clues += Bits.countValues(input[from + 80] & 15);
            next++;
            if (clues >= FEWEST_CLUES) {
                return true;
            }
            scalar.solve(batch, next - 1);
        }
        return false;
    }
}
