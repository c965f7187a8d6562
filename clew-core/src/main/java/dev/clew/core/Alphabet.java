package dev.clew.core;

/**
 * The characters that a puzzle of up to {@value Puzzle#MAX_CHARACTER_VALUE} values is written with.
 *
 * @since 0.2.0
 */
public enum Alphabet {
    /** From 1, and A for 10: the default when writing. */
    FROM_ONE("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1–9"),
    /** From 0, as in hexadecimal: 0 is the first value, and another character the blank. */
    FROM_ZERO("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0–9"),
    /** From A. */
    LETTERS("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "");

    private final String characters;
    private final String figures;

    Alphabet(String characters, String figures) {
        this.characters = characters;
        this.figures = figures;
    }

    /** Whether it has characters for that many values. */
    public boolean has(int values) {
        return values <= characters.length();
    }

    /** The character of a value, {@code .} for 0. */
    public char character(int value) {
        return value == 0 ? '.' : characters.charAt(value - 1);
    }

    /** The value of a character, letters in either case; 0 for any other. */
    public int value(char c) {
        return characters.indexOf(Character.toUpperCase(c)) + 1;
    }

    /** Its first and last characters for that many values, such as {@code 1–9A–G}. */
    public String range(int values) {
        char last = character(values);
        return this == FROM_ZERO && values <= 10 ? "0–" + last : figures + "A–" + last;
    }

    /** Values on one line; above {@value Puzzle#MAX_CHARACTER_VALUE} values as numbers with blanks between. */
    public String line(int... values) {
        boolean wide = values.length > Puzzle.MAX_CHARACTER_VALUE * Puzzle.MAX_CHARACTER_VALUE;
        StringBuilder text = new StringBuilder(values.length * (wide ? 4 : 1));
        for (int value : values) {
            if (wide) {
                text.append(text.length() == 0 ? "" : " ").append(value);
            } else {
                text.append(character(value));
            }
        }
        return text.toString();
    }
}
