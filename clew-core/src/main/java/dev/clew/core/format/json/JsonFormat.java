package dev.clew.core.format.json;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.Reading;
import dev.clew.core.format.rule.ForeignRules;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextFormat;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.core.json.JsonWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Clew's own JSON, which holds all of a position: shape, givens, placed values and pencil marks. Written on one line, read
 * however it is laid out. An object with a {@code position} or a {@code puzzle} in it is read as that.
 */
public final class JsonFormat extends TextFormat {
    /** The version of the schema that is written, and the newest that is read. */
    static final int VERSION = 2;

    /** The field that answers of Clew have. */
    private static final String SCHEMA = "schema";

    public JsonFormat() {
        super("json", "an object with shape, givens, placed values and pencil marks: holds everything");
    }

    @Override
    public Set<Loss> losses() {
        return Set.of();
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        int start = start(text);
        return start < text.length() && text.charAt(start) == '{';
    }

    /** Whether an object has fields that only Clew's have: what is wrong with it must be reported, not skipped. */
    public static boolean isOwn(String text) {
        return text.contains("\"clew\"") || text.contains("\"givens\"") || text.contains("\"placed\"");
    }

    /** Where the text begins after blanks and comments. */
    private static int start(String text) {
        int at = 0;
        boolean comment = false;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            comment = c == '#' || comment && c != '\n' && c != '\r';
            if (!comment && c != '\uFEFF' && !Character.isWhitespace(c)) {
                break;
            }
        }
        return at;
    }

    /** A comment may stand above an object; inside of it, nothing is one. */
    @Override
    @Nullable
    protected String noted(String text) {
        return ShapeNote.find(text.substring(0, start(text)));
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return found(text, shape).position();
    }

    @Override
    protected Reading.Found found(String text, @Nullable Shape shape) throws Complaint {
        try {
            String object = text.substring(start(text));
            JsonReader reader = new JsonReader(object);
            if (!(reader.next() instanceof JsonValue.Fields fields)) {
                throw new Complaint("The JSON is not an object; write {\"givens\":\"…\"} with one character a cell");
            }
            checkRest(object.substring(reader.offset()).strip());
            Reading.Found found = new JsonDocument(fields).found(shape);
            return isOwn(object) || fields.get(SCHEMA) != null ? found : withRules(found, object, shape);
        } catch (BadJson broken) {
            throw new Complaint(String.valueOf(broken.getMessage()));
        }
    }

    /** The puzzle of another program's object with the rules that its fields name: those of a shape, if they are. */
    private Reading.Found withRules(Reading.Found found, String object, @Nullable Shape asked) throws Complaint {
        ForeignRules rules = ForeignRules.in(object);
        if (!rules.unknown().isEmpty()) {
            throw Complaint.unknownRules(List.copyOf(rules.unknown()), found.position());
        }
        Shape shape = asked == null ? rules.shape(found.position().shape()) : null;
        return shape == null ? found : found(object, shape);
    }

    private static void checkRest(String rest) throws Complaint {
        if (rest.startsWith("{")) {
            throw new Complaint("A second JSON object follows the first one on its line; put it on a line of its own");
        }
        if (!rest.isEmpty() && !rest.startsWith("#")) {
            throw new Complaint(
                    "\"" + Symbols.quote(rest) + "\" follows the JSON object on its line; put a # before it");
        }
    }

    @Override
    protected String text(Position position) {
        JsonWriter json = new JsonWriter().object().put("clew", VERSION);
        json.put("shape", position.shape().name());
        values(json, JsonDocument.GIVENS, position.puzzle().toArray());
        if (position.placedCount() > 0) {
            int[] placed = new int[position.shape().cells()];
            for (int cell = 0; cell < placed.length; cell++) {
                placed[cell] = position.placed(cell);
            }
            values(json, JsonDocument.PLACED, placed);
        }
        if (position.hasNotes()) {
            sets(json, JsonDocument.NOTES, position, position::marks);
        } else if (position.hasMarks()) {
            sets(json, JsonDocument.MARKS, position, position::marks);
            meaning(json, position);
        }
        if (position.hasRemoved()) {
            sets(json, JsonDocument.REMOVED, position, cell -> Optional.of(position.removed(cell)));
        }
        return json.end().text();
    }

    /** One character a cell while there are enough, above that an array of numbers. */
    private static void values(JsonWriter json, String name, int[] values) {
        if (values.length > Puzzle.MAX_CHARACTER_VALUE * Puzzle.MAX_CHARACTER_VALUE) {
            json.numbers(name, values);
            return;
        }
        StringBuilder line = new StringBuilder(values.length);
        for (int value : values) {
            line.append(Puzzle.character(value));
        }
        json.put(name, line.toString());
    }

    /** What kind of candidates the marks are, where they do not look like it. */
    private static void meaning(JsonWriter json, Position position) {
        Digits[] marks = new Digits[position.shape().cells()];
        for (int cell = 0; cell < marks.length; cell++) {
            marks[cell] = position.marks(cell).orElse(Digits.NONE);
        }
        if (position.withMarks(marks).meaning() != position.meaning()) {
            json.put(JsonDocument.MEANING, JsonMarks.word(position.meaning()));
        }
    }

    private static void sets(JsonWriter json, String name, Position position, IntFunction<Optional<Digits>> setOfCell) {
        json.object(name);
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            Optional<Digits> marks = setOfCell.apply(cell);
            if (marks.isPresent() && !marks.get().isEmpty()) {
                json.numbers(position.shape().cellName(cell), marks.get().toArray());
            }
        }
        json.end();
    }

    @Override
    protected boolean tells(String text, Shape shape) {
        return true;
    }
}
