package dev.clew.core.format.json;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.json.JsonValue;
import java.util.Arrays;
import java.util.Map;

/** What is written in pencil as an object: for each cell, as {@code r1c3}, an array of values. */
public final class JsonMarks {
    private static final int MOST_FIGURES = 3;

    private JsonMarks() {}

    /** The sets of a field, one a cell in reading order. */
    static Digits[] sets(Shape shape, JsonValue value, String field) throws Complaint {
        if (!(value instanceof JsonValue.Fields fields)) {
            throw JsonCells.wrong(value, field, "an object such as {\"r1c3\":[1,2,4]}");
        }
        Digits[] sets = new Digits[shape.cells()];
        Arrays.fill(sets, Digits.NONE);
        for (Map.Entry<String, JsonValue> entry : fields.fields().entrySet()) {
            sets[cell(shape, entry.getKey(), field)] = values(shape, entry.getKey(), entry.getValue(), field);
        }
        return sets;
    }

    private static Digits values(Shape shape, String cell, JsonValue value, String field) throws Complaint {
        Digits set = Digits.NONE;
        for (int mark : JsonCells.numbers(value, field, Shape.MAX_SIZE)) {
            if (mark < 1 || mark > shape.size()) {
                throw new Complaint("Field \"" + field + "\": " + mark + " in " + cell
                        + " is not a value; the values run from 1 to " + shape.size());
            }
            set = set.with(mark);
        }
        return set;
    }

    /** The word for a kind of candidates. */
    static String word(MarkMeaning meaning) {
        return meaning == MarkMeaning.EXACT_CANDIDATES ? "exact" : "candidates";
    }

    /** What marks are, by its word; notes have a field of their own. */
    static MarkMeaning meaning(JsonValue value) throws Complaint {
        return switch (JsonCells.text(value, JsonDocument.MEANING)) {
            case "exact" -> MarkMeaning.EXACT_CANDIDATES;
            case "candidates" -> MarkMeaning.CANDIDATES;
            default ->
                throw JsonCells.wrong(
                        value,
                        JsonDocument.MEANING,
                        "exact or candidates; notes go into \"notes\" instead of \"marks\"");
        };
    }

    private static int cell(Shape shape, String name, String field) throws Complaint {
        int middle = name.indexOf('c');
        int row = middle < 0 || name.charAt(0) != 'r' ? 0 : number(name.substring(1, middle));
        int column = row == 0 ? 0 : number(name.substring(middle + 1));
        if (row == 0 || column == 0) {
            throw new Complaint("Field \"" + field + "\": \"" + Symbols.quote(name)
                    + "\" names no cell; write r1c3 for row 1, column 3");
        }
        if (row > shape.size() || column > shape.size()) {
            throw new Complaint("Field \"" + field + "\": there is no " + name + " on a " + shape.name() + " grid");
        }
        return (row - 1) * shape.size() + column - 1;
    }

    /** A number from 1 on; 0 for anything else. */
    private static int number(String figures) {
        return figures.isEmpty() || figures.length() > MOST_FIGURES || !Symbols.isNumber(figures)
                ? 0
                : Integer.parseInt(figures);
    }
}
