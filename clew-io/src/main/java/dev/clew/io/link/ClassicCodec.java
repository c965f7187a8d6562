package dev.clew.io.link;

import dev.clew.core.format.text.Complaint;

/**
 * SudokuPad's short ids of classic puzzles. In the newer way a character is a digit and the number of blanks after it,
 * up to five; in the older way it is a digit, or a number of blanks by its place among 70 characters. An id does not
 * say which way it is written, so the one that gives 81 cells is taken, or else a square, the newer way first.
 */
final class ClassicCodec {
    private static final String DIGITS_AND_BLANKS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    private static final String BLANKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
    /** More is not a grid of digits. */
    private static final int MOST = 81;

    private ClassicCodec() {}

    /** Whether an id is a grid in one of the two ways. */
    static boolean isGrid(String id) {
        return isSquare(newer(id, MOST + 1)) || isSquare(older(id));
    }

    /** The cells on one line, 0 for a blank. */
    static String unpack(String id) throws Complaint {
        String newer = newer(id, MOST + 1);
        String older = older(id);
        boolean isNewer = isSquare(newer) && (newer.length() == MOST || older.length() != MOST);
        if (isNewer || isSquare(older)) {
            return isNewer ? newer : older;
        }
        throw new Complaint("The SudokuPad id holds " + Math.max(newer.length(), older.length())
                + " cells, which make no grid; copy it again from its start to its end");
    }

    private static boolean isSquare(String cells) {
        int side = (int) Math.sqrt(cells.length());
        return side > 1 && side * side == cells.length() && cells.length() <= MOST;
    }

    /** The cells in the newer way, no more than a number of them; empty where it is not written so. */
    static String newer(String id, int most) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < id.length() && cells.length() < most; i++) {
            int code = DIGITS_AND_BLANKS.indexOf(id.charAt(i));
            if (code < 0) {
                return "";
            }
            cells.append(code % 10).append("0".repeat(code / 10));
        }
        return cells.toString();
    }

    /** How many characters of an id in the newer way make up a number of cells. */
    static int lengthOf(String id, int cells) {
        int found = 0;
        int length = 0;
        while (length < id.length() && found < cells) {
            found += 1 + DIGITS_AND_BLANKS.indexOf(id.charAt(length++)) / 10;
        }
        return length;
    }

    private static String older(String id) {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < id.length() && cells.length() <= MOST; i++) {
            char c = id.charAt(i);
            int blanks = BLANKS.indexOf(c);
            if (blanks < 0 && (c < '1' || c > '9')) {
                return "";
            }
            cells.append(blanks < 0 ? String.valueOf(c) : "0".repeat(blanks));
        }
        return cells.toString();
    }
}
