package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.SPILLED;
import static dev.clew.core.internal.bulk.Block.TARGETS;

import java.util.ArrayList;
import java.util.List;

/**
 * Nodes that found no free lane, last in, first out. Each word has a stack of its own; words of the same height share a
 * frame as wide as the block, so that the kernels can move them together. Grows as needed and keeps what it has.
 * Mutable, for one thread.
 */
final class SpillStack {
    private static final class Frame {
        private final long[] cells;
        private final long[] lanes;
        private final int[] puzzles;

        Frame(int words) {
            cells = new long[Block.CELLS * words];
            lanes = new long[words];
            puzzles = new int[64 * words];
        }
    }

    private final Kernels kernels;
    private final int words;
    private final List<Frame> frames = new ArrayList<>();
    private final int[] heights;
    private final long[] filled;

    SpillStack(Kernels kernels) {
        this.kernels = kernels;
        this.words = kernels.words();
        this.heights = new int[words];
        this.filled = new long[words];
    }

    boolean isEmpty(int word) {
        return heights[word] == 0;
    }

    /** Saves these lanes of each word, without the line each has chosen; a word with none is left alone. */
    void push(Block block, long[] saved, int[] lanePuzzles) {
        int top = height();
        if (top == frames.size()) {
            frames.add(new Frame(words));
        }
        for (int level = top; level >= 0; level--) {
            Frame frame = frames.get(level);
            long any = 0;
            for (int word = 0; word < words; word++) {
                boolean here = saved[word] != 0 && heights[word] == level;
                block.moves[SPILLED * words + word] = here ? -1L : 0;
                any |= here ? saved[word] : 0;
            }
            if (any != 0) {
                kernels.save(block, frame.cells);
                enter(block, frame, saved, lanePuzzles);
            }
        }
    }

    private void enter(Block block, Frame frame, long[] saved, int[] lanePuzzles) {
        for (int word = 0; word < words; word++) {
            if (block.moves[SPILLED * words + word] != 0) {
                frame.lanes[word] = saved[word];
                System.arraycopy(lanePuzzles, 64 * word, frame.puzzles, 64 * word, 64);
                heights[word]++;
                saved[word] = 0;
            }
        }
    }

    /**
     * Moves saved lanes into free ones, at most one frame per word.
     *
     * @param free per word the lanes to fill; on return those that were filled
     */
    void pop(Block block, long[] free, int[] lanePuzzles) {
        int top = height();
        for (int level = top - 1; level >= 0; level--) {
            Frame frame = frames.get(level);
            long any = 0;
            for (int word = 0; word < words; word++) {
                boolean here = free[word] != 0 && heights[word] == level + 1;
                long targets = here ? match(block, frame, word, free[word], lanePuzzles) : 0;
                block.moves[TARGETS * words + word] = targets;
                any |= targets;
            }
            if (any != 0) {
                kernels.restore(block, frame.cells);
            }
        }
        for (int word = 0; word < words; word++) {
            free[word] = filled[word];
            filled[word] = 0;
            dropEmpty(word);
        }
    }

    private long match(Block block, Frame frame, int word, long free, int[] lanePuzzles) {
        int distance = Bits.bestRotation(frame.lanes[word], free);
        long targets = Long.rotateLeft(frame.lanes[word], distance) & free;
        for (long left = targets; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            lanePuzzles[64 * word + lane] = frame.puzzles[64 * word + (lane - distance & 63)];
        }
        block.moves[DISTANCE * words + word] = distance;
        frame.lanes[word] &= ~Long.rotateRight(targets, distance);
        filled[word] = targets;
        return targets;
    }

    /** Forgets the nodes of a puzzle. */
    void remove(int word, int puzzle) {
        for (int level = 0; level < heights[word]; level++) {
            Frame frame = frames.get(level);
            for (long left = frame.lanes[word]; left != 0; left &= left - 1) {
                int lane = Long.numberOfTrailingZeros(left);
                if (frame.puzzles[64 * word + lane] == puzzle) {
                    frame.lanes[word] &= ~(1L << lane);
                }
            }
        }
        dropEmpty(word);
    }

    private int height() {
        int most = 0;
        for (int height : heights) {
            most = Math.max(most, height);
        }
        return most;
    }

    private void dropEmpty(int word) {
        while (heights[word] > 0 && frames.get(heights[word] - 1).lanes[word] == 0) {
            heights[word]--;
        }
    }
}
