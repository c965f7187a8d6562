package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.KEEP;
import static dev.clew.core.internal.bulk.Block.LOSE;
import static dev.clew.core.internal.bulk.Block.ROOM;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.TARGETS;

/**
 * Splits stalled nodes in two: one half stays in its lane, the other moves to a free lane of the word, or to {@link
 * SpillFrames} if there is none. Mutable, for one thread.
 */
final class Forks {
    /** A spill costs a third of a pass; leaving this many stalled lanes waiting for a round of passes costs more. */
    private static final int SPILL_FROM = 6;

    private final Kernels kernels;
    private final Block block;
    private final SpillFrames spilled;
    private final int words;
    private final long[] selected;
    private long guesses;

    Forks(Kernels kernels, Block block, SpillFrames spilled) {
        this.kernels = kernels;
        this.block = block;
        this.spilled = spilled;
        this.words = kernels.words();
        this.selected = new long[words];
    }

    /**
     * Plans the first two moves of the next arrangement. Where all nodes of a word are stalled, some are sure to split.
     *
     * @param active per word the lanes with a node; on return those as well that will have one
     * @param stalled per word the lanes to split; on return those that have to wait
     */
    void plan(long[] active, long[] stalled) {
        long any = 0;
        for (int word = 0; word < words; word++) {
            block.set(KEEP, word, 0);
            block.set(LOSE, word, 0);
            any |= stalled[word];
        }
        if (any != 0) {
            kernels.choose(block);
        }
        planMove(0, active, stalled);
        planMove(1, active, stalled);
        boolean spills = false;
        for (int word = 0; word < words; word++) {
            int left = Long.bitCount(stalled[word]);
            spills |= left >= SPILL_FROM || left > 0 && active[word] == stalled[word];
        }
        if (spills) {
            spill(stalled);
        }
    }

    /** As many stalled lanes as one turn of their word allows fork into free ones. */
    private void planMove(int move, long[] active, long[] stalled) {
        for (int word = 0; word < words; word++) {
            block.set(SOURCES, word, stalled[word]);
            block.set(ROOM, word, ~active[word]);
        }
        kernels.match(block, DISTANCE + move, TARGETS + move);
        for (int word = 0; word < words; word++) {
            long targets = block.get(TARGETS + move, word);
            long forked = Long.rotateRight(targets, (int) block.get(DISTANCE + move, word));
            block.set(KEEP, word, block.get(KEEP, word) | targets);
            block.set(LOSE, word, block.get(LOSE, word) | forked);
            active[word] |= targets;
            stalled[word] &= ~forked;
            guesses += Long.bitCount(forked);
        }
    }

    /** What is spilled is the half without the line chosen; the lane continues with the other. */
    private void spill(long[] stalled) {
        System.arraycopy(stalled, 0, selected, 0, words);
        spilled.push(selected);
        for (int word = 0; word < words; word++) {
            block.set(KEEP, word, block.get(KEEP, word) | selected[word]);
            stalled[word] &= ~selected[word];
            guesses += Long.bitCount(selected[word]);
        }
    }

    /** How many nodes were split. */
    long guesses() {
        return guesses;
    }
}
