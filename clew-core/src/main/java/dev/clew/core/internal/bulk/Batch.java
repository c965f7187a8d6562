package dev.clew.core.internal.bulk;

import java.util.Arrays;

/**
 * Puzzles to solve in one go, and room for the results. Mutable, for one thread; made to be used again and again.
 *
 * <p>A puzzle is 81 bytes of {@code input}, values 0..9 or characters where everything but 1..9 is blank. Puzzle i
 * leaves in {@code counts[i]} how many solutions it has (2 means several), and if it is one, the solution's 81 values,
 * each added to {@code zero}, from {@code output[i * stride]} on.
 */
public final class Batch {
    private byte[] input = new byte[0];
    private int[] starts = new int[0];
    private int size;
    private byte[] output = new byte[0];
    private int stride;
    private byte zero;
    private byte[] counts = new byte[0];

    /** Takes puzzles from these places of the input. */
    public Batch from(byte[] newInput, int[] newStarts, int newSize) {
        input = newInput;
        starts = newStarts;
        size = newSize;
        if (counts.length < size) {
            counts = new byte[size];
        }
        Arrays.fill(counts, 0, size, (byte) 0);
        return this;
    }

    /** Puts solutions there, 81 bytes each, one every {@code newStride} bytes, as values above {@code newZero}. */
    public Batch into(byte[] newOutput, int newStride, char newZero) {
        output = newOutput;
        stride = newStride;
        zero = (byte) newZero;
        return this;
    }

    /** How many puzzles there are. */
    public int size() {
        return size;
    }

    /** How many solutions a puzzle has: 0, 1, or 2 for several. */
    public int count(int puzzle) {
        return counts[puzzle];
    }

    void setCount(int puzzle, int count) {
        counts[puzzle] = (byte) count;
    }

    byte[] input() {
        return input;
    }

    int start(int puzzle) {
        return starts[puzzle];
    }

    byte[] output() {
        return output;
    }

    int outputStart(int puzzle) {
        return puzzle * stride;
    }

    byte zero() {
        return zero;
    }
}
