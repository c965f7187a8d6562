package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.List;
import java.util.Optional;

/**
 * A parameter of a question: its name, how a value is read, which values it takes, its default, and one line of help.
 * Immutable and thread-safe.
 *
 * @param <T> what a value is
 */
public abstract class Parameter<T> {
    private final String name;
    private final String help;
    private final Optional<T> standard;

    /** A parameter by its name in words with hyphens; an empty default means that it may be left out. */
    Parameter(String name, String help, Optional<T> standard) {
        this.name = name;
        this.help = help;
        this.standard = standard;
    }

    /** Its name on a command line: words with hyphens between them. */
    public final String name() {
        return name;
    }

    /** Its name in JSON and in the address of a request: {@code noUniqueness} for {@code no-uniqueness}. */
    public final String field() {
        StringBuilder field = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            boolean start = i > 0 && name.charAt(i - 1) == '-';
            if (name.charAt(i) != '-') {
                field.append(start ? Character.toUpperCase(name.charAt(i)) : name.charAt(i));
            }
        }
        return field.toString();
    }

    /** What it is for, in a sentence or two. */
    public final String help() {
        return help;
    }

    /** The default value; empty for a parameter that may be left out. */
    public final Optional<T> standard() {
        return standard;
    }

    /** What stands for a value in help; empty for a switch, which has none. */
    public abstract String label();

    /** The words it takes; empty where they cannot be listed. */
    public List<String> choices() {
        return List.of();
    }

    /**
     * Reads a value from a command line or an address.
     *
     * @throws BadValue if it is not one
     */
    public abstract T read(String text) throws BadValue;

    /**
     * Reads a value from JSON, where types are kept: a text is not a number.
     *
     * @throws BadValue if it is not one
     */
    public abstract T read(JsonValue json) throws BadValue;

    /** This parameter as a public service offers it, perhaps with narrower bounds. */
    public Parameter<T> served() {
        return this;
    }

    @Override
    public String toString() {
        return name;
    }
}
