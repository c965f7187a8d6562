package dev.clew.core.internal.classic9;

import java.util.Random;

/** Makes puzzles of every kind from a seed: minimal, with several solutions, with none, with few clues. */
public final class RandomPuzzles {
    private final Random random;
    private final Referee referee = new Referee();

    /** The same seed makes the same puzzles. */
    public RandomPuzzles(long seed) {
        this.random = new Random(seed);
    }

    /** A full grid. */
    public byte[] grid() {
        byte[] grid = new byte[81];
        int[] order = random.ints(0, 81).distinct().limit(81).toArray();
        // Few random clues rarely clash, and what the referee makes of them is shuffled once more.
        do {
            java.util.Arrays.fill(grid, (byte) 0);
            for (int i = 0; i < 12; i++) {
                grid[order[random.nextInt(81)]] = (byte) (1 + random.nextInt(9));
            }
        } while (referee.count(grid, 0, 1) == 0);
        return image(referee.first());
    }

    /** A puzzle with one solution from which no clue can go. */
    public byte[] minimal() {
        byte[] puzzle = grid();
        for (int cell : random.ints(0, 81).distinct().limit(81).toArray()) {
            byte value = puzzle[cell];
            puzzle[cell] = 0;
            if (referee.count(puzzle, 0, 2) != 1) {
                puzzle[cell] = value;
            }
        }
        return puzzle;
    }

    /** The same puzzle with digits, rows, columns, bands and stacks shuffled, perhaps turned over its diagonal. */
    public byte[] image(byte[] puzzle) {
        return Symmetry.random(random).image(puzzle);
    }

    /** A relative of a puzzle: as it is, with clues taken away, changed, or added at random. */
    public byte[] mutant(byte[] puzzle) {
        byte[] mutant = image(puzzle);
        int kind = random.nextInt(8);
        int changes = 1 + random.nextInt(kind == 7 ? 15 : 3);
        for (int i = 0; i < changes && kind >= 2; i++) {
            int cell = random.nextInt(81);
            boolean clue = mutant[cell] != 0;
            if (kind == 2 || kind == 3 || kind == 7) {
                mutant[cell] = 0;
            } else if (kind == 4 ? clue : kind != 5 || !clue) {
                mutant[cell] = (byte) (1 + random.nextInt(9));
            }
        }
        return mutant;
    }
}
