package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.FOUND;
import static dev.clew.core.internal.bulk.Block.OWNER;
import static dev.clew.core.internal.bulk.Block.OWNER_BITS;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.WANTED;
import static dev.clew.core.internal.bulk.Block.WANTED_OWNERS;
import static dev.clew.core.internal.bulk.Block.WANTED_ROWS;

import java.util.Arrays;

/**
 * Owners whose puzzles are decided while they still have nodes. These are forgotten together, one owner of each word at
 * a time, because a pass through the frames for one can look for one in every word. Mutable, for one thread.
 */
final class FinishedPuzzles {
    private final Kernels kernels;
    private final Block block;
    private final Owners owners;
    private final SpillFrames spilled;
    private final int words;
    /** Per word: the owners whose puzzles are finished, and how many there are. */
    private final int[] finished;

    private final int[] sizes;
    private int most;

    FinishedPuzzles(Kernels kernels, Block block, Owners owners, SpillFrames spilled) {
        this.kernels = kernels;
        this.block = block;
        this.owners = owners;
        this.spilled = spilled;
        this.words = kernels.words();
        this.finished = new int[64 * words];
        this.sizes = new int[words];
    }

    /** Says that an owner leaves; each once, and no more than there are lanes. */
    void add(int word, int owner) {
        finished[64 * word + sizes[word]++] = owner;
        most = Math.max(most, sizes[word]);
    }

    /**
     * Forgets all nodes of those who leave, and frees their numbers.
     *
     * @param active per word the lanes with a node; on return without theirs
     */
    void forget(long[] active) {
        for (int from = 0; from < most; from += WANTED_OWNERS) {
            int count = Math.min(WANTED_OWNERS, most - from);
            for (int i = 0; i < count; i++) {
                want(from, i);
            }
            for (int word = 0; word < words; word++) {
                block.set(SOURCES, word, active[word]);
            }
            kernels.find(block, OWNER, count);
            for (int word = 0; word < words; word++) {
                active[word] &= ~block.get(FOUND, word);
            }
            spilled.remove(count);
        }
        Arrays.fill(sizes, 0);
        most = 0;
    }

    private void want(int from, int i) {
        int row = WANTED + WANTED_ROWS * i;
        for (int word = 0; word < words; word++) {
            boolean leaves = from + i < sizes[word];
            block.set(row + OWNER_BITS, word, leaves ? ~0L : 0L);
            if (leaves) {
                int owner = finished[64 * word + from + i];
                for (int bit = 0; bit < OWNER_BITS; bit++) {
                    block.set(row + bit, word, -(owner >> bit & 1));
                }
                owners.release(word, owner);
            }
        }
    }
}
