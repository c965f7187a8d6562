package dev.clew.docs.steps;

import dev.clew.core.SeededRandom;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes one thing somewhere in the JSON of a proof, whatever its kinds are: another cell, candidate, house or number,
 * a truth value turned round, an entry of a list left out or repeated, a field left out. Mutable, for one proof.
 */
final class JsonMutation {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Shape shape;
    private final SeededRandom random;
    private int left;

    private JsonMutation(Shape shape, SeededRandom random) {
        this.shape = shape;
        this.random = random;
    }

    /** A proof with one thing changed. */
    static JsonValue of(JsonValue proof, Shape shape, SeededRandom random) {
        JsonMutation mutation = new JsonMutation(shape, random);
        mutation.left = random.nextInt(count(proof));
        return mutation.walk(proof);
    }

    private static int count(JsonValue json) {
        if (json instanceof JsonValue.Array array) {
            return 1 + array.items().stream().mapToInt(JsonMutation::count).sum();
        }
        return json instanceof JsonValue.Fields object
                ? 1
                        + object.fields().values().stream()
                                .mapToInt(JsonMutation::count)
                                .sum()
                : 1;
    }

    private JsonValue walk(JsonValue json) {
        if (left-- == 0) {
            return changed(json);
        }
        if (json instanceof JsonValue.Array array) {
            return new JsonValue.Array(array.items().stream().map(this::walk).toList(), json.place());
        }
        if (json instanceof JsonValue.Fields object) {
            Map<String, JsonValue> fields = new LinkedHashMap<>();
            object.fields().forEach((name, value) -> fields.put(name, walk(value)));
            return new JsonValue.Fields(fields, json.place());
        }
        return json;
    }

    private JsonValue changed(JsonValue json) {
        if (json instanceof JsonValue.Truth truth) {
            return new JsonValue.Truth(!truth.value(), json.place());
        }
        if (json instanceof JsonValue.Numeral) {
            return new JsonValue.Numeral(Integer.toString(random.nextInt(shape.size() + 2)), json.place());
        }
        if (json instanceof JsonValue.Text text) {
            return new JsonValue.Text(otherName(text.value()), json.place());
        }
        return json instanceof JsonValue.Array array ? changed(array) : lessOne((JsonValue.Fields) json);
    }

    /** Another number in a name: that of a row, a column, a value or a house. */
    private String otherName(String name) {
        List<int[]> numbers = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(name);
        while (matcher.find()) {
            numbers.add(new int[] {matcher.start(), matcher.end()});
        }
        if (numbers.isEmpty()) {
            return name;
        }
        int[] at = numbers.get(random.nextInt(numbers.size()));
        return name.substring(0, at[0]) + (1 + random.nextInt(shape.size())) + name.substring(at[1]);
    }

    private JsonValue changed(JsonValue.Array array) {
        if (array.items().isEmpty()) {
            return array;
        }
        List<JsonValue> items = new ArrayList<>(array.items());
        int index = random.nextInt(items.size());
        if (random.nextBoolean()) {
            items.remove(index);
        } else {
            items.add(random.nextInt(items.size() + 1), items.get(index));
        }
        return new JsonValue.Array(items, array.place());
    }

    private JsonValue lessOne(JsonValue.Fields object) {
        List<String> names = List.copyOf(object.fields().keySet());
        if (names.isEmpty()) {
            return object;
        }
        Map<String, JsonValue> fields = new LinkedHashMap<>(object.fields());
        fields.remove(names.get(random.nextInt(names.size())));
        return new JsonValue.Fields(fields, object.place());
    }
}
