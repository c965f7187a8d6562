package dev.clew.core.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value in a JSON text, and where it begins. Immutable.
 *
 * @since 0.2.0
 */
public sealed interface JsonValue {
    /**
     * A place in a text.
     *
     * @param line the line, from 1
     * @param column the column, from 1
     */
    record Place(int line, int column) {
        @Override
        public String toString() {
            return "line " + line + ", column " + column;
        }
    }

    /** Where the value begins. */
    Place place();

    /** Writes the value where one is expected; numbers as they were written. */
    void writeTo(JsonWriter json);

    /** Text in quotes, escapes resolved. */
    record Text(String value, Place place) implements JsonValue {
        @Override
        public void writeTo(JsonWriter json) {
            json.value(value);
        }
    }

    /**
     * A number.
     *
     * @param figures the number as written
     */
    record Numeral(String figures, Place place) implements JsonValue {
        private static final int MOST_FIGURES = 9;

        /** Whether it is written without a fraction and an exponent. */
        public boolean isWhole() {
            return figures.indexOf('.') < 0 && figures.indexOf('e') < 0 && figures.indexOf('E') < 0;
        }

        /** A whole number's value; those of ten figures and more are the largest or the smallest there is. */
        public int toInt() {
            boolean negative = figures.charAt(0) == '-';
            if (figures.length() > MOST_FIGURES + (negative ? 1 : 0)) {
                return negative ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            }
            return Integer.parseInt(figures);
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.raw(figures);
        }
    }

    /** {@code true} or {@code false}. */
    record Truth(boolean value, Place place) implements JsonValue {
        @Override
        public void writeTo(JsonWriter json) {
            json.value(value);
        }
    }

    /** {@code null}. */
    record Nothing(Place place) implements JsonValue {
        @Override
        public void writeTo(JsonWriter json) {
            json.nothing();
        }
    }

    /** Values in brackets. */
    record Array(List<JsonValue> items, Place place) implements JsonValue {
        @Override
        public void writeTo(JsonWriter json) {
            json.array();
            for (JsonValue item : items) {
                item.writeTo(json);
            }
            json.end();
        }
    }

    /**
     * Named values in braces; no name stands twice.
     *
     * @param fields the values by name, in the order of the text
     */
    record Fields(Map<String, JsonValue> fields, Place place) implements JsonValue {
        /** The value of that name, or null. */
        public @Nullable JsonValue get(String name) {
            return fields.get(name);
        }

        @Override
        public void writeTo(JsonWriter json) {
            json.object();
            fields.forEach((name, value) -> value.writeTo(json.name(name)));
            json.end();
        }
    }
}
