package dev.clew.io.solo;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;

/** Numbers in reading order as Solo writes them: a letter is a run of blanks, a for one, {@code _} stands between numbers. */
final class SoloNumbers {
    private static final int LONGEST_RUN = 26;

    private SoloNumbers() {}

    /** How many cells the numbers and blanks fill. */
    static int count(String text) {
        int cells = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean begins = i == 0 || !Character.isDigit(text.charAt(i - 1));
            cells += c >= 'a' && c <= 'z' ? c - 'a' + 1 : Character.isDigit(c) && begins ? 1 : 0;
        }
        return cells;
    }

    /** The values of the cells, 0 for a blank. */
    static int[] read(Shape shape, String text) throws Complaint {
        int[] values = new int[shape.cells()];
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                cell += c - 'a' + 1;
            } else if (c != '_') {
                int end = i;
                while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0) {
                    end++;
                }
                put(shape, values, cell++, text.substring(i, Math.max(end, i + 1)));
                i = Math.max(end, i + 1) - 1;
            }
        }
        if (cell != values.length) {
            throw new Complaint("The numbers of the id fill " + cell + " cells but a " + shape.size() + "×"
                    + shape.size() + " grid has " + values.length + "; was a character lost?");
        }
        return values;
    }

    private static void put(Shape shape, int[] values, int cell, String number) throws Complaint {
        int value = number.length() > 3 || number.charAt(0) > '9' ? -1 : Integer.parseInt(number);
        if (cell >= values.length) {
            throw new Complaint("The numbers of the id fill more than the " + values.length + " cells of a "
                    + shape.size() + "×" + shape.size() + " grid; was a character added?");
        }
        if (value < 1 || value > shape.size()) {
            throw new Complaint(shape.cellName(cell) + " holds " + number + " in the id, but the values of a "
                    + shape.size() + "×" + shape.size() + " grid run from 1 to " + shape.size());
        }
        values[cell] = value;
    }

    /** The values of a position. */
    static String write(Position position) {
        StringBuilder text = new StringBuilder();
        int blanks = 0;
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            int value = position.value(cell);
            blanks += value == 0 ? 1 : 0;
            if (value != 0) {
                boolean apart = blanks == 0 && !text.isEmpty();
                addRun(text, blanks);
                text.append(apart ? "_" : "").append(value);
                blanks = 0;
            }
        }
        addRun(text, blanks);
        return text.toString();
    }

    private static void addRun(StringBuilder text, int blanks) {
        int left = blanks;
        for (; left > LONGEST_RUN; left -= LONGEST_RUN) {
            text.append('z');
        }
        text.append(left == 0 ? "" : String.valueOf((char) ('a' - 1 + left)));
    }
}
