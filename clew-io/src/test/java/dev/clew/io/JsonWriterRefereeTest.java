package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.core.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** The JSON writer of the core: Jackson and our own reader find in its texts what was put in. */
class JsonWriterRefereeTest {
    private static final JsonFactory JACKSON = new JsonFactory();
    private static final Object NULL = new Object();

    @Test
    void randomDocumentsAreReadAsTheyWereMeant() throws BadJson {
        int count = Integer.getInteger("clew.fuzz", 5_000);
        long first = Long.getLong("clew.fuzz.seed", 1);
        for (long seed = first; seed < first + count; seed++) {
            Object document = document(new Random(seed), 5);
            check(document, "seed " + seed);
        }
    }

    @Test
    void everyCharacterIsRead() throws BadJson {
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            check(Map.of(whole("a" + (char) c), "" + (char) c + "b"), "U+" + Integer.toHexString(c));
        }
        for (int point = Character.MIN_SUPPLEMENTARY_CODE_POINT; point <= Character.MAX_CODE_POINT; point += 251) {
            check(Character.toString(point), "U+" + Integer.toHexString(point));
        }
    }

    @Test
    void namesWithHalfASurrogatePairAreReadByOurReader() throws BadJson {
        String text = new JsonWriter().object().put("\ud83d", "\ude00").end().text();
        assertThat(ours(JsonReader.read(text), Map.of("\ud83d", "\ude00"))).isTrue();
    }

    @Test
    void nestingIsAsDeepAsIsRead() throws BadJson {
        Object document = 1L;
        for (int depth = 0; depth < JsonReader.MAX_DEPTH; depth++) {
            document = depth % 2 == 0 ? List.of(document) : Map.of("in", document);
        }
        check(document, "deep");
    }

    @ParameterizedTest
    @ValueSource(
            doubles = {
                0,
                -0.0,
                1,
                -4.2,
                0.1,
                0.002,
                1e-4,
                1e7,
                123456789.125,
                1e22,
                Double.MAX_VALUE,
                Double.MIN_VALUE,
                Double.MIN_NORMAL,
                Math.PI
            })
    void fractionsAreReadExactly(double value) throws BadJson {
        check(value, "a fraction");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 1_000_000_000_000L, Long.MAX_VALUE, Long.MIN_VALUE})
    void wholeNumbersAreReadExactly(long value) throws BadJson {
        check(value, "a whole number");
    }

    @Test
    void listsOfTheirOwnMethodsAreRead() throws BadJson {
        JsonWriter json = new JsonWriter()
                .object()
                .texts("texts", List.of("a\n", 2))
                .numbers("numbers", 1, -2)
                .object("object", fields -> fields.put("truth", true).put("half", 0.5))
                .end();
        Map<String, Object> expected = Map.of(
                "texts", List.of("a\n", "2"),
                "numbers", List.of(1L, -2L),
                "object", Map.of("truth", true, "half", 0.5));
        assertThat(jackson(json.text())).isEqualTo(expected);
    }

    /** Through bytes, as a text leaves the program. */
    private static void check(Object document, String name) throws BadJson {
        String text = write(new JsonWriter(), document).text();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String received = new String(bytes, StandardCharsets.UTF_8);
        assertThat(text.chars().noneMatch(Character::isISOControl)).as(name).isTrue();
        assertThat(received).as(name).isEqualTo(text);
        assertThat(jackson(received)).as("%s: %s", name, text).isEqualTo(document);
        JsonValue read = JsonReader.read(received);
        assertThat(ours(read, document)).as("%s: %s", name, text).isTrue();
        JsonWriter again = new JsonWriter();
        read.writeTo(again);
        assertThat(again.text()).as(name).isEqualTo(text);
    }

    // ---- documents: maps, lists, texts, longs, doubles, truth values and NULL ----

    private static Object document(Random random, int depth) {
        int entries = random.nextInt(5);
        return switch (random.nextInt(depth == 0 ? 5 : 7)) {
            case 0 -> string(random);
            case 1 -> random.nextLong() >> random.nextInt(64);
            case 2 -> number(random);
            case 3 -> random.nextBoolean();
            case 4 -> NULL;
            case 5 ->
                IntStream.range(0, entries)
                        .mapToObj(i -> document(random, depth - 1))
                        .toList();
            default -> {
                Map<String, Object> fields = new LinkedHashMap<>();
                for (int i = 0; i < entries; i++) {
                    fields.put(whole(string(random)), document(random, depth - 1));
                }
                yield fields;
            }
        };
    }

    private static double number(Random random) {
        double any = Double.longBitsToDouble(random.nextLong());
        return random.nextBoolean() || !Double.isFinite(any) ? random.nextInt(1_000_000) / 10_000.0 : any;
    }

    /** Also halves of surrogate pairs, in any order. */
    private static String string(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
            switch (random.nextInt(5)) {
                case 0 -> text.append((char) random.nextInt(0x20));
                case 1 -> text.append("\"\\/{}[],:'u".charAt(random.nextInt(11)));
                case 2 -> text.append((char) (Character.MIN_SURROGATE + random.nextInt(0x800)));
                case 3 -> text.appendCodePoint(random.nextInt(Character.MAX_CODE_POINT + 1));
                default -> text.append((char) (' ' + random.nextInt(95)));
            }
        }
        return text.toString();
    }

    /** For a name: there Jackson takes no half of a surrogate pair. */
    private static String whole(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private static JsonWriter write(JsonWriter json, Object value) {
        if (value instanceof Map<?, ?> map) {
            json.object();
            map.forEach((name, part) -> write(json.name(name.toString()), part));
            return json.end();
        }
        if (value instanceof List<?> list) {
            json.array();
            list.forEach(part -> write(json, part));
            return json.end();
        }
        if (value instanceof String text) {
            return json.value(text);
        }
        if (value instanceof Long whole) {
            return json.value(whole.longValue());
        }
        if (value instanceof Double number) {
            return json.value(number.doubleValue());
        }
        return value instanceof Boolean truth ? json.value(truth.booleanValue()) : json.nothing();
    }

    // ---- what readers find ----

    private static Object jackson(String text) {
        try (JsonParser parser = JACKSON.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            Object value = value(parser);
            assertThat(parser.nextToken()).isNull();
            return value;
        }
    }

    private static Object value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> fields = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    fields.put(name, value(parser));
                }
                yield fields;
            }
            case START_ARRAY -> {
                List<Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(value(parser));
                }
                yield items;
            }
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
            default -> NULL;
        };
    }

    /** Whether our reader found this. */
    private static boolean ours(JsonValue found, Object meant) {
        if (found instanceof JsonValue.Fields object && meant instanceof Map<?, ?> map) {
            return List.copyOf(object.fields().keySet()).equals(List.copyOf(map.keySet()))
                    && map.entrySet().stream()
                            .allMatch(it -> ours(
                                    Objects.requireNonNull(
                                            object.get(it.getKey().toString())),
                                    it.getValue()));
        }
        if (found instanceof JsonValue.Array array && meant instanceof List<?> list) {
            return array.items().size() == list.size()
                    && IntStream.range(0, list.size())
                            .allMatch(i -> ours(array.items().get(i), list.get(i)));
        }
        if (found instanceof JsonValue.Numeral number) {
            return meant instanceof Long whole
                    ? whole == Long.parseLong(number.figures())
                    : meant.equals(Double.valueOf(number.figures()));
        }
        if (found instanceof JsonValue.Truth truth) {
            return meant.equals(truth.value());
        }
        return found instanceof JsonValue.Text string ? meant.equals(string.value()) : meant == NULL;
    }
}
