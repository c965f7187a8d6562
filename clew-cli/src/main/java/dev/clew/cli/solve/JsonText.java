package dev.clew.cli.solve;

/** Writes one JSON object on one line, by hand: a JSON library would double the time to start. Mutable, for one thread. */
public final class JsonText {
    private static final String HEX = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder("{");

    /** Adds a text. */
    public JsonText put(String name, String value) {
        key(name);
        quote(value);
        return this;
    }

    /** Adds a number. */
    public JsonText put(String name, long value) {
        key(name).append(value);
        return this;
    }

    /** Adds a number that has been measured, to a thousandth; no more of it would mean anything. */
    public JsonText put(String name, double value) {
        key(name).append(Math.round(value * 1000) / 1000.0);
        return this;
    }

    /** Adds a truth value. */
    public JsonText put(String name, boolean value) {
        key(name).append(value);
        return this;
    }

    /** Adds a null. */
    public JsonText putNull(String name) {
        key(name).append("null");
        return this;
    }

    /** Adds a list of numbers. */
    public JsonText put(String name, int... values) {
        key(name).append('[');
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : ",").append(values[i]);
        }
        text.append(']');
        return this;
    }

    /** Adds a list of texts. */
    public JsonText put(String name, Iterable<?> values) {
        key(name).append('[');
        String comma = "";
        for (Object value : values) {
            text.append(comma);
            quote(value.toString());
            comma = ",";
        }
        text.append(']');
        return this;
    }

    /** Adds an object. */
    public JsonText put(String name, JsonText object) {
        key(name).append(object);
        return this;
    }

    /** Adds a value that is JSON already. */
    public JsonText putJson(String name, String json) {
        key(name).append(json);
        return this;
    }

    private StringBuilder key(String name) {
        if (text.length() > 1) {
            text.append(',');
        }
        quote(name);
        return text.append(':');
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ' || c == 0x7f || Character.isSurrogate(c)) {
                escape(c);
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    /** Also for surrogates: a lone one has no form in UTF-8. */
    private void escape(char c) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(HEX.charAt(c >> shift & 15));
        }
    }

    /** The object so far. */
    @Override
    public String toString() {
        return text + "}";
    }
}
