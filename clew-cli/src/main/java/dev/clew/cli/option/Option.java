package dev.clew.cli.option;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One option of a command, defined once for parsing, help and completion. Immutable.
 *
 * @param names its names, such as {@code -o} and {@code --output}
 * @param label what stands for its value in help; null for a switch without a value
 * @param help what it does, in one sentence
 * @param choices the values it takes, where they can be listed
 */
public record Option(List<String> names, @Nullable String label, String help, List<String> choices) {
    /** An option that is there or not. */
    public static Option flag(String help, String... names) {
        return new Option(List.of(names), null, help, List.of());
    }

    /** An option with a value. */
    public static Option value(String label, String help, String... names) {
        return new Option(List.of(names), label, help, List.of());
    }

    /** An option with one of a few values. */
    public static Option choice(String help, List<String> choices, String... names) {
        return new Option(List.of(names), String.join("|", choices), help, choices);
    }

    /** Whether it has no value. */
    public boolean isFlag() {
        return label == null;
    }

    /** The longest of its names. */
    public String name() {
        return names.get(names.size() - 1);
    }
}
