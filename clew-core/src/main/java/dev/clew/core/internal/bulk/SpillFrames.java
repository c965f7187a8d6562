package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.TARGETS;

import java.util.ArrayList;
import java.util.List;

/**
 * Nodes that found no free lane, in frames as wide as the block, so that the kernels can move all words together. At most
 * one frame is written and one read per round. Grows as needed and keeps what it has. Mutable, for one thread.
 */
final class SpillFrames {
    /** Lanes to spare that make it likely that all that is saved finds a place by one rotation. */
    private static final int SLACK = 16;

    private static final class Frame {
        private final long[] lanes;
        private final int[] puzzles;

        Frame(int words) {
            lanes = new long[words];
            puzzles = new int[64 * words];
        }
    }

    private final Kernels kernels;
    private final Block block;
    private final int words;
    private final List<Frame> frames = new ArrayList<>();
    private final int[] sizes;

    SpillFrames(Kernels kernels, Block block) {
        this.kernels = kernels;
        this.block = block;
        this.words = kernels.words();
        this.sizes = new int[words];
    }

    /** How many nodes of a word wait. */
    int size(int word) {
        return sizes[word];
    }

    /**
     * Saves lanes, each without the line it has chosen.
     *
     * @param lanes per word the lanes to save; on return those that found room, at least one where there was one
     * @param lanePuzzles whose node is in each lane of the block
     */
    void push(long[] lanes, int[] lanePuzzles) {
        int index = roomyFrame(lanes);
        Frame frame = frames.get(index);
        for (int word = 0; word < words; word++) {
            long room = ~frame.lanes[word];
            int distance = lanes[word] == 0 ? 0 : Bits.bestRotation(lanes[word], room);
            long targets = Long.rotateLeft(lanes[word], distance) & room;
            for (long left = targets; left != 0; left &= left - 1) {
                int lane = Long.numberOfTrailingZeros(left);
                frame.puzzles[64 * word + lane] = lanePuzzles[64 * word + (lane - distance & 63)];
            }
            block.set(OUT_DISTANCE, word, distance);
            block.set(OUT_TARGETS, word, targets);
            frame.lanes[word] |= targets;
            sizes[word] += Long.bitCount(targets);
            lanes[word] = Long.rotateRight(targets, distance);
        }
        kernels.save(block, block.frame(index));
    }

    private int roomyFrame(long[] lanes) {
        for (int index = 0; index < frames.size(); index++) {
            if (hasRoom(frames.get(index), lanes)) {
                return index;
            }
        }
        frames.add(new Frame(words));
        return frames.size() - 1;
    }

    private boolean hasRoom(Frame frame, long[] lanes) {
        for (int word = 0; word < words; word++) {
            int needed = Long.bitCount(lanes[word]);
            if (frame.lanes[word] != 0 && Long.bitCount(frame.lanes[word]) + needed > 64 - SLACK) {
                return false;
            }
        }
        return true;
    }

    /**
     * Plans the fourth move: saved lanes go into free ones.
     *
     * @param free per word the lanes to fill; on return those that will be filled
     * @return the first row of the frame they come from, or -1 if there are none
     */
    int pop(long[] free, int[] lanePuzzles) {
        int index = fullestFrame(free);
        for (int word = 0; word < words; word++) {
            long targets = index < 0 || free[word] == 0 ? 0 : match(frames.get(index), word, free[word], lanePuzzles);
            block.set(TARGETS + 3, word, targets);
            free[word] = targets;
            sizes[word] -= Long.bitCount(targets);
        }
        return index < 0 ? -1 : block.frame(index);
    }

    private int fullestFrame(long[] free) {
        int most = 0;
        int best = -1;
        for (int index = 0; index < frames.size(); index++) {
            int movable = 0;
            for (int word = 0; word < words; word++) {
                int waiting = Long.bitCount(frames.get(index).lanes[word]);
                movable += Math.min(waiting, Long.bitCount(free[word]));
            }
            if (movable > most) {
                most = movable;
                best = index;
            }
        }
        return best;
    }

    private long match(Frame frame, int word, long free, int[] lanePuzzles) {
        int distance = Bits.bestRotation(frame.lanes[word], free);
        long targets = Long.rotateLeft(frame.lanes[word], distance) & free;
        for (long left = targets; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            lanePuzzles[64 * word + lane] = frame.puzzles[64 * word + (lane - distance & 63)];
        }
        block.set(DISTANCE + 3, word, distance);
        frame.lanes[word] &= ~Long.rotateRight(targets, distance);
        return targets;
    }

    /** Forgets the nodes of a puzzle. */
    void remove(int word, int puzzle) {
        if (sizes[word] == 0) {
            return;
        }
        for (int index = 0; index < frames.size(); index++) {
            Frame frame = frames.get(index);
            for (long left = frame.lanes[word]; left != 0; left &= left - 1) {
                int lane = Long.numberOfTrailingZeros(left);
                if (frame.puzzles[64 * word + lane] == puzzle) {
                    frame.lanes[word] &= ~(1L << lane);
                    sizes[word]--;
                }
            }
        }
    }
}
