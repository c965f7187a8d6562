package dev.clew.cli.bench;

import dev.clew.cli.shell.Failure;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A report as it was written earlier: the values of its head and of each row, by name. Immutable by agreement.
 *
 * @param head what holds for all rows
 * @param rows the rows
 */
public record Baseline(Map<String, String> head, List<Map<String, String>> rows) {
    /** Does not name the file: what it holds may be worth keeping. */
    private static final String ADVICE = "make a baseline with clew bench --json --output FILE";

    /** Reads the JSON that a run has written. */
    public static Baseline read(String name) {
        try {
            JsonValue report = JsonReader.read(text(Path.of(name)));
            if (report instanceof JsonValue.Fields head && head.get("rows") instanceof JsonValue.Array rows) {
                Baseline baseline = new Baseline(values(head), rows(rows));
                if (String.valueOf(BenchReport.VERSION).equals(baseline.head.get("bench"))) {
                    return baseline;
                }
            }
            throw Failure.inputOutput(name + " is not a report of clew bench; " + ADVICE);
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + name, e);
        } catch (BadJson e) {
            throw Failure.inputOutput("cannot read " + name + ": it is no JSON; " + ADVICE);
        } catch (InvalidPathException e) {
            throw Failure.usage("--baseline: \"" + name + "\" is not a file name");
        }
    }

    /** The text of a file, or as much of it as is too long to be read as JSON. */
    private static String text(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return new String(bytes.readNBytes(JsonReader.MAX_TEXT + 1), StandardCharsets.UTF_8);
        }
    }

    private static List<Map<String, String>> rows(JsonValue.Array array) {
        List<Map<String, String>> rows = new ArrayList<>();
        for (JsonValue row : array.items()) {
            if (row instanceof JsonValue.Fields fields) {
                rows.add(values(fields));
            }
        }
        return rows;
    }

    /** The texts and numbers of an object. */
    private static Map<String, String> values(JsonValue.Fields object) {
        Map<String, String> values = new HashMap<>();
        object.fields().forEach((name, value) -> {
            if (value instanceof JsonValue.Text text) {
                values.put(name, text.value());
            } else if (value instanceof JsonValue.Numeral number) {
                values.put(name, number.figures());
            }
        });
        return values;
    }

    /** Whether it was measured where this was; else times say nothing. */
    boolean isFrom(Machine machine) {
        return machine.processor().equals(head.get("processor"))
                && machine.jdk().equals(head.get("jdk"));
    }

    /** The values of the same measurement, or null. */
    @Nullable
    Map<String, String> find(Row row) {
        for (Map<String, String> values : rows) {
            if (row.set().equals(values.get("set"))
                    && row.engine().equals(values.get("engine"))
                    && String.valueOf(row.threads()).equals(values.get("threads"))) {
                return values;
            }
        }
        return null;
    }
}
