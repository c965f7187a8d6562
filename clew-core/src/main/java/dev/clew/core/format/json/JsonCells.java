package dev.clew.core.format.json;

import dev.clew.core.Alphabet;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.Sides;
import dev.clew.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of a grid as a field holds them: a line of characters or an array of numbers, rows of it in arrays of their
 * own or not.
 *
 * @param field the field's name, for complaints
 * @param line the characters, or null where there are numbers
 */
public record JsonCells(String field, @Nullable String line, List<Integer> numbers) {
    private static final LineFormat LINES = new LineFormat();
    private static final int MAX_CELLS = Shape.MAX_SIZE * Shape.MAX_SIZE;

    /** The cells in a field, or null where it is missing. */
    static @Nullable JsonCells of(@Nullable JsonValue value, String field) throws Complaint {
        if (value == null) {
            return null;
        }
        return value instanceof JsonValue.Text text
                ? new JsonCells(field, text.value(), List.of())
                : new JsonCells(field, null, numbers(value, field, MAX_CELLS));
    }

    /** The whole numbers of an array, or of an array of arrays. */
    static List<Integer> numbers(JsonValue value, String field, int limit) throws Complaint {
        if (!(value instanceof JsonValue.Array array)) {
            throw wrong(value, field, "an array of numbers");
        }
        List<Integer> numbers = new ArrayList<>();
        collect(array, field, limit, numbers);
        return numbers;
    }

    private static void collect(JsonValue.Array array, String field, int limit, List<Integer> numbers)
            throws Complaint {
        for (JsonValue item : array.items()) {
            if (item instanceof JsonValue.Array row) {
                collect(row, field, limit, numbers);
            } else if (item instanceof JsonValue.Numeral number && number.isWhole()) {
                numbers.add(number.toInt());
            } else {
                throw wrong(item, field, "nothing but whole numbers");
            }
            if (numbers.size() > limit) {
                throw new Complaint(
                        "Field \"" + field + "\" has more than " + limit + " numbers; no grid has that many");
            }
        }
    }

    /** The text in a field. */
    static String text(JsonValue value, String field) throws Complaint {
        if (value instanceof JsonValue.Text text) {
            return text.value();
        }
        throw wrong(value, field, "text in quotes");
    }

    /** The complaint about a field that holds something else than it must. */
    static Complaint wrong(JsonValue value, String field, String expected) {
        return new Complaint("Field \"" + field + "\" at line " + value.place().line() + " must hold " + expected);
    }

    /** The shape that follows from the number of values. */
    Shape shape() throws Complaint {
        if (line != null) {
            return readLine(line, null).position().shape();
        }
        int side = Sides.root(numbers.size());
        if (!Shape.hasClassic(side)) {
            throw new Complaint("Field \"" + field + "\" has " + numbers.size()
                    + " numbers, which make no grid with boxes; add \"shape\":\"9x9\" and check their number");
        }
        return Shape.classic(side);
    }

    /** The values in reading order, 0 for a blank. */
    int[] values(Shape shape) throws Complaint {
        if (line != null) {
            return readLine(line, shape).position().values();
        }
        if (numbers.size() != shape.cells()) {
            throw new Complaint("Field \"" + field + "\" has " + numbers.size() + " numbers, but a " + shape.name()
                    + " grid has " + shape.cells() + " cells");
        }
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = numbers.get(cell);
            if (values[cell] < 0 || values[cell] > shape.size()) {
                throw new Complaint("Field \"" + field + "\": " + shape.cellName(cell) + " holds " + values[cell]
                        + ", but the values run from 1 to " + shape.size() + "; write 0 for a blank");
            }
        }
        return values;
    }

    /** The alphabet of one field could be another than that of the next. */
    private void checkAlphabet(Puzzle puzzle) throws Complaint {
        if (puzzle.alphabet() != Alphabet.FROM_ONE) {
            int size = puzzle.shape().size();
            throw new Complaint("Field \"" + field + "\" is written with "
                    + puzzle.alphabet().range(size) + "; here it is " + Alphabet.FROM_ONE.range(size)
                    + ", or an array of numbers; \"puzzle\" takes it as it is");
        }
    }

    private Reading.Found readLine(String text, @Nullable Shape shape) throws Complaint {
        Reading reading = LINES.read(text, shape);
        if (reading instanceof Reading.Found found) {
            checkAlphabet(found.position().puzzle());
            return found;
        }
        throw new Complaint("Field \"" + field + "\": " + ((Reading.Bad) reading).problem());
    }
}
