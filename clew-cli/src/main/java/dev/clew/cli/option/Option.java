package dev.clew.cli.option;

import dev.clew.desk.parameter.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One option of a command, defined once for parsing, help and completion. Immutable.
 *
 * @param names its names, such as {@code -o} and {@code --output}
 * @param label what stands for its value in help; null for a switch without a value
 * @param help what it does, in one sentence
 * @param choices the values it takes, where they can be listed
 * @param silent names that are understood but not shown
 */
public record Option(
        List<String> names, @Nullable String label, String help, List<String> choices, List<String> silent) {
    /**
     * The option for a parameter of a question.
     *
     * @param others shorter names
     */
    public static Option of(Parameter<?> parameter, String... others) {
        List<String> names = new ArrayList<>(List.of(others));
        names.add("--" + parameter.name());
        String label = parameter.label();
        return new Option(names, label.isEmpty() ? null : label, parameter.help(), parameter.choices(), List.of());
    }

    /** This option under more names, which are understood but not shown. */
    public Option alsoNamed(String... more) {
        return new Option(names, label, help, choices, List.of(more));
    }

    /** An option that is there or not. */
    public static Option flag(String help, String... names) {
        return new Option(List.of(names), null, help, List.of(), List.of());
    }

    /** An option with a value. */
    public static Option value(String label, String help, String... names) {
        return new Option(List.of(names), label, help, List.of(), List.of());
    }

    /** An option with one of a few values. */
    public static Option choice(String help, List<String> choices, String... names) {
        return new Option(List.of(names), String.join("|", choices), help, choices, List.of());
    }

    /** Whether it has no value. */
    public boolean isFlag() {
        return label == null;
    }

    /** Whether that is its name. */
    public boolean isNamed(String name) {
        return names.contains(name) || silent.contains(name);
    }

    /** The longest of its names. */
    public String name() {
        return names.get(names.size() - 1);
    }
}
