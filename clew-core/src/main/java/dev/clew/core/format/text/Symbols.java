package dev.clew.core.format.text;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;

/** What single characters and tokens mean in a cell. */
public final class Symbols {
    /** What may stand for a blank. */
    static final String BLANKS = ".0*_-?";

    /** What may stand for a blank outside of ASCII. */
    private static final String OTHER_BLANKS = "·•∙□";

    private static final String UNKNOWN = "?";
    private static final String FIGURES = "0123456789";

    /** What a cross would be worth; below that it means a blank. */
    private static final int CROSS = 33;

    /** The longest piece of a text that a complaint repeats. */
    private static final int MAX_QUOTE = 20;

    private static final int MAX_LINE = 300;

    private static final int[] VALUES = values();

    private Symbols() {}

    private static int[] values() {
        int[] values = new int[128];
        for (int c = 0; c < values.length; c++) {
            int digit = Character.digit(c, 36);
            values[c] = BLANKS.indexOf(c) >= 0 ? 0 : digit > 0 ? digit : -1;
        }
        return values;
    }

    /** The value of a character: 0 for a blank, A is 10 in either case, -1 for what is neither. */
    public static int value(char c) {
        return c < VALUES.length ? VALUES[c] : OTHER_BLANKS.indexOf(c) >= 0 ? 0 : -1;
    }

    /** Whether there is a blank that can be nothing else; beside it a cross or a question mark is a typo. */
    static boolean hasPlainBlank(CharSequence cells) {
        for (int i = 0; i < cells.length(); i++) {
            if (isBlank(cells.charAt(i)) && cells.charAt(i) != UNKNOWN.charAt(0)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The only sign among cells that stands for nothing, such as {@code $} or {@code #}: where it is frequent, it is a
     * way to write a blank. Empty where there is none, more than one kind, or too few to be sure.
     */
    static String strange(CharSequence cells) {
        int count = 0;
        char sign = 0;
        for (int i = 0; i < cells.length(); i++) {
            char c = cells.charAt(i);
            if (value(c) < 0) {
                if (Character.isLetterOrDigit(c) || count > 0 && c != sign) {
                    return "";
                }
                sign = c;
                count++;
            }
        }
        return count * 5 >= cells.length() ? String.valueOf(sign) : "";
    }

    /** The value of a token in its cell, where a cross and a question mark stand for a blank. */
    static int numberOrOdd(Shape shape, int cell, String token) throws Complaint {
        boolean odd = isCross(token, shape.size()) || token.equals(UNKNOWN);
        return odd ? 0 : number(shape, cell, token);
    }

    /** Whether a cell is crossed out, {@code x}, which is a blank unless it is a value. */
    public static boolean isCross(String cell, int size) {
        return size < CROSS && (cell.equals("x") || cell.equals("X"));
    }

    public static boolean isBlank(char c) {
        return value(c) == 0;
    }

    /** Whether the first {@code length} characters are blanks or values up to {@code size}. */
    public static boolean areCells(String text, int length, int size) {
        for (int i = 0; i < length; i++) {
            int value = value(text.charAt(i));
            if (value < 0 || value > size) {
                return false;
            }
        }
        return true;
    }

    /** Whether there is a blank among the cells. */
    static boolean hasBlank(String cells) {
        for (int i = 0; i < cells.length(); i++) {
            if (isBlank(cells.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the token has nothing but blanks. */
    public static boolean isBlank(String token) {
        for (int i = 0; i < token.length(); i++) {
            if (!isBlank(token.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the token has nothing but decimal figures. */
    public static boolean isNumber(String token) {
        return TextLines.hasOnly(token, FIGURES);
    }

    /** The value of a token that stands for one cell: 0 for a blank, -1 for no value; too large ones stay too large. */
    public static int number(String token) {
        if (token.length() == 1) {
            return value(token.charAt(0));
        }
        if (isNumber(token)) {
            String figures = token.replaceFirst("^0+", "");
            return figures.length() > 4 ? Integer.MAX_VALUE : figures.isEmpty() ? 0 : Integer.parseInt(figures);
        }
        return isBlank(token) ? 0 : -1;
    }

    /** The value of a token in its cell. */
    public static int number(Shape shape, int cell, String token) throws Complaint {
        int value = number(token);
        if (value < 0 || token.equals(UNKNOWN)) {
            throw unknown(shape, cell, token);
        }
        if (value > shape.size()) {
            throw new Complaint(shape.cellName(cell) + " holds " + quote(token) + numberOfLetter(token, value)
                    + ", but the values of a " + shape.size() + "×" + shape.size() + " grid run from 1 to "
                    + shape.size() + "; correct it or write . for a blank");
        }
        return value;
    }

    private static String numberOfLetter(String token, int value) {
        return Character.isLetter(token.charAt(0)) ? " (" + value + ")" : "";
    }

    /** The complaint about a token that is not a value. */
    static Complaint unknown(Shape shape, int cell, String token) {
        String last = shape.size() <= Puzzle.MAX_CHARACTER_VALUE
                ? String.valueOf(Puzzle.character(shape.size()))
                : String.valueOf(shape.size());
        return new Complaint(shape.cellName(cell) + " holds \"" + quote(token) + "\", which is not a value; write 1 to "
                + last + ", or . for a blank");
    }

    /** A piece of the text that is safe and short enough for a message of one line. */
    public static String quote(String token) {
        return safe(token, MAX_QUOTE);
    }

    /** A message that may repeat a text, on one line of bounded length. */
    public static String line(String message) {
        return safe(message, MAX_LINE);
    }

    private static String safe(String token, int most) {
        StringBuilder text = new StringBuilder();
        int end = Math.min(token.length(), most);
        for (int i = 0; i < end; i++) {
            char c = token.charAt(i);
            boolean plain = !Character.isISOControl(c)
                    && !Character.isSurrogate(c)
                    && Character.isDefined(c)
                    && Character.getType(c) != Character.FORMAT
                    && c != '\u2028'
                    && c != '\u2029';
            text.append(plain ? String.valueOf(c) : escaped(c));
        }
        return text.append(end < token.length() ? "…" : "").toString();
    }

    private static String escaped(char c) {
        String figures = Integer.toHexString(c);
        return "\\u" + "0".repeat(4 - figures.length()) + figures;
    }
}
