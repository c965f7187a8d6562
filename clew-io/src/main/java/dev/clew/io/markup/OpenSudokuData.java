package dev.clew.io.markup;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;

/**
 * The cells of a game: 81 digits, or {@code version: 3} and for each cell its value, its notes and whether the player may
 * change it, with bars between. Notes are a number with a bit a digit, in the first version a list with commas.
 */
final class OpenSudokuData {
    private static final int CELLS = 81;
    private static final int MOST_FIELDS = 4;

    private OpenSudokuData() {}

    static Position read(Shape shape, String data) throws Complaint {
        String text = data.strip();
        if (!text.startsWith("version:")) {
            return plain(shape, text);
        }
        String versioned = text.substring("version:".length()).strip();
        boolean lists =
                versioned.startsWith("1") && !Character.isDigit(versioned.charAt(versioned.length() > 1 ? 1 : 0));
        String body = versioned.replaceFirst("^\\d+\\s*", "");
        String[] fields = (body.endsWith("|") ? body.substring(0, body.length() - 1) : body).split("\\|", -1);
        int width = fields.length / CELLS;
        if (fields.length % CELLS != 0 || width < 3 || width > MOST_FIELDS) {
            throw new Complaint("The game has " + fields.length + " fields but 81 cells need " + 3 * CELLS
                    + ": a value, notes and 0 or 1 for each; was the end cut off?");
        }
        return cells(shape, fields, width, lists);
    }

    private static Position plain(Shape shape, String text) throws Complaint {
        if (text.length() != CELLS) {
            throw new Complaint("The game's data \"" + Symbols.quote(text) + "\" has " + text.length()
                    + " characters but a 9×9 grid needs 81; was one lost?");
        }
        int[] values = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            values[cell] = Symbols.number(shape, cell, text.substring(cell, cell + 1));
        }
        return Position.of(Puzzle.of(shape, values));
    }

    private static Position cells(Shape shape, String[] fields, int width, boolean lists) throws Complaint {
        int[] givens = new int[CELLS];
        int[] placed = new int[CELLS];
        Digits[] notes = new Digits[CELLS];
        boolean noted = false;
        for (int cell = 0; cell < CELLS; cell++) {
            int first = cell * width;
            int value = Symbols.number(shape, cell, fields[first].strip());
            boolean editable = !fields[first + width - 1].strip().equals("0");
            givens[cell] = editable ? 0 : value;
            placed[cell] = editable ? value : 0;
            notes[cell] = Digits.NONE;
            for (int field = first + 1; field < first + width - 1; field++) {
                notes[cell] = notes[cell].or(notes(shape, cell, fields[field].strip(), lists));
            }
            noted |= value == 0 && !notes[cell].isEmpty();
        }
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int cell = 0; cell < CELLS; cell++) {
            position = placed[cell] == 0 ? position : position.withPlaced(cell, placed[cell]);
        }
        return noted ? position.withMarks(notes) : position;
    }

    private static Digits notes(Shape shape, int cell, String field, boolean lists) throws Complaint {
        if (field.isEmpty() || field.equals("-")) {
            return Digits.NONE;
        }
        boolean list = lists || field.indexOf(',') >= 0;
        Digits notes = Digits.NONE;
        for (String number : field.split(",")) {
            boolean sane = !number.isEmpty() && number.length() <= 3 && Symbols.isNumber(number);
            int value = sane ? Integer.parseInt(number) : -1;
            if (value < 0 || value > (list ? 9 : 511) || list && value == 0) {
                throw new Complaint(shape.cellName(cell) + " has the notes \"" + Symbols.quote(field)
                        + "\", which are neither a number up to 511 nor a list of digits");
            }
            notes = list ? notes.with(value) : new Digits(value, 0);
        }
        return notes;
    }

    /** The data of a position; notes are what is to be written in each open cell. */
    static String write(Position position, Digits[] notes) {
        boolean noted = false;
        for (Digits set : notes) {
            noted |= !set.isEmpty();
        }
        if (!noted && position.placedCount() == 0) {
            StringBuilder digits = new StringBuilder();
            for (int value : position.values()) {
                digits.append(value);
            }
            return digits.toString();
        }
        StringBuilder text = new StringBuilder("version: 3&#10;");
        for (int cell = 0; cell < CELLS; cell++) {
            boolean given = position.puzzle().given(cell) != 0;
            text.append(position.value(cell)).append('|').append(notes[cell].low());
            text.append(given ? "|0|" : "|1|");
        }
        return text.toString();
    }
}
