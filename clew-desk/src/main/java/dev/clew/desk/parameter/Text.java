package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.Optional;
import java.util.function.Function;

/**
 * A text with a reader that gives it a meaning. Immutable.
 *
 * @param <T> what it means
 */
public final class Text<T> extends Parameter<T> {
    private final String label;
    private final boolean takesNumbers;
    private final Function<String, T> reader;

    private Text(
            String name,
            String label,
            String help,
            boolean takesNumbers,
            Function<String, T> reader,
            Optional<T> standard) {
        super(name, help, standard);
        this.label = label;
        this.takesNumbers = takesNumbers;
        this.reader = reader;
    }

    /** A text that may be left out; its reader rejects bad text with an {@link IllegalArgumentException}. */
    public static <T> Text<T> orNone(String name, String label, Function<String, T> reader, String help) {
        return new Text<>(name, label, help, false, reader, Optional.empty());
    }

    /** The same; in JSON a whole number may stand for its figures. */
    public Text<T> orNumber() {
        return new Text<>(name(), label, help(), true, reader, standard());
    }

    /** The same with a default value. */
    public Text<T> or(T value) {
        return new Text<>(name(), label, help(), takesNumbers, reader, Optional.of(value));
    }

    /** Whether JSON may have a number in its place. */
    public boolean takesNumbers() {
        return takesNumbers;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public T read(String text) throws BadValue {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw new BadValue(": " + e.getMessage());
        }
    }

    @Override
    public T read(JsonValue json) throws BadValue {
        if (json instanceof JsonValue.Text text) {
            return read(text.value());
        }
        if (takesNumbers && json instanceof JsonValue.Numeral number && number.isWhole()) {
            return read(number.figures());
        }
        throw new BadValue(" needs text in quotes, but " + BadValue.shown(json) + " was given");
    }
}
