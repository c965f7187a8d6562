package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.CANDIDATES;
import static dev.clew.core.internal.bulk.Block.CLUES;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.FRESH;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.PLANES;
import static dev.clew.core.internal.bulk.Block.ROOM;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.STAGED;
import static dev.clew.core.internal.bulk.Block.TARGETS;

/**
 * Puzzles that wait for a free lane, up to 64 per word. Filled by transposing many puzzles at once, which is only cheap for
 * many. Mutable, for one thread.
 */
final class FreshLanes {
    /** Whole longs of 16 nibbles; cell 80 is left over. */
    private static final int LONGS = 5;

    private static final int REFILL_BELOW = 20;

    private final Kernels kernels;
    private final Block block;
    private final int words;
    private final long[] waiting;
    private final Owners owners;
    private final ScalarSolver scalar;
    private Batch batch = new Batch();
    private int next;
    private int end;

    FreshLanes(Kernels kernels, Block block, Owners owners, ScalarSolver scalar) {
        this.kernels = kernels;
        this.block = block;
        this.words = kernels.words();
        this.waiting = new long[words];
        this.owners = owners;
        this.scalar = scalar;
    }

    void start(Batch newBatch, int from, int to) {
        batch = newBatch;
        next = from;
        end = to;
    }

    /** Whether every puzzle of the batch has left. */
    boolean isEmpty() {
        long any = 0;
        for (long word : waiting) {
            any |= word;
        }
        return any == 0 && next == end;
    }

    /**
     * Plans the third move of the next arrangement: puzzles go into free lanes.
     *
     * @param free per word the lanes to fill; on return those that will be filled
     * @return whether there are any
     */
    boolean pop(long[] free) {
        for (int word = 0; word < words && next < end; word++) {
            if (free[word] != 0 && Long.bitCount(waiting[word]) < REFILL_BELOW && owners.available(word) > 0) {
                refill();
            }
        }
        for (int word = 0; word < words; word++) {
            block.set(SOURCES, word, waiting[word]);
            block.set(ROOM, word, free[word]);
        }
        kernels.match(block, DISTANCE + 2, TARGETS + 2);
        long any = 0;
        for (int word = 0; word < words; word++) {
            free[word] = block.get(TARGETS + 2, word);
            waiting[word] &= ~Long.rotateRight(free[word], (int) block.get(DISTANCE + 2, word));
            any |= free[word];
        }
        return any != 0;
    }

    /** Counts the puzzles that wait in a word. */
    void count(int word) {
        owners.count(FRESH + CANDIDATES, word, waiting[word]);
    }

    private void refill() {
        for (int word = 0; word < words; word++) {
            long taken = 0;
            int room = Math.min(owners.available(word), end - next);
            for (long left = ~waiting[word]; left != 0 && room > 0; left &= left - 1) {
                pack(word, Long.numberOfTrailingZeros(left), batch.start(next), owners.take(word, next));
                taken |= left & -left;
                next++;
                room--;
            }
            waiting[word] |= taken;
            block.set(OUT_TARGETS, word, taken);
            for (int i = 0; i < 6; i++) {
                block.set(CLUES + i, word, 0);
            }
        }
        for (int i = 0; i < PLANES; i += 64) {
            kernels.transpose(block, STAGED + i);
        }
        kernels.expand(block);
        for (int word = 0; word < words; word++) {
            solveFew(word, block.get(OUT_TARGETS, word) & few(word));
        }
    }

    /** The owner's number is in the bits after the last cell. */
    private void pack(int word, int lane, int from, int owner) {
        byte[] input = batch.input();
        long[] memory = block.memory();
        int at = block.index(STAGED + lane, word);
        for (int i = 0; i < LONGS; i++) {
            long low = LongBytes.BEST.get(input, from + 16 * i) & Bits.LOW_NIBBLES;
            long high = LongBytes.BEST.get(input, from + 16 * i + 8) & Bits.LOW_NIBBLES;
            memory[at + 64 * i * words] = low | high << 4;
        }
        memory[at + 64 * LONGS * words] = input[from + 80] & 15 | owner << 4;
    }

    /** The lanes with fewer than seventeen clues: seventeen is sixteen and something. */
    private long few(int word) {
        long some = 0;
        for (int i = 0; i < 4; i++) {
            some |= block.get(CLUES + i, word);
        }
        return ~(block.get(CLUES + 5, word) | block.get(CLUES + 4, word) & some);
    }

    /** No puzzle with so few clues has one solution, and what it has is found faster one at a time. */
    private void solveFew(int word, long lanes) {
        waiting[word] &= ~lanes;
        owners.read(FRESH + CANDIDATES, word, lanes);
        for (long left = lanes; left != 0; left &= left - 1) {
            int owner = owners.number(Long.numberOfTrailingZeros(left));
            scalar.solve(batch, owners.puzzle(word, owner));
            owners.release(word, owner);
        }
    }
}
