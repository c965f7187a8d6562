package dev.clew.web.api;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The fields of a request beside its puzzle, as text; reading them complains with the name and what is expected. Immutable. */
final class Fields {
    private final Map<String, String> values;

    /** Copies the values. */
    Fields(Map<String, String> values) {
        this.values = new LinkedHashMap<>(values);
    }

    /** Complains of a field that nobody reads: most likely a slip, and passing over it would hide that. */
    void allowOnly(Set<String> known) {
        List<String> others = new ArrayList<>(values.keySet());
        others.removeAll(known);
        if (!others.isEmpty()) {
            throw Problem.badRequest("There is no field \"" + printable(others.get(0)) + "\" here; known are "
                    + String.join(", ", new TreeSet<>(known)));
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    @Nullable
    String find(String name) {
        return values.get(name);
    }

    String text(String name, String standard) {
        return values.getOrDefault(name, standard);
    }

    String require(String name, String example) {
        String value = values.get(name);
        if (value == null) {
            throw Problem.badRequest("The field \"" + name + "\" is missing; write \"" + name + "\":" + example);
        }
        return value;
    }

    /** One of a few words, in lower case. */
    String choice(String name, List<String> choices, String standard) {
        String value = text(name, standard).toLowerCase(Locale.ROOT);
        if (!choices.contains(value)) {
            throw Problem.badRequest("The field \"" + name + "\" does not know \"" + printable(value)
                    + "\"; take one of " + String.join(", ", choices));
        }
        return value;
    }

    /** A whole number within bounds. */
    long number(String name, long standard, long least, long most) {
        String value = values.get(name);
        if (value == null) {
            return standard;
        }
        if (value.matches("-?\\d{1,18}") && Long.parseLong(value) >= least && Long.parseLong(value) <= most) {
            return Long.parseLong(value);
        }
        throw Problem.badRequest("The field \"" + name + "\" needs a whole number from " + least + " to " + most
                + ", but \"" + printable(value) + "\" was given");
    }

    /** A seed: any number of 64 bits, also as text since JavaScript's numbers do not hold all of them. */
    long seed(String name, long standard) {
        String value = values.get(name);
        if (value == null) {
            return standard;
        }
        if (value.matches("-?\\d{1,20}") && new BigInteger(value).bitLength() <= 64) {
            return new BigInteger(value).longValue();
        }
        throw Problem.badRequest("The field \"" + name + "\" needs a whole number below 2^64, but \"" + printable(value)
                + "\" was given");
    }

    boolean flag(String name) {
        return choice(name, List.of("true", "false"), "false").equals("true");
    }

    /** What a client sent, short and without control characters. */
    static String printable(String text) {
        String line = text.replaceAll("\\p{C}", "?");
        return line.length() > 60 ? line.substring(0, 60) + "…" : line;
    }
}
