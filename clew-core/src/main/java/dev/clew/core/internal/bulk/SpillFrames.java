package dev.clew.core.internal.bulk;

import static dev.clew.core.internal.bulk.Block.CANDIDATES;
import static dev.clew.core.internal.bulk.Block.DISTANCE;
import static dev.clew.core.internal.bulk.Block.FOUND;
import static dev.clew.core.internal.bulk.Block.OUT_DISTANCE;
import static dev.clew.core.internal.bulk.Block.OUT_TARGETS;
import static dev.clew.core.internal.bulk.Block.ROOM;
import static dev.clew.core.internal.bulk.Block.SOURCES;
import static dev.clew.core.internal.bulk.Block.TARGETS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Nodes that found no free lane, in frames as wide as the block, so that the kernels can move all words together. At most
 * one frame is written and one read per round. Grows as needed and keeps what it has. Mutable, for one thread.
 */
final class SpillFrames {
    /** Lanes to spare that make it likely that all that is saved finds a place by one rotation. */
    private static final int SLACK = 16;

    private final Kernels kernels;
    private final Block block;
    private final Owners owners;
    private final int words;
    /** Per frame and word: the lanes in use. */
    private final List<long[]> frames = new ArrayList<>();

    private final int[] sizes;

    SpillFrames(Kernels kernels, Block block, Owners owners) {
        this.kernels = kernels;
        this.block = block;
        this.owners = owners;
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
     */
    void push(long[] lanes) {
        int index = roomyFrame(lanes);
        long[] frame = frames.get(index);
        for (int word = 0; word < words; word++) {
            block.set(SOURCES, word, lanes[word]);
            block.set(ROOM, word, ~frame[word]);
        }
        kernels.match(block, OUT_DISTANCE, OUT_TARGETS);
        for (int word = 0; word < words; word++) {
            long targets = block.get(OUT_TARGETS, word);
            frame[word] |= targets;
            sizes[word] += Long.bitCount(targets);
            lanes[word] = Long.rotateRight(targets, (int) block.get(OUT_DISTANCE, word));
        }
        kernels.save(block, block.frame(index));
    }

    private int roomyFrame(long[] lanes) {
        for (int index = 0; index < frames.size(); index++) {
            if (hasRoom(frames.get(index), lanes)) {
                return index;
            }
        }
        frames.add(new long[words]);
        return frames.size() - 1;
    }

    private boolean hasRoom(long[] frame, long[] lanes) {
        for (int word = 0; word < words; word++) {
            int needed = Long.bitCount(lanes[word]);
            if (frame[word] != 0 && Long.bitCount(frame[word]) + needed > 64 - SLACK) {
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
    int pop(long[] free) {
        int index = fullestFrame(free);
        if (index < 0) {
            Arrays.fill(free, 0);
            return -1;
        }
        long[] frame = frames.get(index);
        for (int word = 0; word < words; word++) {
            block.set(SOURCES, word, frame[word]);
            block.set(ROOM, word, free[word]);
        }
        kernels.match(block, DISTANCE + 3, TARGETS + 3);
        for (int word = 0; word < words; word++) {
            free[word] = block.get(TARGETS + 3, word);
            frame[word] &= ~Long.rotateRight(free[word], (int) block.get(DISTANCE + 3, word));
            sizes[word] -= Long.bitCount(free[word]);
        }
        return block.frame(index);
    }

    private int fullestFrame(long[] free) {
        int most = 0;
        int best = -1;
        for (int index = 0; index < frames.size(); index++) {
            int movable = 0;
            for (int word = 0; word < words; word++) {
                int waiting = Long.bitCount(frames.get(index)[word]);
                movable += Math.min(waiting, Long.bitCount(free[word]));
            }
            if (movable > most) {
                most = movable;
                best = index;
            }
        }
        return best;
    }

    /** Counts the nodes that wait in a word. */
    void count(int word) {
        for (int index = 0; index < frames.size() && sizes[word] > 0; index++) {
            owners.count(block.frame(index) + CANDIDATES, word, frames.get(index)[word]);
        }
    }

    /**
     * Forgets the nodes of the owners in {@link Block#WANTED}.
     *
     * @param count how many there are in a word at most
     */
    void remove(int count) {
        for (int index = 0; index < frames.size(); index++) {
            long[] frame = frames.get(index);
            long any = 0;
            for (int word = 0; word < words; word++) {
                block.set(SOURCES, word, frame[word]);
                any |= frame[word];
            }
            if (any != 0) {
                kernels.find(block, block.frame(index) + CANDIDATES, count);
                for (int word = 0; word < words; word++) {
                    long found = block.get(FOUND, word);
                    frame[word] &= ~found;
                    sizes[word] -= Long.bitCount(found);
                }
            }
        }
    }
}
