package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A field of a body must have the type that the description of the API gives it; the fields are found there. */
class FieldTypesTest {
    private static final JsonNode DOCUMENT =
            new YAMLMapper().readTree(FieldTypesTest.class.getResourceAsStream("/dev/clew/web/doc/openapi.yaml"));
    private static final String PUZZLE = "1.....2..4.....3";
    private static final Map<String, String> SAMPLES = Map.of(
            "string", "\"2\"",
            "integer", "2",
            "number", "1.5",
            "boolean", "true",
            "array", "[\"x\"]",
            "object", "{\"a\":1}");

    private static WebServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** A field of an endpoint, the types it may have, and the least whole number that it takes. */
    record Field(String endpoint, String name, List<String> types, long least) {
        /** A value of a type; a number is within the range of the field. */
        JsonNode sample(String type) {
            String usual = Objects.requireNonNull(SAMPLES.get(type), type);
            return Client.json(type.equals("integer") ? Long.toString(Math.max(least, Long.parseLong(usual))) : usual);
        }

        @Override
        public String toString() {
            return endpoint + " " + name + " " + types;
        }
    }

    static Stream<Field> fields() {
        List<Field> fields = new ArrayList<>();
        DOCUMENT.get("paths").properties().forEach(path -> {
            JsonNode schema = path.getValue().at("/post/requestBody/content/application~1json/schema");
            collect(path.getKey().substring(1), resolve(schema), fields);
        });
        return fields.stream();
    }

    private static void collect(String endpoint, JsonNode schema, List<Field> fields) {
        schema.path("allOf").forEach(part -> collect(endpoint, resolve(part), fields));
        schema.path("properties").properties().forEach(it -> {
            JsonNode field = resolve(it.getValue());
            long least = field.path("minimum").asLong(0);
            fields.add(new Field(endpoint, it.getKey(), types(field), least));
        });
    }

    private static JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? DOCUMENT.at(node.get("$ref").asString().substring(1)) : node;
    }

    private static List<String> types(JsonNode schema) {
        if (schema.has("anyOf")) {
            return schema.get("anyOf")
                    .valueStream()
                    .flatMap(it -> types(resolve(it)).stream())
                    .toList();
        }
        JsonNode type = schema.get("type");
        return type.isArray() ? type.valueStream().map(JsonNode::asString).toList() : List.of(type.asString());
    }

    @Test
    void thereAreFields() {
        assertThat(fields().map(Field::toString))
                .hasSizeGreaterThan(25)
                .contains("hint depth [integer]", "generate clues [string, integer]", "solve puzzle [string, object]");
    }

    @ParameterizedTest
    @MethodSource("fields")
    void everyFieldTakesItsTypesAlone(Field field) {
        SAMPLES.keySet().forEach(type -> {
            ObjectNode body = (ObjectNode) Client.json(
                    field.endpoint().equals("generate")
                            ? "{\"shape\":\"4x4\",\"seed\":1}"
                            : "{\"puzzle\":\"" + PUZZLE + "\"}");
            body.set(field.name(), field.sample(type));
            if (field.name().equals("puzzles")) {
                body.remove("puzzle");
            }
            HttpResponse<String> response = client.post(field.endpoint(), body.toString());
            String complaint = "The field \\\"" + field.name() + "\\\" needs ";
            if (field.types().contains(type)) {
                assertThat(response.body()).as("%s", body).doesNotContain(complaint);
            } else {
                assertThat(response.statusCode()).as("%s", body).isEqualTo(400);
                assertThat(response.body()).as("%s", body).contains(complaint);
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hint     | depth   | \"2\"  | needs a whole number from 1 to 3, but \"2\" was given",
                "hint     | depth   | 4      | needs a whole number from 1 to 3, but 4 was given",
                "hint     | guess   | \"no\" | needs true or false, but \"no\" was given",
                "solve    | shape   | 4      | needs text in quotes, but 4 was given",
                "solve    | puzzle  | [1, 2] | needs text in quotes or an object, but [1,2] was given",
                "canon    | seed    | \"x\"  | needs a whole number below 2^64, but \"x\" was given"
            })
    void complaintsShowWhatWasSent(String endpoint, String name, String value, String complaint) {
        ObjectNode body = (ObjectNode) Client.json("{\"puzzle\":\"" + PUZZLE + "\"}");
        body.set(name, Client.json(value));
        HttpResponse<String> response = client.post(endpoint, body.toString());
        assertThat(Client.json(response.body()).get("detail").asString())
                .isEqualTo("The field \"" + name + "\" " + complaint);
    }

    @Test
    void nullMeansThatAFieldIsNotThere() {
        String body = "{\"puzzle\":\"" + PUZZLE + "\",\"depth\":null,\"guess\":null,\"shape\":null}";
        assertThat(client.ask("hint", body)).isEqualTo(client.ask("hint", "{\"puzzle\":\"" + PUZZLE + "\"}"));
    }

    @Test
    void aPuzzleMayBeAnObjectOnSeveralLines() {
        String body = "\n{ \"puzzle\" :\n {\"givens\":\"" + PUZZLE + "\",\n\"shape\":\"4x4\"} }\r\n";
        assertThat(client.ask("solve", body)).isEqualTo(client.ask("solve", "{\"puzzle\":\"" + PUZZLE + "\"}"));
    }

    @ParameterizedTest
    @CsvSource({"minimal=true,200", "minimal=False,200", "minimal=maybe,400", "minimal=,200", "seed=x,400"})
    void parametersOfAQueryAreWords(String query, int status) {
        HttpResponse<String> response = client.get(
                "api/v1/generate/stream?shape=4x4&clues=6&" + query + (query.contains("seed") ? "" : "&seed=1"));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    }
}
