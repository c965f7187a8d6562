package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.Optional;

/** A seed: any number of 64 bits. JSON has it as text too, since JavaScript's numbers do not hold all of them. Immutable. */
public final class Seed extends Parameter<Long> {
    private static final long TENTH = Long.divideUnsigned(-1L, 10);

    /** A seed of a name; the caller takes a new one by default. */
    public Seed(String name, String help) {
        super(name, help, Optional.empty());
    }

    @Override
    public String label() {
        return "N";
    }

    @Override
    public Long read(String text) throws BadValue {
        try {
            return text.startsWith("-") ? Long.parseLong(text) : unsigned(text);
        } catch (NumberFormatException e) {
            throw needed(BadValue.quoted(text));
        }
    }

    /** As {@link Long#parseUnsignedLong(String)}, which not every place that Clew runs in knows. */
    private static long unsigned(String text) {
        String figures = text.startsWith("+") ? text.substring(1) : text;
        if (figures.isEmpty()) {
            throw new NumberFormatException(text);
        }
        long value = 0;
        for (int i = 0; i < figures.length(); i++) {
            int figure = Character.digit(figures.charAt(i), 10);
            long next = value * 10 + figure;
            if (figure < 0 || Long.compareUnsigned(value, TENTH) > 0 || Long.compareUnsigned(next, figure) < 0) {
                throw new NumberFormatException(text);
            }
            value = next;
        }
        return value;
    }

    @Override
    public Long read(JsonValue json) throws BadValue {
        if (json instanceof JsonValue.Text text) {
            return read(text.value());
        }
        if (json instanceof JsonValue.Numeral number && number.isWhole()) {
            return read(number.figures());
        }
        throw needed(BadValue.shown(json));
    }

    private static BadValue needed(String given) {
        return new BadValue(" needs a whole number below 2^64, but " + given + " was given");
    }
}
