package dev.clew.desk.parameter;

import dev.clew.core.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One of a few words; upper case does as well. Immutable. */
public final class Choice extends Parameter<String> {
    private final List<String> choices;

    private Choice(String name, String help, List<String> choices, Optional<String> standard) {
        super(name, help, standard);
        this.choices = List.copyOf(choices);
    }

    /** One of some words, of which the first is the default. */
    public static Choice firstOf(List<String> choices, String name, String help) {
        return new Choice(name, help, choices, Optional.of(choices.get(0)));
    }

    /** One of some words, of which one is the default. */
    public static Choice of(List<String> choices, String standard, String name, String help) {
        return new Choice(name, help, choices, Optional.of(standard));
    }

    /** One of some words, or none. */
    public static Choice orNone(List<String> choices, String name, String help) {
        return new Choice(name, help, choices, Optional.empty());
    }

    @Override
    public String label() {
        return String.join("|", choices);
    }

    @Override
    public List<String> choices() {
        return choices;
    }

    @Override
    public String read(String text) throws BadValue {
        String word = text.toLowerCase(Locale.ROOT);
        if (!choices.contains(word)) {
            throw new BadValue(
                    " does not know " + BadValue.quoted(text) + "; take one of " + String.join(", ", choices));
        }
        return word;
    }

    @Override
    public String read(JsonValue json) throws BadValue {
        if (json instanceof JsonValue.Text text) {
            return read(text.value());
        }
        throw new BadValue(
                " needs one of " + String.join(", ", choices) + ", but " + BadValue.shown(json) + " was given");
    }
}
