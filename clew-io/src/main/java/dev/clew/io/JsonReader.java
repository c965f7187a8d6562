package dev.clew.io;

import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/** Reads the fields of an object, in whatever order they stand; {@link JsonPosition} makes sense of them. */
final class JsonReader {
    static final String VERSION = "clew";
    static final String SHAPE = "shape";
    static final String GIVENS = "givens";
    static final String PLACED = "placed";
    static final String MARKS = "marks";

    private static final Pattern CELL = Pattern.compile("r(\\d{1,3})c(\\d{1,3})");
    private static final int MAX_CELLS = Shape.MAX_SIZE * Shape.MAX_SIZE;
    private static final int MAX_MESSAGE = 160;

    private final JsonParser json;
    private @Nullable String shape;
    private @Nullable JsonValues givens;
    private @Nullable JsonValues placed;
    private final Map<JsonPosition.Place, Digits> marks = new LinkedHashMap<>();
    private boolean known;

    private JsonReader(JsonParser json) {
        this.json = json;
    }

    static JsonPosition read(String text) throws BadJson {
        if (text.length() > FormatCatalog.MAX_TEXT) {
            throw new BadJson("The JSON is longer than " + FormatCatalog.MAX_TEXT
                    + " characters, more than any puzzle needs; is a brace missing?");
        }
        try (JsonParser json = JsonFormat.factory().createParser(ObjectReadContext.empty(), text)) {
            return new JsonReader(json).object(text);
        } catch (JacksonException broken) {
            throw new BadJson(words(broken));
        }
    }

    /** The library's complaint on one line, with its place. */
    private static String words(JacksonException broken) {
        String message = String.valueOf(broken.getOriginalMessage()).replaceAll("[\\p{C}\\p{Z}]+", " ");
        String cut = message.length() > MAX_MESSAGE ? message.substring(0, MAX_MESSAGE) + "…" : message;
        String place = broken.getLocation() == null
                ? ""
                : " at line " + broken.getLocation().getLineNr() + ", column "
                        + broken.getLocation().getColumnNr();
        return "The JSON is broken" + place + ": " + cut;
    }

    private JsonPosition object(String text) throws BadJson {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw new BadJson("The JSON is no object; write {\"givens\":\"…\"} with one character a cell");
        }
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            json.nextToken();
            field(name);
        }
        long end = json.currentLocation().getCharOffset();
        if (end >= 0
                && end < text.length()
                && text.substring((int) end).stripLeading().startsWith("{")) {
            throw new BadJson("A second JSON object follows the first one on its line; put it on a line of its own");
        }
        if (!known) {
            throw new BadJson("The JSON object has none of the fields shape, givens, placed, marks; "
                    + "write {\"givens\":\"…\"} with one character a cell");
        }
        return new JsonPosition(shape, givens, placed, marks);
    }

    private void field(String name) throws BadJson {
        known |= List.of(SHAPE, GIVENS, PLACED, MARKS).contains(name);
        switch (name) {
            case VERSION -> checkVersion();
            case SHAPE -> shape = string(name);
            case GIVENS -> givens = values(name);
            case PLACED -> placed = values(name);
            case MARKS -> marks();
            default -> json.skipChildren();
        }
    }

    private void checkVersion() throws BadJson {
        if (json.currentToken() != JsonToken.VALUE_NUMBER_INT || json.getIntValue() < 1) {
            throw wrong(VERSION, "the number of the schema's version, " + JsonFormat.VERSION);
        }
        if (json.getIntValue() > JsonFormat.VERSION) {
            throw new BadJson("Field \"clew\": version " + json.getIntValue() + " is newer than " + JsonFormat.VERSION
                    + ", the newest this program reads; get a newer Clew");
        }
    }

    private String string(String name) throws BadJson {
        if (json.currentToken() != JsonToken.VALUE_STRING) {
            throw wrong(name, "text in quotes");
        }
        return json.getString();
    }

    private JsonValues values(String name) throws BadJson {
        if (json.currentToken() == JsonToken.VALUE_STRING) {
            return new JsonValues(name, json.getString(), List.of());
        }
        return new JsonValues(name, null, numbers(name, MAX_CELLS));
    }

    /** The numbers of an array, or of an array of arrays. */
    private List<Integer> numbers(String name, int limit) throws BadJson {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            throw wrong(name, "an array of numbers");
        }
        List<Integer> numbers = new ArrayList<>();
        int depth = 1;
        while (depth > 0) {
            switch (json.nextToken()) {
                case START_ARRAY -> depth++;
                case END_ARRAY -> depth--;
                case VALUE_NUMBER_INT -> numbers.add(json.getIntValue());
                default -> throw wrong(name, "nothing but whole numbers");
            }
            if (numbers.size() > limit) {
                throw new BadJson("Field \"" + name + "\" has more than " + limit + " numbers; no grid has so many");
            }
        }
        return numbers;
    }

    private void marks() throws BadJson {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw wrong(MARKS, "an object such as {\"r1c3\":[1,2,4]}");
        }
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            JsonPosition.Place place = place(json.currentName());
            json.nextToken();
            Digits set = Digits.NONE;
            for (int value : numbers(MARKS, Shape.MAX_SIZE)) {
                if (value < 1 || value > Shape.MAX_SIZE) {
                    throw new BadJson("Field \"marks\": " + value + " in " + place
                            + " is no value; values run from 1 to the size of the grid");
                }
                set = set.with(value);
            }
            marks.put(place, set);
        }
    }

    private BadJson wrong(String name, String expected) {
        return new BadJson(
                "Field \"" + name + "\" at line " + json.currentTokenLocation().getLineNr() + " must hold " + expected);
    }

    private static JsonPosition.Place place(String name) throws BadJson {
        Matcher matcher = CELL.matcher(name);
        if (!matcher.matches()) {
            String shown = name.substring(0, Math.min(name.length(), 20)).replaceAll("\\p{C}", "?");
            throw new BadJson("Field \"marks\": \"" + shown + "\" names no cell; write r1c3 for row 1, column 3");
        }
        return new JsonPosition.Place(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
}
