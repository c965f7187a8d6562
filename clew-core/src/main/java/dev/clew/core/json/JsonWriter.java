package dev.clew.core.json;

import java.util.function.Consumer;

/**
 * Writes one JSON value on one line, in the order of the calls: the counterpart of {@link JsonReader}. Commas are added
 * where they belong; {@link #end} closes what was opened last. Mutable, for one thread.
 *
 * <pre>{@code
 * new JsonWriter().object().put("outcome", "unique").array("cells").value(1).value(2).end().end().text()
 * }</pre>
 *
 * <p>A call that would not lead to JSON throws an {@link IllegalStateException}: a value without a name in an object, a
 * name elsewhere, a second value after the first.
 *
 * @since 0.2.0
 */
public final class JsonWriter {
    private static final int SHOWN = 40;
    private static final String HEX = "0123456789abcdef";
    private static final String SHORT = "\b\f\n\r\t\"\\";
    private static final String LETTERS = "bfnrt\"\\";

    private final StringBuilder text = new StringBuilder();
    /** The brackets that close what is open, the innermost last. */
    private final StringBuilder open = new StringBuilder();

    /** Whether a comma comes before the next entry. */
    private boolean comma;

    /** Whether a name waits for its value. */
    private boolean named;

    /** An empty text. */
    public JsonWriter() {}

    /** Opens an object as the whole text or as a value of an array. */
    public JsonWriter object() {
        return open('{', '}');
    }

    /** Opens an object as the value of a field. */
    public JsonWriter object(String name) {
        return name(name).object();
    }

    /** Writes a field with an object whose fields the caller writes. */
    public JsonWriter object(String name, Consumer<JsonWriter> fields) {
        object(name);
        fields.accept(this);
        return end();
    }

    /** Opens an array as the whole text or as a value of an array. */
    public JsonWriter array() {
        return open('[', ']');
    }

    /** Opens an array as the value of a field. */
    public JsonWriter array(String name) {
        return name(name).array();
    }

    private JsonWriter open(char first, char last) {
        beforeValue();
        text.append(first);
        open.append(last);
        comma = false;
        return this;
    }

    /** Closes the innermost object or array. */
    public JsonWriter end() {
        require(open.length() > 0 && !named, "nothing can be closed");
        text.append(innermost());
        open.setLength(open.length() - 1);
        comma = true;
        return this;
    }

    /** Writes the name of a field, whose value comes next. */
    public JsonWriter name(String name) {
        require(innermost() == '}' && !named, "a name has no place");
        separate();
        quote(name);
        text.append(':');
        named = true;
        return this;
    }

    /** Writes a text. */
    public JsonWriter value(String value) {
        beforeValue();
        quote(value);
        comma = true;
        return this;
    }

    /** Writes a whole number. */
    public JsonWriter value(long value) {
        return raw(Long.toString(value));
    }

    /**
     * Writes a number.
     *
     * @throws IllegalArgumentException if JSON has no such number
     */
    public JsonWriter value(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON has no number " + value);
        }
        return raw(Double.toString(value));
    }

    /** Writes a truth value. */
    public JsonWriter value(boolean value) {
        return raw(value ? "true" : "false");
    }

    /** Writes null. */
    public JsonWriter nothing() {
        return raw("null");
    }

    /** Writes a value that is JSON already; this is not checked. */
    public JsonWriter raw(String json) {
        beforeValue();
        text.append(json);
        comma = true;
        return this;
    }

    /** Writes a field with a text. */
    public JsonWriter put(String name, String value) {
        return name(name).value(value);
    }

    /** Writes a field with a whole number. */
    public JsonWriter put(String name, long value) {
        return name(name).value(value);
    }

    /** Writes a field with a number. */
    public JsonWriter put(String name, double value) {
        return name(name).value(value);
    }

    /** Writes a field with a truth value. */
    public JsonWriter put(String name, boolean value) {
        return name(name).value(value);
    }

    /** Writes a field with an array of texts, what each value prints as. */
    public JsonWriter texts(String name, Iterable<?> values) {
        return name(name).texts(values);
    }

    /** Writes an array of texts, what each value prints as. */
    public JsonWriter texts(Iterable<?> values) {
        array();
        for (Object value : values) {
            value(value.toString());
        }
        return end();
    }

    /** Writes a field with an array of numbers. */
    public JsonWriter numbers(String name, int... values) {
        array(name);
        for (int value : values) {
            value(value);
        }
        return end();
    }

    private void beforeValue() {
        require(
                named || innermost() == ']' || open.length() == 0 && text.length() == 0,
                "a value has no place without a name");
        separate();
        named = false;
    }

    private void separate() {
        if (comma && !named) {
            text.append(',');
        }
    }

    /** The bracket that is expected next, or a blank. */
    private char innermost() {
        return open.length() == 0 ? ' ' : open.charAt(open.length() - 1);
    }

    private void require(boolean holds, String problem) {
        if (!holds) {
            String end = text.substring(Math.max(0, text.length() - SHOWN));
            throw new IllegalStateException("In JSON that ends with \"" + end + "\", " + problem);
        }
    }

    /** Appends what needs no escape in one piece: that is nearly always the whole text. */
    private void quote(String value) {
        text.append('"');
        int from = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (!isPlain(c)) {
                text.append(value, from, i);
                escape(c);
                from = i + 1;
            }
        }
        text.append(value, from, value.length()).append('"');
    }

    /** Control characters would act on a terminal, and a lone surrogate has no form in UTF-8. */
    private static boolean isPlain(char c) {
        return c != '"' && c != '\\' && !Character.isISOControl(c) && !Character.isSurrogate(c);
    }

    private void escape(char c) {
        int known = SHORT.indexOf(c);
        if (known >= 0) {
            text.append('\\').append(LETTERS.charAt(known));
            return;
        }
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(HEX.charAt(c >> shift & 15));
        }
    }

    /**
     * The text.
     *
     * @throws IllegalStateException if an object or array is still open
     */
    public String text() {
        require(open.length() == 0 && text.length() > 0, "the value is not finished");
        return text.toString();
    }

    /** The text so far. */
    @Override
    public String toString() {
        return text.toString();
    }
}
