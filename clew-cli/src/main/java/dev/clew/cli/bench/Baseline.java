package dev.clew.cli.bench;

import dev.clew.cli.shell.Failure;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A report as it was written earlier: the values of its head and of each row, by name. Immutable by agreement.
 *
 * @param head what is said about all rows
 * @param rows the rows
 */
public record Baseline(Map<String, String> head, List<Map<String, String>> rows) {
    /** Names no file: the one that was given may hold something else that is worth keeping. */
    private static final String ADVICE = "make a baseline with clew bench --json --output FILE";

    /** Reads the JSON that a run has written. */
    public static Baseline read(String name) {
        try (Reader text = Files.newBufferedReader(Path.of(name));
                JsonParser json = JsonFactory.builder().build().createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            List<Map<String, String>> rows = new ArrayList<>();
            Baseline baseline = new Baseline(object(json, rows), rows);
            if (!String.valueOf(BenchReport.VERSION).equals(baseline.head.get("bench"))) {
                throw Failure.inputOutput(name + " is no report of clew bench; " + ADVICE);
            }
            return baseline;
        } catch (IOException e) {
            throw Failure.inputOutput("cannot read " + name, e);
        } catch (JacksonException e) {
            throw Failure.inputOutput("cannot read " + name + ": it is no JSON; " + ADVICE);
        } catch (InvalidPathException e) {
            throw Failure.usage("--baseline: \"" + name + "\" is no file name");
        }
    }

    /** The plain values of an object; objects in an array are added to the rows. */
    private static Map<String, String> object(JsonParser json, List<Map<String, String>> rows) {
        Map<String, String> values = new HashMap<>();
        while (json.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = json.currentName();
            if (json.nextToken() == JsonToken.START_ARRAY) {
                while (json.nextToken() == JsonToken.START_OBJECT) {
                    rows.add(object(json, rows));
                }
            } else {
                values.put(name, json.getString());
            }
        }
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
