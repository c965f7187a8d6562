package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** The JSON reader of the core against Jackson: the same texts are good, and they hold the same values. */
class JsonRefereeTest {
    private static final JsonFactory JACKSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(JsonReader.MAX_DEPTH)
                    .build())
            .build();
    private static final String LETTERS =
            "{}[]\",:0123456789.-+eE \n\r\t\\/bfnrtu\u00e9\u0000\u007f\u2028truefalsnx\ud83d\ude00";
    private static final Object NULL = "the null of JSON";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                " [ ] ",
                "{\"a\":1,\"b\":[true,false,null,\"x\"],\"c\":{}}",
                "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\"",
                "\"\\uD800\"",
                "-0",
                "0",
                "-0.5e+10",
                "1E-2",
                "123456789012345678901234567890",
                "1.5",
                "\"\u007f\u2028\"",
                "\r\n[\r1\n,\t2]\n",
                "null",
                "{\"\":0}"
            })
    void goodTextsHoldTheSame(String text) {
        assertThat(ours(text)).isPresent().isEqualTo(jackson(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "}",
                "[",
                "]",
                "[1,]",
                "{\"a\":1,}",
                "{,}",
                "[,1]",
                "{a:1}",
                "{'a':1}",
                "{\"a\" 1}",
                "{\"a\":}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":1,\"a\":2}",
                "[1 2]",
                "01",
                "-",
                "+1",
                ".5",
                "1.",
                "1e",
                "1e+",
                "0x10",
                "NaN",
                "Infinity",
                "tru",
                "truex",
                "nul",
                "nullx",
                "True",
                "\"",
                "\"\\\"",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"a\nb\"",
                "\"\t\"",
                "\"\u0000\"",
                "[1]]",
                "{} {}",
                "1 2",
                "// x\n1",
                "/* x */1",
                "#\n1",
                "\uFEFF1",
                "\u00a01",
                "[1}",
                "{\"a\":1]",
                "1a",
                "[1a]",
                "\u0661"
            })
    void badTextsAreRefusedByBoth(String text) {
        assertThat(jackson(text)).as("Jackson").isEmpty();
        assertThat(ours(text)).isEmpty();
    }

    /** Where Jackson looks at the last eight bits of a figure alone. */
    @Test
    void figuresOfOtherScriptsAreNone() {
        assertThat(ours("\"\\u\u0661\u0661\u0661\u0661\"")).isEmpty();
    }

    @Test
    void depthAndLengthAreBounded() {
        int deepest = JsonReader.MAX_DEPTH;
        for (int depth : new int[] {deepest - 1, deepest, deepest + 1, 100_000}) {
            String text = "[".repeat(depth) + "]".repeat(depth);
            assertThat(ours(text).isPresent()).as("%d", depth).isEqualTo(depth <= deepest);
            assertThat(jackson(text).isPresent()).as("%d", depth).isEqualTo(depth <= deepest);
        }
        assertThat(complaint(" ".repeat(JsonReader.MAX_TEXT) + "1")).contains("longer than");
    }

    @Test
    void complaintsNameLineAndColumn() {
        assertThat(complaint("{\n  \"a\": 1,\n  b\n}"))
                .isEqualTo("The JSON is broken at line 3, column 3: a name in quotes is expected, not \"b\"");
        assertThat(complaint("[1,\r\n2,\r3 4]"))
                .isEqualTo("The JSON is broken at line 3, column 3: a comma or ] is expected, not \"4\"");
        assertThat(complaint("{\"a\":1,\n\"a\":2}"))
                .isEqualTo("The JSON is broken at line 2, column 1: the name \"a\" stands twice in one object");
        assertThat(complaint("[\"x")).contains("a quote is missing before the end");
    }

    @Test
    void randomTextsAreJudgedAlike() {
        int count = Integer.getInteger("clew.fuzz", 20_000);
        long first = Long.getLong("clew.fuzz.seed", 1);
        int good = 0;
        for (long seed = first; seed < first + count; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(value(random, 4));
            for (int times = random.nextInt(3); times > 0; times--) {
                damage(text, random);
            }
            Optional<Object> expected = jackson(text.toString());
            assertThat(ours(text.toString())).as("seed %d: %s", seed, text).isEqualTo(expected);
            good += expected.isPresent() ? 1 : 0;
        }
        assertThat(good).isBetween(count / 5, count - count / 5);
    }

    private static String value(Random random, int depth) {
        StringBuilder text = new StringBuilder(" ".repeat(random.nextInt(2)));
        int kind = random.nextInt(depth == 0 ? 4 : 6);
        switch (kind) {
            case 0 -> text.append(string(random));
            case 1 -> text.append(random.nextInt(2000) - 1000);
            case 2 -> text.append(random.nextDouble() * Math.pow(10, random.nextInt(30) - 15));
            case 3 -> text.append(List.of("true", "false", "null").get(random.nextInt(3)));
            default -> entries(text, random, depth, kind == 4);
        }
        return text.append("\n".repeat(random.nextInt(2))).toString();
    }

    private static void entries(StringBuilder text, Random random, int depth, boolean named) {
        text.append(named ? '{' : '[');
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(named ? string(random) + ":" : "")
                    .append(value(random, depth - 1))
                    .append(i > 1 ? "," : "");
        }
        text.append(named ? '}' : ']');
    }

    private static String string(Random random) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = random.nextInt(5); i > 0; i--) {
            String plain = List.of("a", "é", "\\n", "\\\\", "\\\"", "\\u00fc", "x", " ")
                    .get(random.nextInt(8));
            text.append(plain);
        }
        return text.append('"').toString();
    }

    private static void damage(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + random.nextInt(3));
        char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
        switch (random.nextInt(3)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, letter);
            default -> text.replace(at, end, String.valueOf(letter));
        }
    }

    private static String complaint(String text) {
        try {
            return "read as " + JsonReader.read(text);
        } catch (BadJson bad) {
            return String.valueOf(bad.getMessage());
        }
    }

    private static Optional<Object> ours(String text) {
        try {
            return Optional.of(plain(JsonReader.read(text)));
        } catch (BadJson bad) {
            assertThat(bad.getMessage()).hasSizeLessThan(300).doesNotContain("\n");
            return Optional.empty();
        }
    }

    private static Object plain(JsonValue value) {
        if (value instanceof JsonValue.Fields object) {
            Map<String, Object> fields = new LinkedHashMap<>();
            object.fields().forEach((name, field) -> fields.put(name, plain(field)));
            return fields;
        }
        if (value instanceof JsonValue.Array array) {
            return array.items().stream().map(JsonRefereeTest::plain).toList();
        }
        if (value instanceof JsonValue.Numeral number) {
            return List.of("number", number.figures());
        }
        if (value instanceof JsonValue.Truth truth) {
            return truth.value();
        }
        return value instanceof JsonValue.Text string ? string.value() : NULL;
    }

    private static Optional<Object> jackson(String text) {
        try (JsonParser parser = JACKSON.createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() == null) {
                return Optional.empty();
            }
            Object value = plain(parser);
            return parser.nextToken() == null ? Optional.of(value) : Optional.empty();
        } catch (JacksonException bad) {
            return Optional.empty();
        }
    }

    private static Object plain(JsonParser parser) {
        switch (parser.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> fields = new LinkedHashMap<>();
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    String name = parser.currentName();
                    parser.nextToken();
                    fields.put(name, plain(parser));
                }
                return fields;
            }
            case START_ARRAY -> {
                List<Object> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(plain(parser));
                }
                return items;
            }
            case VALUE_STRING -> {
                return parser.getString();
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return List.of("number", parser.getString());
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return parser.getBooleanValue();
            }
            default -> {
                return NULL;
            }
        }
    }
}
