package dev.clew.cli.option;

import dev.clew.cli.shell.Failure;
import dev.clew.desk.parameter.BadValue;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.parameter.WholeNumber;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A command line that has been read: the values of options and the operands. Mutable while being read, for one thread. */
public final class Arguments {
    private final Map<String, String> values = new HashMap<>();
    private final List<String> operands = new ArrayList<>();

    /** Takes an option's value, or an empty text for a switch; false if it was there before. */
    boolean put(Option option, String value) {
        return values.put(option.name(), value) == null;
    }

    void addOperand(String operand) {
        operands.add(operand);
    }

    /** The same command line without an option. */
    public Arguments without(Option option) {
        Arguments others = new Arguments();
        others.values.putAll(values);
        others.values.remove(option.name());
        others.operands.addAll(operands);
        return others;
    }

    /** The options but for some, as a text: equal where the others and their values are. */
    public String optionsWithout(Collection<Option> some) {
        TreeMap<String, String> others = new TreeMap<>(values);
        some.forEach(option -> others.remove(option.name()));
        StringBuilder text = new StringBuilder();
        others.forEach((name, value) ->
                text.append(text.isEmpty() ? "" : " ").append(name).append(value.isEmpty() ? "" : "=" + value));
        return text.toString();
    }

    /** What is not an option: files, puzzle texts and {@code -}. */
    public List<String> operands() {
        return operands;
    }

    /** Whether the option was given. */
    public boolean has(Option option) {
        return values.containsKey(option.name());
    }

    /** The option's value, or null when it was not given. */
    public @Nullable String get(Option option) {
        return values.get(option.name());
    }

    /** The option's value in lower case, checked against its choices. */
    public String choice(Option option, String standard) {
        String value = values.get(option.name());
        if (value == null) {
            return standard;
        }
        String choice = value.toLowerCase(Locale.ROOT);
        if (!option.choices().contains(choice)) {
            throw Failure.usage(option.name() + " does not know \"" + value + "\"; take one of "
                    + String.join(", ", option.choices()));
        }
        return choice;
    }

    /** The option's value as a whole number from 1. */
    public long number(Option option, long standard, long most) {
        String value = values.get(option.name());
        if (value == null) {
            return standard;
        }
        try {
            long number = Long.parseLong(value.replace("_", ""));
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // reported below, together with numbers out of range
        }
        throw Failure.usage(
                option.name() + " needs a whole number from 1 to " + most + ", but \"" + value + "\" was given");
    }

    /** The value of a number, or its default. */
    public long number(WholeNumber parameter) {
        return read(parameter, Values.NONE).get(parameter);
    }

    /** The values of a question's parameters. */
    public Values values(List<Parameter<?>> parameters) {
        Values read = Values.NONE;
        for (Parameter<?> parameter : parameters) {
            read = read(parameter, read);
        }
        return read;
    }

    private <T> Values read(Parameter<T> parameter, Values others) {
        String text = values.get("--" + parameter.name());
        try {
            return text == null ? others : others.with(parameter, parameter.read(text));
        } catch (BadValue e) {
            throw Failure.usage(e.after("--" + parameter.name()));
        }
    }

    @Override
    public String toString() {
        return new TreeMap<>(values) + " " + operands;
    }
}
