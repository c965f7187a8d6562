package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import dev.clew.core.json.JsonWriter;

/** A value that its parameter does not take. The message continues after the name of the parameter. */
public final class BadValue extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_SHOWN = 60;

    /** An error message that begins with a blank or a colon, so that the name can stand before it. */
    BadValue(String complaint) {
        super(complaint, null, false, false);
    }

    /** The whole sentence. */
    public String after(String name) {
        return name + getMessage();
    }

    /** A value as JSON has it, short. */
    public static String shown(JsonValue value) {
        JsonWriter json = new JsonWriter();
        value.writeTo(json);
        return shortened(json.text());
    }

    private static String shortened(String line) {
        return line.length() > LONGEST_SHOWN ? line.substring(0, LONGEST_SHOWN) + "…" : line;
    }

    /** A value in quotes, short and without control characters. */
    static String quoted(String value) {
        return "\"" + shortened(value.replaceAll("\\p{C}", "?")) + "\"";
    }
}
