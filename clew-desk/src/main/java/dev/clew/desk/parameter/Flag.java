package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A switch, off by default. Immutable. */
public final class Flag extends Parameter<Boolean> {
    /** A switch of a name. */
    public Flag(String name, String help) {
        super(name, help, Optional.of(false));
    }

    @Override
    public String label() {
        return "";
    }

    /** On a command line its name alone turns it on; in an address it is true or false. */
    @Override
    public Boolean read(String text) throws BadValue {
        String word = text.toLowerCase(Locale.ROOT);
        if (!List.of("", "true", "false").contains(word)) {
            throw new BadValue(" needs true or false, but " + BadValue.quoted(text) + " was given");
        }
        return !word.equals("false");
    }

    @Override
    public Boolean read(JsonValue json) throws BadValue {
        if (json instanceof JsonValue.Truth truth) {
            return truth.value();
        }
        throw new BadValue(" needs true or false, but " + BadValue.shown(json) + " was given");
    }
}
