package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The description of the API says what the server does: every example in it is sent, and every answer is compared with
 * it.
 */
class OpenApiTest {
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final JsonNode DOCUMENT = read();

    /** How a file begins, read as text, by its media type. */
    private static final Map<String, String> FILE_SIGNS =
            Map.of("image/svg+xml", "<svg ", "image/png", "\uFFFDPNG\r\n", "application/pdf", "%PDF-");

    private static WebServer server;
    private static Client client;

    private static JsonNode read() {
        return new YAMLMapper().readTree(OpenApiTest.class.getResourceAsStream("/dev/clew/web/doc/openapi.yaml"));
    }

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** An example of a request, and where its answer is described. */
    record Example(String path, String name, JsonNode request, JsonNode operation) {
        @Override
        public String toString() {
            return path + " " + name;
        }
    }

    static Stream<Example> examples() {
        List<Example> examples = new ArrayList<>();
        DOCUMENT.get("paths").properties().forEach(path -> {
            JsonNode operation = path.getValue().path("post");
            operation
                    .at("/requestBody/content/application~1json/examples")
                    .properties()
                    .forEach(example -> examples.add(new Example(
                            path.getKey(), example.getKey(), example.getValue().get("value"), operation)));
        });
        return examples.stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsAnsweredAsDescribed(Example example) {
        Map.Entry<String, JsonNode> expected = expected(example);
        HttpResponse<String> response =
                client.post(example.path().substring(1), example.request().toString());
        assertThat(Integer.toString(response.statusCode())).as(response.body()).isEqualTo(expected.getKey());
        Map.Entry<String, JsonNode> content = expected.getValue().get("content").properties().stream()
                .filter(it -> it.getValue().path("examples").has(example.name()))
                .findFirst()
                .orElseThrow();
        assertThat(response.headers().firstValue("Content-Type")).contains(content.getKey());
        if (content.getKey().endsWith("json")) {
            JsonNode body = Client.json(response.body());
            assertThat(errors(content.getValue().get("schema"), body))
                    .as(response.body())
                    .isEmpty();
            JsonNode shown = content.getValue().at("/examples/" + example.name() + "/value");
            assertThat(differences("", shown, body)).as(response.body()).isEmpty();
        } else {
            String sign = FILE_SIGNS.get(content.getKey());
            assertThat(response.body()).as(content.getKey()).startsWith(sign);
        }
    }

    /** The response that lists an example of the same name. */
    private static Map.Entry<String, JsonNode> expected(Example example) {
        return example.operation().get("responses").properties().stream()
                .map(entry -> Map.entry(entry.getKey(), resolve(entry.getValue())))
                .filter(entry -> entry.getValue()
                        .path("content")
                        .valueStream()
                        .anyMatch(content -> content.path("examples").has(example.name())))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No response shows the example " + example));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void goodExamplesFitTheirSchema(Example example) {
        if (expected(example).getKey().equals("200")) {
            JsonNode schema = example.operation().at("/requestBody/content/application~1json/schema");
            assertThat(errors(schema, example.request())).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/version", "/techniques", "/techniques/{id}", "/techniques/{id}/drill"})
    void whatIsOnlyReadFitsItsSchema(String path) {
        JsonNode operation = DOCUMENT.get("paths").get(path).get("get");
        JsonNode schema = operation.at("/responses/200/content/application~1json/schema");
        HttpResponse<String> response = client.get("api/v1" + filledIn(path, operation.path("parameters")));
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        assertThat(errors(schema, Client.json(response.body()))).isEmpty();
    }

    private static String filledIn(String path, JsonNode parameters) {
        String filled = path;
        String query = "";
        for (JsonNode parameter : parameters) {
            String name = parameter.get("name").asString();
            String example = parameter.get("example").asString();
            filled = filled.replace("{" + name + "}", example);
            query = parameter.get("in").asString().equals("query") ? "?" + name + "=" + example : query;
        }
        return filled + query;
    }

    @Test
    void theStreamEndsWithAPuzzle() {
        String query = DOCUMENT.at("/paths/~1generate~1stream/get/parameters")
                .valueStream()
                .filter(parameter -> parameter.has("example"))
                .map(parameter -> parameter.get("name").asString() + "="
                        + URLEncoder.encode(parameter.get("example").asString(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        HttpResponse<String> response = client.get("api/v1/generate/stream?" + query);
        assertThat(response.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/event-stream");
        List<String> events = List.of(response.body().split("\n\n"));
        assertThat(events.get(0)).startsWith("event: progress\ndata: {");
        String last = events.get(events.size() - 1);
        assertThat(last).startsWith("event: done\ndata: {");
        JsonNode made = Client.json(last.substring(last.indexOf('{')));
        assertThat(errors(DOCUMENT.at("/components/schemas/Made"), made)).isEmpty();
        assertThat(made.at("/ratings/clew/level").asString()).isEqualTo("hard");
    }

    @Test
    void isServedInBothForms() {
        HttpResponse<String> yaml = client.get("api/v1/openapi.yaml");
        assertThat(yaml.headers().firstValue("Content-Type")).contains("application/yaml");
        assertThat(new YAMLMapper().readTree(yaml.body())).isEqualTo(DOCUMENT);
        assertThat(Client.json(client.get("api/v1/openapi.json").body()).toString())
                .isEqualTo(DOCUMENT.toString());
    }

    @Test
    void operationsHaveNamesAndTags() {
        List<String> names = new ArrayList<>();
        DOCUMENT.get("paths").valueStream().flatMap(JsonNode::valueStream).forEach(operation -> {
            names.add(operation.get("operationId").asString());
            assertThat(operation.get("tags")).hasSize(1);
            assertThat(operation.get("summary").asString()).isNotBlank();
        });
        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(11);
    }

    // ---- schemas ----

    private static JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? DOCUMENT.at(node.get("$ref").asString().substring(1)) : node;
    }

    /** What is wrong with a value; a field that the schema does not mention is wrong, too. */
    private static List<String> errors(JsonNode schema, JsonNode value) {
        ObjectNode whole = ((ObjectNode) schema).deepCopy();
        whole.put("unevaluatedProperties", false);
        whole.set("components", DOCUMENT.get("components"));
        return SCHEMAS.getSchema(whole).validate(value).stream()
                .map(Error::toString)
                .toList();
    }

    /** Where a value lacks something that an example shows; it may hold more. */
    private static List<String> differences(String place, JsonNode shown, JsonNode value) {
        if (shown.isMissingNode()) {
            return List.of();
        }
        if (!shown.isObject()) {
            return shown.equals(value) ? List.of() : List.of(place + " is " + value + ", not " + shown);
        }
        List<String> differences = new ArrayList<>();
        new TreeSet<>(shown.propertyNames())
                .forEach(
                        name -> differences.addAll(differences(place + "/" + name, shown.get(name), value.path(name))));
        return differences;
    }
}
