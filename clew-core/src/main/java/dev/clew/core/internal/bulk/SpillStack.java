package dev.clew.core.internal.bulk;

import java.util.Arrays;

/**
 * Nodes of one word that found no free lane: whole words, last in, first out. Grows as needed and keeps what it has.
 * Mutable, for one thread.
 */
final class SpillStack {
    private static final int FRAME = Block.CELLS;

    private final int words;
    private final int word;
    private long[] cells = new long[0];
    private long[] lanes = new long[0];
    private int[] puzzles = new int[0];
    private int depth;

    SpillStack(int words, int word) {
        this.words = words;
        this.word = word;
    }

    boolean isEmpty() {
        return depth == 0;
    }

    /** Saves these lanes, each without the line it has chosen. */
    void push(Block block, long saved, int[] lanePuzzles) {
        grow();
        int to = depth * FRAME;
        for (int box = 0; box < 9; box++) {
            long inBand = split(block, Block.UNIT + box / 3) & split(block, Block.BOX + box % 3);
            long inStack = split(block, Block.UNIT + 3 + box % 3) & split(block, Block.BOX + box / 3);
            for (int k = 0; k < 9; k++) {
                long line = inBand & split(block, Block.LINE + k / 3) | inStack & split(block, Block.LINE + k % 3);
                for (int digit = 0; digit < 9; digit++) {
                    int row = 81 * box + 9 * digit + k;
                    long lost = line & split(block, Block.DIGIT + digit);
                    cells[to + row] = block.cells[row * words + word] & ~lost;
                }
            }
        }
        lanes[depth] = saved;
        System.arraycopy(lanePuzzles, 64 * word, puzzles, 64 * depth, 64);
        depth++;
    }

    private long split(Block block, int row) {
        return block.split[row * words + word];
    }

    private void grow() {
        if (depth == lanes.length) {
            int more = Math.max(2, 2 * depth);
            cells = Arrays.copyOf(cells, more * FRAME);
            lanes = Arrays.copyOf(lanes, more);
            puzzles = Arrays.copyOf(puzzles, 64 * more);
        }
    }

    /** Moves saved lanes into free ones; returns the lanes written. */
    long pop(Block block, long free, int[] lanePuzzles) {
        int top = depth - 1;
        int distance = Bits.bestRotation(lanes[top], free);
        long targets = Long.rotateLeft(lanes[top], distance) & free;
        for (int row = 0; row < FRAME; row++) {
            int to = row * words + word;
            block.cells[to] =
                    block.cells[to] & ~targets | Long.rotateLeft(cells[top * FRAME + row], distance) & targets;
        }
        for (long left = targets; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            lanePuzzles[64 * word + lane] = puzzles[64 * top + (lane - distance & 63)];
        }
        lanes[top] &= ~Long.rotateRight(targets, distance);
        dropEmpty();
        return targets;
    }

    /** Forgets the nodes of a puzzle. */
    void remove(int puzzle) {
        for (int frame = 0; frame < depth; frame++) {
            for (long left = lanes[frame]; left != 0; left &= left - 1) {
                int lane = Long.numberOfTrailingZeros(left);
                if (puzzles[64 * frame + lane] == puzzle) {
                    lanes[frame] &= ~(1L << lane);
                }
            }
        }
        dropEmpty();
    }

    private void dropEmpty() {
        while (depth > 0 && lanes[depth - 1] == 0) {
            depth--;
        }
    }
}
