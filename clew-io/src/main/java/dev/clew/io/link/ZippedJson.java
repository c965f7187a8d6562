package dev.clew.io.link;

import dev.clew.core.format.text.Complaint;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as SudokuPad shortens it: names without quotes and often abbreviated, quotes single, an empty object nothing at
 * all, {@code t} and {@code f} for the truth, colours without quotes. Plain JSON is read as well. Mutable, for one text.
 */
final class ZippedJson {
    private static final JsonValue.Place NOWHERE = new JsonValue.Place(1, 1);
    private static final Map<String, String> LONG_NAMES = Map.ofEntries(
            Map.entry("ce", "cells"),
            Map.entry("re", "regions"),
            Map.entry("ca", "cages"),
            Map.entry("l", "lines"),
            Map.entry("a", "arrows"),
            Map.entry("o", "overlays"),
            Map.entry("u", "underlays"),
            Map.entry("v", "value"),
            Map.entry("wp", "wayPoints"),
            Map.entry("cs", "cellSize"),
            Map.entry("t", "title"),
            Map.entry("te", "text"));
    private static final int COLOUR = 6;

    private final String text;
    private int at;
    private int depth;

    private ZippedJson(String text) {
        this.text = text;
    }

    /** Reads an object. */
    static JsonValue.Fields read(String text) throws Complaint {
        ZippedJson reader = new ZippedJson(text);
        reader.skipBlanks();
        if (reader.peek() != '{') {
            throw BrokenLink.link();
        }
        return reader.object();
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** A value; an empty object where there is none. */
    private JsonValue value() throws Complaint {
        skipBlanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"', '\'' -> new JsonValue.Text(quoted(), NOWHERE);
            case ',', ']', '}' -> new JsonValue.Fields(Map.of(), NOWHERE);
            default -> word();
        };
    }

    private void open() throws Complaint {
        at++;
        if (++depth > JsonReader.MAX_DEPTH) {
            throw new Complaint("The link holds JSON that is nested deeper than " + JsonReader.MAX_DEPTH + " levels");
        }
    }

    private JsonValue.Fields object() throws Complaint {
        open();
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        skipBlanks();
        while (peek() != '}') {
            String name = name();
            skipBlanks();
            expect(':');
            fields.put(LONG_NAMES.getOrDefault(name, name), value());
            skipBlanks();
            if (peek() != '}') {
                expect(',');
                skipBlanks();
            }
        }
        close();
        return new JsonValue.Fields(fields, NOWHERE);
    }

    private JsonValue.Array array() throws Complaint {
        open();
        List<JsonValue> items = new ArrayList<>();
        items.add(value());
        skipBlanks();
        while (peek() != ']') {
            expect(',');
            items.add(value());
            skipBlanks();
        }
        close();
        return new JsonValue.Array(items, NOWHERE);
    }

    private void close() {
        at++;
        depth--;
    }

    private void expect(char c) throws Complaint {
        if (peek() != c) {
            throw BrokenLink.link();
        }
        at++;
    }

    private String name() throws Complaint {
        if (peek() == '"' || peek() == '\'') {
            return quoted();
        }
        int from = at;
        while (Character.isLetterOrDigit(peek()) || peek() == '_') {
            at++;
        }
        if (at == from) {
            throw BrokenLink.link();
        }
        return text.substring(from, at);
    }

    /** A text in quotes of either kind. */
    private String quoted() throws Complaint {
        char quote = text.charAt(at++);
        StringBuilder value = new StringBuilder();
        while (peek() != quote) {
            if (at >= text.length()) {
                throw BrokenLink.link();
            }
            char c = text.charAt(at++);
            value.append(c == '\\' ? escaped() : c);
        }
        at++;
        return value.toString();
    }

    private char escaped() throws Complaint {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> unicode();
            default -> c;
        };
    }

    private char unicode() throws Complaint {
        if (at + 4 > text.length()) {
            throw BrokenLink.link();
        }
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int figure = Character.digit(text.charAt(at++), 16);
            if (figure < 0) {
                throw BrokenLink.link();
            }
            code = code << 4 | figure;
        }
        return (char) code;
    }

    /** A number, a colour, or the truth. */
    private JsonValue word() throws Complaint {
        int from = at;
        while (at < text.length() && ",]}: \n\r\t".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "t", "true" -> new JsonValue.Truth(true, NOWHERE);
            case "f", "false" -> new JsonValue.Truth(false, NOWHERE);
            case "null" -> new JsonValue.Nothing(NOWHERE);
            default -> numeral(word);
        };
    }

    private static JsonValue numeral(String word) throws Complaint {
        boolean colour = word.startsWith("#") || word.length() == COLOUR && isHex(word);
        if (!colour && !isNumber(word)) {
            throw BrokenLink.link();
        }
        return colour ? new JsonValue.Text(word, NOWHERE) : new JsonValue.Numeral(word, NOWHERE);
    }

    private static boolean isHex(String word) {
        boolean hex = true;
        for (int i = 0; i < word.length(); i++) {
            hex &= Character.digit(word.charAt(i), 16) >= 0;
        }
        return hex;
    }

    private static boolean isNumber(String word) {
        boolean number = !word.isEmpty() && Character.digit(word.charAt(word.length() - 1), 10) >= 0;
        for (int i = 0; i < word.length(); i++) {
            number &= "0123456789+-.eE".indexOf(word.charAt(i)) >= 0;
        }
        return number;
    }
}
