package dev.clew.io.link;

import dev.clew.core.Digits;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the documents of other programs hold, taken as loosely as those programs take it. */
final class Json {
    private Json() {}

    /** The object that a text is. */
    static JsonValue.Fields object(String text) throws Complaint {
        try {
            if (JsonReader.read(text) instanceof JsonValue.Fields fields) {
                return fields;
            }
        } catch (BadJson broken) {
            throw new Complaint(String.valueOf(broken.getMessage()));
        }
        throw new Complaint("The link holds JSON that is no object, and so no puzzle");
    }

    /** Whether there is anything in it: not false, 0, empty or missing. */
    static boolean isSet(@Nullable JsonValue value) {
        if (value == null || value instanceof JsonValue.Nothing) {
            return false;
        }
        if (value instanceof JsonValue.Truth truth) {
            return truth.value();
        }
        if (value instanceof JsonValue.Array array) {
            return !array.items().isEmpty();
        }
        if (value instanceof JsonValue.Fields fields) {
            return !fields.fields().isEmpty();
        }
        String text = text(value);
        return !text.isBlank() && !text.equals("0");
    }

    /** The items of an array; none where it is anything else. */
    static List<JsonValue> items(@Nullable JsonValue value) {
        return value instanceof JsonValue.Array array ? array.items() : List.of();
    }

    /** A field of an object; null where it is anything else or has no such field. */
    static @Nullable JsonValue field(@Nullable JsonValue value, String name) {
        return value instanceof JsonValue.Fields fields ? fields.get(name) : null;
    }

    /** A text, or a number as it is written; empty where it is anything else. */
    static String text(@Nullable JsonValue value) {
        if (value instanceof JsonValue.Text text) {
            return text.value();
        }
        return value instanceof JsonValue.Numeral number ? number.figures() : "";
    }

    /** A whole number, be it a number or in quotes; the other where it is neither. */
    static int whole(@Nullable JsonValue value, int other) {
        String figures = text(value).strip();
        boolean whole = !figures.isEmpty() && figures.length() <= 6;
        for (int i = 0; whole && i < figures.length(); i++) {
            char c = figures.charAt(i);
            whole = c >= '0' && c <= '9' || c == '-' && i == 0 && figures.length() > 1;
        }
        return whole ? Integer.parseInt(figures) : other;
    }

    /** The values in an array of them; what is not a value of the size is left out. */
    static Digits values(@Nullable JsonValue value, int size) {
        Digits set = Digits.NONE;
        for (JsonValue item : items(value)) {
            int one = whole(item, 0);
            set = one >= 1 && one <= Math.min(size, Shape.MAX_SIZE) ? set.with(one) : set;
        }
        return set;
    }
}
