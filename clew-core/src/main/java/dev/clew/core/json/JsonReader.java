package dev.clew.core.json;

import dev.clew.core.json.JsonValue.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a JSON text strictly by RFC 8259: no comments, no trailing commas, no bare words, no name twice in an object.
 * Length and depth are bounded. Mutable, for one text and one thread.
 *
 * @since 0.2.0
 */
public final class JsonReader {
    /** The longest text that is read, in characters. */
    public static final int MAX_TEXT = 1 << 23;

    /** How deep arrays and objects may lie in each other. */
    public static final int MAX_DEPTH = 64;

    private static final String AFTER_BACKSLASH = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";
    private static final int LONGEST_SHOWN = 20;

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;
    private int depth;

    /** A reader of a text. */
    public JsonReader(String text) {
        this.text = text;
    }

    /**
     * Reads a text that is one value, with nothing but blanks around it.
     *
     * @throws BadJson if it is not
     */
    public static JsonValue read(String text) throws BadJson {
        JsonReader reader = new JsonReader(text);
        JsonValue value = reader.next();
        reader.skipBlanks();
        if (reader.at < text.length()) {
            throw reader.broken(reader.shown() + " follows the end of the value; put it on a line of its own");
        }
        return value;
    }

    /**
     * Reads the next value of the text.
     *
     * @throws BadJson if there is none
     */
    public JsonValue next() throws BadJson {
        if (text.length() > MAX_TEXT) {
            throw new BadJson("The JSON is longer than " + MAX_TEXT
                    + " characters, more than any puzzle needs; is a brace missing?");
        }
        skipBlanks();
        return value();
    }

    /** How much of the text has been read. */
    public int offset() {
        return at;
    }

    private JsonValue value() throws BadJson {
        Place place = place();
        char c = at < text.length() ? text.charAt(at) : 0;
        return switch (c) {
            case '{' -> object(place);
            case '[' -> array(place);
            case '"' -> new JsonValue.Text(string(), place);
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(place);
            default -> word(place);
        };
    }

    private JsonValue word(Place place) throws BadJson {
        if (text.startsWith("true", at) || text.startsWith("false", at)) {
            boolean value = text.charAt(at) == 't';
            at += value ? 4 : 5;
            return endOfWord(new JsonValue.Truth(value, place));
        }
        if (text.startsWith("null", at)) {
            at += 4;
            return endOfWord(new JsonValue.Nothing(place));
        }
        throw broken("a value is expected, not " + shown());
    }

    private JsonValue endOfWord(JsonValue value) throws BadJson {
        if (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            throw broken("a word continues with " + shown() + "; put text in quotes");
        }
        return value;
    }

    private JsonValue object(Place place) throws BadJson {
        enter();
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        while (hasNext(fields.isEmpty(), '}')) {
            if (at == text.length() || text.charAt(at) != '"') {
                throw broken("a name in quotes is expected, not " + shown());
            }
            Place namePlace = place();
            String name = string();
            skipBlanks();
            if (at == text.length() || text.charAt(at) != ':') {
                throw broken("a colon is expected behind the name, not " + shown());
            }
            at++;
            skipBlanks();
            if (fields.put(name, value()) != null) {
                throw broken(namePlace, "the name \"" + printable(name) + "\" stands twice in one object");
            }
        }
        depth--;
        return new JsonValue.Fields(Collections.unmodifiableMap(fields), place);
    }

    private JsonValue array(Place place) throws BadJson {
        enter();
        List<JsonValue> items = new ArrayList<>();
        while (hasNext(items.isEmpty(), ']')) {
            items.add(value());
        }
        depth--;
        return new JsonValue.Array(Collections.unmodifiableList(items), place);
    }

    private void enter() throws BadJson {
        if (++depth > MAX_DEPTH) {
            throw broken("the nesting is deeper than " + MAX_DEPTH);
        }
        at++;
    }

    /** Whether another entry follows; passes over the comma before it, or over the bracket that ends them. */
    private boolean hasNext(boolean first, char end) throws BadJson {
        skipBlanks();
        char c = at < text.length() ? text.charAt(at) : 0;
        if (c == end) {
            at++;
            return false;
        }
        if (!first) {
            if (c != ',') {
                throw broken("a comma or " + end + " is expected, not " + shown());
            }
            at++;
            skipBlanks();
        }
        return true;
    }

    private JsonValue number(Place place) throws BadJson {
        int from = at;
        at += text.charAt(at) == '-' ? 1 : 0;
        boolean zero = at < text.length() && text.charAt(at) == '0';
        int whole = figures();
        if (zero && whole > 1) {
            throw broken(place, "a number does not begin with 0");
        }
        if (at < text.length() && text.charAt(at) == '.') {
            at++;
            figures();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            at++;
            at += at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-') ? 1 : 0;
            figures();
        }
        return endOfWord(new JsonValue.Numeral(text.substring(from, at), place));
    }

    /** Passes over figures, one at least; how many they are. */
    private int figures() throws BadJson {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        if (at == from) {
            throw broken("a figure is expected, not " + shown());
        }
        return at - from;
    }

    private String string() throws BadJson {
        int from = ++at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\' && text.charAt(at) >= ' ') {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '"') {
            return text.substring(from, at++);
        }
        StringBuilder value = new StringBuilder(text.substring(from, at));
        while (at == text.length() || text.charAt(at) != '"') {
            if (at == text.length() || text.charAt(at) < ' ') {
                throw broken("a quote is missing before " + shown());
            }
            value.append(text.charAt(at) == '\\' ? escape() : text.charAt(at++));
        }
        at++;
        return value.toString();
    }

    private char escape() throws BadJson {
        at++;
        char c = at < text.length() ? text.charAt(at) : 0;
        int known = c == 0 ? -1 : AFTER_BACKSLASH.indexOf(c);
        if (known >= 0) {
            at++;
            return MEANT.charAt(known);
        }
        if (c != 'u') {
            throw broken(
                    "a backslash is followed by " + shown() + "; known are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000");
        }
        at++;
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int figure = at < text.length() && text.charAt(at) < 128 ? Character.digit(text.charAt(at), 16) : -1;
            if (figure < 0) {
                throw broken("four hexadecimal figures are expected behind \\u, not " + shown());
            }
            code = code * 16 + figure;
            at++;
        }
        return (char) code;
    }

    private void skipBlanks() {
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n' || c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n')) {
                line++;
                lineStart = at + 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
        }
    }

    private Place place() {
        return new Place(line, at - lineStart + 1);
    }

    private BadJson broken(String problem) {
        return broken(place(), problem);
    }

    private static BadJson broken(Place place, String problem) {
        return new BadJson("The JSON is broken at " + place + ": " + problem);
    }

    /** What stands at this place, for a message. */
    private String shown() {
        return at >= text.length() ? "the end" : "\"" + printable(text.substring(at, at + 1)) + "\"";
    }

    /** The beginning of a text, without what would not be seen or break the line. */
    private static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), LONGEST_SHOWN); i++) {
            char c = text.charAt(i);
            boolean plain = !Character.isISOControl(c)
                    && !Character.isSurrogate(c)
                    && Character.isDefined(c)
                    && Character.getType(c) != Character.FORMAT
                    && c != '\u2028'
                    && c != '\u2029';
            shown.append(plain ? c : '?');
        }
        return shown.append(text.length() > LONGEST_SHOWN ? "…" : "").toString();
    }
}
