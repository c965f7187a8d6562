package dev.clew.core.format.json;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Similar;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object that holds a position: by its field {@code position}, else by {@code puzzle} with the {@code shape} beside
 * it, whatever else it holds; or else by fields of its own, all of which have to be known.
 */
public record JsonDocument(JsonValue.Fields object) {
    static final String GIVENS = "givens";
    static final String PLACED = "placed";
    static final String MARKS = "marks";
    static final String MEANING = "meaning";
    static final String NOTES = "notes";
    static final String REMOVED = "removed";
    private static final String VERSION = "clew";
    private static final String SHAPE = "shape";
    private static final String POSITION = "position";
    private static final String PUZZLE = "puzzle";
    private static final List<String> OWN = List.of(VERSION, SHAPE, GIVENS, PLACED, MARKS, MEANING, NOTES, REMOVED);
    private static final List<String> KNOWN =
            List.of(POSITION, PUZZLE, VERSION, SHAPE, GIVENS, PLACED, MARKS, MEANING, NOTES, REMOVED);

    /** The position; a shape asked for takes precedence over the object's own. */
    Reading.Found found(@Nullable Shape asked) throws Complaint {
        JsonValue position = object.get(POSITION);
        if (position != null) {
            return inner(position, POSITION, asked);
        }
        JsonValue puzzle = object.get(PUZZLE);
        if (puzzle != null) {
            return inner(puzzle, PUZZLE, shape(asked));
        }
        checkFields();
        return new Reading.Found(ownPosition(asked));
    }

    private static Reading.Found inner(JsonValue value, String name, @Nullable Shape shape) throws Complaint {
        if (value instanceof JsonValue.Fields fields) {
            return new JsonDocument(fields).found(shape);
        }
        Reading reading = FormatCatalog.standard().read(JsonCells.text(value, name), shape);
        if (reading instanceof Reading.Found found) {
            return found;
        }
        Reading.Bad bad = (Reading.Bad) reading;
        throw new Complaint("Field \"" + name + "\": " + bad.problem(), bad.without());
    }

    /** An unknown field may be a known one misspelt, and without it the position would be a different one. */
    private void checkFields() throws Complaint {
        for (String name : object.fields().keySet()) {
            if (!OWN.contains(name)) {
                String meant = Similar.find(name, KNOWN);
                throw new Complaint("The JSON object has a field \"" + Symbols.quote(name) + "\" that is not known"
                        + (meant != null
                                ? "; did you mean \"" + meant + "\"?"
                                : "; known are " + String.join(", ", KNOWN)));
            }
        }
        if (object.fields().isEmpty() || object.fields().size() == 1 && object.get(VERSION) != null) {
            throw new Complaint("The JSON object has none of the fields " + String.join(", ", KNOWN)
                    + "; write {\"givens\":\"…\"} with one character a cell");
        }
    }

    private Position ownPosition(@Nullable Shape asked) throws Complaint {
        checkVersion();
        JsonCells givens = JsonCells.of(object.get(GIVENS), GIVENS);
        JsonCells placed = JsonCells.of(object.get(PLACED), PLACED);
        Shape named = shape(asked);
        Shape shape = named != null ? named : sizedShape(givens != null ? givens : placed);
        int[] values = givens != null ? givens.values(shape) : new int[shape.cells()];
        Position position = Position.of(Puzzle.of(shape, values));
        Position filled = placed != null ? withPlaced(position, placed.values(shape)) : position;
        return withPencil(filled);
    }

    private Position withPencil(Position position) throws Complaint {
        Position marked = withMarks(position);
        JsonValue removed = object.get(REMOVED);
        return removed == null ? marked : marked.withRemoved(JsonMarks.sets(position.shape(), removed, REMOVED));
    }

    private Position withMarks(Position position) throws Complaint {
        JsonValue marks = object.get(MARKS);
        JsonValue notes = object.get(NOTES);
        JsonValue meaning = object.get(MEANING);
        if (marks == null && meaning != null) {
            throw new Complaint("Field \"meaning\" says what \"marks\" are, but there are none; leave it out");
        }
        if (marks != null && notes != null) {
            throw new Complaint("Fields \"marks\" and \"notes\" are both there; the marks of a position are one or the"
                    + " other, and removed candidates belong in \"removed\"");
        }
        if (notes != null) {
            return position.withMarks(JsonMarks.sets(position.shape(), notes, NOTES), MarkMeaning.NOTES);
        }
        if (marks == null) {
            return position;
        }
        Digits[] sets = JsonMarks.sets(position.shape(), marks, MARKS);
        return meaning == null ? position.withMarks(sets) : position.withMarks(sets, JsonMarks.meaning(meaning));
    }

    private void checkVersion() throws Complaint {
        JsonValue value = object.get(VERSION);
        if (value == null) {
            return;
        }
        if (!(value instanceof JsonValue.Numeral number) || !number.isWhole() || number.toInt() < 1) {
            throw JsonCells.wrong(value, VERSION, "the number of the schema's version, " + JsonFormat.VERSION);
        }
        if (number.toInt() > JsonFormat.VERSION) {
            throw new Complaint("Field \"clew\": version " + number.figures() + " is newer than " + JsonFormat.VERSION
                    + ", the newest this program reads; get a newer Clew");
        }
    }

    /** The shape asked for, or else the object's own; their sizes must agree. Null where there is neither. */
    private @Nullable Shape shape(@Nullable Shape asked) throws Complaint {
        JsonValue value = object.get(SHAPE);
        if (value == null) {
            return asked;
        }
        Shape own = Sides.named(JsonCells.text(value, SHAPE), "Field \"shape\"");
        if (asked != null && asked.size() != own.size()) {
            throw new Complaint("Field \"shape\" is " + own + " but the shape asked for is " + asked
                    + "; change the shape or leave it out");
        }
        return asked != null ? asked : own;
    }

    private static Shape sizedShape(@Nullable JsonCells cells) throws Complaint {
        if (cells == null) {
            throw new Complaint("The JSON object has neither \"shape\" nor \"givens\"; add \"shape\":\"9x9\"");
        }
        return cells.shape();
    }

    private static Position withPlaced(Position position, int[] placed) throws Complaint {
        Position result = position;
        for (int cell = 0; cell < placed.length; cell++) {
            int given = position.puzzle().given(cell);
            if (placed[cell] != 0 && given != 0 && given != placed[cell]) {
                throw new Complaint("Field \"placed\": " + position.shape().cellName(cell) + " is given as " + given
                        + ", so " + placed[cell] + " cannot be placed there");
            }
            result = placed[cell] != 0 && given == 0 ? result.withPlaced(cell, placed[cell]) : result;
        }
        return result;
    }
}
