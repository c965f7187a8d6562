package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.Optional;

/** A whole number within bounds. Immutable. */
public final class WholeNumber extends Parameter<Long> {
    private final long least;
    private final long most;
    private final long mostServed;

    private WholeNumber(String name, String help, long least, long most, long mostServed, long standard) {
        super(name, help, Optional.of(standard));
        this.least = least;
        this.most = most;
        this.mostServed = mostServed;
    }

    /** A number from 1 to some bound, which is a lower one for a service. */
    public static WholeNumber upTo(long most, long mostServed, long standard, String name, String help) {
        return new WholeNumber(name, help, 1, most, mostServed, standard);
    }

    /** The same from a larger bound on. */
    public WholeNumber from(long bound) {
        return new WholeNumber(
                name(), help(), bound, most, mostServed, standard().orElseThrow());
    }

    /** The smallest value. */
    public long least() {
        return least;
    }

    /** The largest value. */
    public long most() {
        return most;
    }

    @Override
    public String label() {
        return "N";
    }

    @Override
    public WholeNumber served() {
        return new WholeNumber(
                name(), help(), least, mostServed, mostServed, standard().orElseThrow());
    }

    @Override
    public Long read(String text) throws BadValue {
        try {
            return within(Long.parseLong(text.replace("_", "")), BadValue.quoted(text));
        } catch (NumberFormatException e) {
            throw needed(BadValue.quoted(text));
        }
    }

    @Override
    public Long read(JsonValue json) throws BadValue {
        try {
            if (json instanceof JsonValue.Numeral number && number.isWhole()) {
                return within(Long.parseLong(number.figures()), BadValue.shown(json));
            }
        } catch (NumberFormatException e) {
            // reported below, together with everything else that is not such a number
        }
        throw needed(BadValue.shown(json));
    }

    private long within(long number, String given) throws BadValue {
        if (number < least || number > most) {
            throw needed(given);
        }
        return number;
    }

    private BadValue needed(String given) {
        return new BadValue(" needs a whole number from " + least + " to " + most + ", but " + given + " was given");
    }
}
