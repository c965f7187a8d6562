package dev.clew.core.format.text;

import dev.clew.core.Alphabet;
import dev.clew.core.Puzzle;
import java.util.List;

/**
 * Which alphabet a grid is written with, by the characters that it contains. Where several are possible, the one from 1
 * is taken, and a warning says so. Up to nine values there is only this one.
 *
 * @param alphabet the alphabet
 * @param warnings remarks on the choice
 */
public record AlphabetChoice(Alphabet alphabet, List<String> warnings) {
    private static final AlphabetChoice USUAL = new AlphabetChoice(Alphabet.FROM_ONE, List.of());
    private static final int LARGEST_FIGURE = 9;

    /** The choice for the cells of a grid, one character each. */
    static AlphabetChoice of(CharSequence cells, int size) {
        return size <= LARGEST_FIGURE || size > Puzzle.MAX_CHARACTER_VALUE ? USUAL : new Census(cells, size).choice();
    }

    /** The value of a cell's character; 0 for a blank, -1 for what is neither. */
    int value(char c) {
        int value = alphabet.value(c);
        return value > 0 ? value : Symbols.isBlank(c) ? 0 : alphabet == Alphabet.FROM_ONE ? Symbols.value(c) : -1;
    }

    /** What the cells contain. */
    private static final class Census {
        private final int size;
        private final int cells;
        /** How often each figure and letter occurs, by its value in base 36. */
        private final int[] counts = new int[36];

        private int blanks;
        private boolean strange;

        Census(CharSequence cells, int size) {
            this.size = size;
            this.cells = cells.length();
            for (int i = 0; i < cells.length(); i++) {
                int digit = cells.charAt(i) < 128 ? Character.digit(cells.charAt(i), 36) : -1;
                if (digit >= 0) {
                    counts[digit]++;
                } else if (Symbols.isBlank(cells.charAt(i))) {
                    blanks++;
                } else {
                    strange = true;
                }
            }
        }

        AlphabetChoice choice() {
            if (strange || none(1, counts.length)) {
                return USUAL;
            }
            boolean one = none(size + 1, counts.length) && (counts[0] == 0 || blanks == 0);
            boolean zero = none(size, counts.length) && (blanks > 0 || isFull());
            boolean letters = Alphabet.LETTERS.has(size)
                    && none(1, 10)
                    && none(10 + size, counts.length)
                    && (counts[0] == 0 || blanks == 0);
            if (zero && (!one || isFull())) {
                return new AlphabetChoice(Alphabet.FROM_ZERO, List.of());
            }
            if (letters && !one) {
                return new AlphabetChoice(Alphabet.LETTERS, List.of());
            }
            return one && (zero || letters) ? unsure(zero, letters) : USUAL;
        }

        private AlphabetChoice unsure(boolean zero, boolean letters) {
            String taken = Alphabet.FROM_ONE.range(size);
            String others = (zero ? " and " + Alphabet.FROM_ZERO.range(size) : "")
                    + (letters ? " and " + Alphabet.LETTERS.range(size) : "");
            return new AlphabetChoice(
                    Alphabet.FROM_ONE, List.of("its symbols fit " + taken + others + "; they are read as " + taken));
        }

        private boolean none(int from, int to) {
            for (int digit = from; digit < to; digit++) {
                if (counts[digit] > 0) {
                    return false;
                }
            }
            return true;
        }

        /** Whether every value from 0 on occurs as often as in a solution. */
        private boolean isFull() {
            boolean full = cells == size * size;
            for (int digit = 0; digit < size; digit++) {
                full &= counts[digit] == size;
            }
            return full;
        }
    }
}
