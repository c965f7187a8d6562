package dev.clew.core.internal.classic9;

import java.util.Random;

/** A way to shuffle a grid that keeps it a puzzle of the same kind: digits, rows, columns, bands, stacks, diagonal. */
record Symmetry(int[] rows, int[] columns, int[] digits, boolean turned) {
    static Symmetry random(Random random) {
        return new Symmetry(lines(random), lines(random), order(random, 9), random.nextBoolean());
    }

    private static int[] lines(Random random) {
        int[] bands = order(random, 3);
        int[] lines = new int[9];
        for (int band = 0; band < 3; band++) {
            int[] within = order(random, 3);
            for (int i = 0; i < 3; i++) {
                lines[3 * band + i] = 3 * bands[band] + within[i];
            }
        }
        return lines;
    }

    private static int[] order(Random random, int size) {
        return random.ints(0, size).distinct().limit(size).toArray();
    }

    /** The image of 81 values, 0 for blank. */
    byte[] image(byte[] values) {
        byte[] image = new byte[81];
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            byte value = values[turned ? 9 * column + row : 9 * row + column];
            image[cell] = value == 0 ? 0 : (byte) (1 + digits[value - 1]);
        }
        return image;
    }
}
