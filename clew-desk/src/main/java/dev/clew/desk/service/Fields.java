package dev.clew.desk.service;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.parameter.BadValue;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The fields of a request: of a body, where types are kept, or of an address, where all are text. Immutable. */
public final class Fields {
    private static final JsonValue.Place NOWHERE = new JsonValue.Place(1, 1);
    private static final int LONGEST_SHOWN = 60;

    private final Map<String, JsonValue> values;
    private final boolean typed;

    private Fields(Map<String, JsonValue> values, boolean typed) {
        this.values = values;
        this.typed = typed;
    }

    /** The fields of a body; one that is null counts as missing. */
    public static Fields ofBody(String body) {
        if (body.isBlank()) {
            throw Problem.badRequest("The body is empty; send a JSON object such as {\"puzzle\":\"…\"}");
        }
        try {
            if (JsonReader.read(body) instanceof JsonValue.Fields object) {
                Map<String, JsonValue> values = new LinkedHashMap<>(object.fields());
                values.values().removeIf(JsonValue.Nothing.class::isInstance);
                return new Fields(values, true);
            }
            throw Problem.badRequest("The body is not a JSON object; send one such as {\"puzzle\":\"…\"}");
        } catch (BadJson broken) {
            throw Problem.badRequest("The JSON is broken: " + printable(String.valueOf(broken.getMessage()), 160));
        }
    }

    /** The fields of an address; one that is blank counts as missing. */
    public static Fields ofAddress(Map<String, List<String>> query) {
        Map<String, JsonValue> values = new LinkedHashMap<>();
        query.forEach((name, texts) -> {
            if (!texts.get(0).isBlank()) {
                values.put(name, new JsonValue.Text(texts.get(0), NOWHERE));
            }
        });
        return new Fields(values, false);
    }

    /** Refuses a field that is not known: it is most likely a typo, and ignoring it would hide that. */
    void allowOnly(Set<String> known) {
        List<String> others = new ArrayList<>(values.keySet());
        others.removeAll(known);
        if (!others.isEmpty()) {
            throw Problem.badRequest("There is no field \"" + printable(others.get(0)) + "\" here; known fields are "
                    + String.join(", ", new TreeSet<>(known)));
        }
    }

    /** The values of some parameters; other fields are refused. */
    public Values readAll(List<Parameter<?>> parameters) {
        allowOnly(parameters.stream().map(Parameter::field).collect(Collectors.toSet()));
        return read(parameters);
    }

    /** The values of some parameters, within the bounds of the service. */
    Values read(List<Parameter<?>> parameters) {
        Values read = Values.NONE;
        for (Parameter<?> parameter : parameters) {
            read = read(parameter.served(), read);
        }
        return read;
    }

    private <T> Values read(Parameter<T> parameter, Values others) {
        JsonValue value = values.get(parameter.field());
        if (value == null) {
            return others;
        }
        try {
            return others.with(parameter, typed ? parameter.read(value) : parameter.read(text(parameter.field())));
        } catch (BadValue e) {
            throw Problem.badRequest(e.after(named(parameter)));
        }
    }

    /** How a request calls a parameter. */
    static String named(Parameter<?> parameter) {
        return "The field \"" + parameter.field() + "\"";
    }

    /** The value of that name, or null. */
    @Nullable
    JsonValue find(String name) {
        return values.get(name);
    }

    /** The text of that name; empty where there is none. */
    String text(String name) {
        JsonValue value = values.get(name);
        if (value == null) {
            return "";
        }
        if (value instanceof JsonValue.Text text) {
            return text.value();
        }
        throw Problem.badRequest(
                "The field \"" + name + "\" needs text in quotes, but " + BadValue.shown(value) + " was given");
    }

    /** A value as text for the formats: text as it is, an object as JSON. */
    static String puzzle(String name, JsonValue value) {
        if (value instanceof JsonValue.Text text) {
            return text.value();
        }
        if (value instanceof JsonValue.Fields object) {
            JsonWriter json = new JsonWriter();
            object.writeTo(json);
            return json.text();
        }
        throw Problem.badRequest("The field \"" + name + "\" needs text in quotes or an object, but "
                + BadValue.shown(value) + " was given");
    }

    /** What a client sent, short and without control characters. */
    public static String printable(String text) {
        return printable(text, LONGEST_SHOWN);
    }

    private static String printable(String text, int most) {
        String line = text.replaceAll("\\p{C}", "?");
        return line.length() > most ? line.substring(0, most) + "…" : line;
    }
}
