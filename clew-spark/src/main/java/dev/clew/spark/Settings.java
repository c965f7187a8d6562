package dev.clew.spark;

import dev.clew.core.Budget;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.parameter.BadValue;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A job as it was asked for. Immutable; it travels to the executors, which make of it what they need.
 *
 * @param job the name of the job
 * @param inputs files, folders or patterns
 * @param options the values of options by their names without dashes; empty for a switch
 */
public record Settings(String job, List<String> inputs, Map<String, String> options) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The options in the order of their names. */
    public Settings {
        inputs = List.copyOf(inputs);
        options = new TreeMap<>(options);
    }

    /** Whether an option was given. */
    public boolean has(String name) {
        return options.containsKey(name);
    }

    /** The value of an option, or null. */
    public @Nullable String get(String name) {
        return options.get(name);
    }

    /** The value of an option, or another one where it was not given. */
    public String get(String name, String standard) {
        return options.getOrDefault(name, standard);
    }

    /** The value of an option as a whole number. */
    public long number(String name, long least, long most, long standard) {
        String text = options.get(name);
        if (text == null) {
            return standard;
        }
        try {
            long number = Long.parseLong(text.replace("_", ""));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // reported below, together with numbers out of range
        }
        throw new UsageFailure("--" + name + " needs a whole number from " + least + " to " + most + ", but \"" + text
                + "\" was given");
    }

    /** The folder to write to. */
    public String output() {
        String output = options.get("output");
        if (output == null) {
            throw new UsageFailure("--output is missing; name the folder to write to");
        }
        return output;
    }

    /** The same job with its output elsewhere. */
    public Settings withOutput(String folder) {
        Map<String, String> others = new TreeMap<>(options);
        others.put("output", folder);
        return new Settings(job, inputs, others);
    }

    /** The budget of each puzzle. */
    public Budget budget() {
        String text = options.get("budget");
        try {
            return text == null ? Budget.unlimited() : Budget.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageFailure("--budget: " + e.getMessage());
        }
    }

    /** The values of a question's parameters. */
    public Values values(List<Parameter<?>> parameters) {
        Values read = Values.NONE;
        for (Parameter<?> parameter : parameters) {
            read = read(parameter, read);
        }
        return read;
    }

    /** The name of the scale to rate on. */
    public String scale() {
        return values(RateQuestion.PARAMETERS).get(RateQuestion.SCALE);
    }

    private <T> Values read(Parameter<T> parameter, Values others) {
        String text = options.get(parameter.name());
        try {
            return text == null ? others : others.with(parameter, parameter.read(text));
        } catch (BadValue e) {
            throw new UsageFailure(e.after("--" + parameter.name()));
        }
    }
}
