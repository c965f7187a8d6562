package dev.clew.desk.parameter;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The values of some parameters. Immutable. */
public final class Values {
    /** Nothing was said. */
    public static final Values NONE = new Values(Map.of(), Map.of());

    private final Map<String, Object> values;
    private final Map<String, Object> implied;

    private Values(Map<String, Object> values, Map<String, Object> implied) {
        this.values = values;
        this.implied = implied;
    }

    /** These values and one more. */
    public <T> Values with(Parameter<T> parameter, T value) {
        return new Values(plus(values, parameter, value), implied);
    }

    /** These values, and one to take if there is no other: a new seed, for example. */
    public <T> Values implying(Parameter<T> parameter, T value) {
        return new Values(values, plus(implied, parameter, value));
    }

    private static Map<String, Object> plus(Map<String, Object> some, Parameter<?> parameter, Object value) {
        Map<String, Object> more = new HashMap<>(some);
        more.put(parameter.name(), value);
        return Collections.unmodifiableMap(more);
    }

    /** Whether there is a value. */
    public boolean has(Parameter<?> parameter) {
        return values.containsKey(parameter.name());
    }

    /** The value, or else the default, if there is one. */
    @SuppressWarnings(
            "unchecked") // with() keeps name and type together, and no two parameters of a question share a name
    public <T> Optional<T> find(Parameter<T> parameter) {
        Object said = values.get(parameter.name());
        T value = (T) (said == null ? implied.get(parameter.name()) : said);
        return value == null ? parameter.standard() : Optional.of(value);
    }

    /**
     * The value of a parameter that must have one.
     *
     * @throws IllegalStateException if it has neither a value nor a default
     */
    public <T> T get(Parameter<T> parameter) {
        Optional<T> value = find(parameter);
        if (value.isEmpty()) {
            throw new IllegalStateException("There is no value for " + parameter.name());
        }
        return value.get();
    }
}
