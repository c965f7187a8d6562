package dev.clew.cli.canon;

import dev.clew.core.Puzzle;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Short keys for puzzles: two have the same key exactly if they are the same puzzle, so that no hash can make one of two.
 *
 * <pre>
 * classic 9×9:   number of clues, 1 byte
 *                which cells they are in, 81 bits in 11 bytes (left out for full grids)
 *                their digits, five in two bytes, since 9⁵ = 59,049 fits
 * other shapes:  255, then the name of the shape and the puzzle as text
 * </pre>
 *
 * A classic puzzle of 25 clues takes 22 bytes, a full grid 35.
 */
final class PuzzleKey {
    private static final int OTHER_SHAPE = 255;
    private static final int CELLS = 81;
    private static final int DIGITS_IN_TWO_BYTES = 5;

    private PuzzleKey() {}

    /** The key of a classic puzzle: 81 values, 0 for a blank. */
    static byte[] ofClassic(int[] values) {
        int clues = 0;
        for (int value : values) {
            clues += value == 0 ? 0 : 1;
        }
        int maskBytes = clues == CELLS ? 0 : (CELLS + 7) / 8;
        byte[] key = new byte[1 + maskBytes + 2 * ((clues + DIGITS_IN_TWO_BYTES - 1) / DIGITS_IN_TWO_BYTES)];
        key[0] = (byte) clues;
        if (maskBytes > 0) {
            writeMask(values, key);
        }
        writeDigits(values, key, 1 + maskBytes);
        return key;
    }

    private static void writeMask(int[] values, byte[] key) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (values[cell] != 0) {
                key[1 + cell / 8] |= (byte) (1 << cell % 8);
            }
        }
    }

    private static void writeDigits(int[] values, byte[] key, int from) {
        int at = from;
        int packed = 0;
        int count = 0;
        for (int value : values) {
            if (value != 0) {
                packed = 9 * packed + value - 1;
                count++;
            }
            if (count == DIGITS_IN_TWO_BYTES) {
                at = write(packed, key, at);
                packed = 0;
                count = 0;
            }
        }
        if (count > 0) {
            write(packed, key, at);
        }
    }

    private static int write(int packed, byte[] key, int at) {
        key[at] = (byte) (packed >> 8);
        key[at + 1] = (byte) packed;
        return at + 2;
    }

    /** The key of a puzzle as it is. */
    static byte[] ofAnyShape(Puzzle puzzle) {
        ByteArrayOutputStream key = new ByteArrayOutputStream();
        key.write(OTHER_SHAPE);
        key.writeBytes((puzzle.shape().name() + " " + puzzle).getBytes(StandardCharsets.UTF_8));
        return key.toByteArray();
    }
}
