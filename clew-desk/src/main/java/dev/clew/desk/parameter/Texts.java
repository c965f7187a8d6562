package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Several texts of one kind: with commas between them, or in JSON an array. Immutable.
 *
 * @param <T> what each of them means
 */
public final class Texts<T> extends Parameter<List<T>> {
    private final String label;
    private final Function<String, T> reader;

    /** Texts, none by default; the reader of each rejects bad text with an {@link IllegalArgumentException}. */
    public Texts(String name, String label, Function<String, T> reader, String help) {
        super(name, help, Optional.of(List.of()));
        this.label = label;
        this.reader = reader;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public List<T> read(String text) throws BadValue {
        List<T> values = new ArrayList<>();
        for (String part : text.split(",")) {
            values.add(one(part.strip()));
        }
        return values;
    }

    @Override
    public List<T> read(JsonValue json) throws BadValue {
        if (json instanceof JsonValue.Text text) {
            return read(text.value());
        }
        if (!(json instanceof JsonValue.Array array)) {
            throw new BadValue(" needs text in quotes or an array of them, but " + BadValue.shown(json) + " was given");
        }
        List<T> values = new ArrayList<>();
        for (JsonValue item : array.items()) {
            if (!(item instanceof JsonValue.Text text)) {
                throw new BadValue(" needs text in quotes in its array, but " + BadValue.shown(item) + " was given");
            }
            values.add(one(text.value()));
        }
        return values;
    }

    private T one(String text) throws BadValue {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw new BadValue(": " + e.getMessage());
        }
    }
}
