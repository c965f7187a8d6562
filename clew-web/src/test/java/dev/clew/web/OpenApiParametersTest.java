package dev.clew.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.parameter.Choice;
import dev.clew.desk.parameter.Flag;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Seed;
import dev.clew.desk.parameter.Text;
import dev.clew.desk.parameter.Texts;
import dev.clew.desk.parameter.WholeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What the desk declares is what the OpenAPI document says: every parameter of every question, and no other. */
class OpenApiParametersTest {
    private static final JsonNode DOCUMENT = new YAMLMapper()
            .readTree(OpenApiParametersTest.class.getResourceAsStream("/dev/clew/web/doc/openapi.yaml"));
    private static final Set<String> OF_THE_PUZZLE = Set.of("puzzle", "puzzles", "shape");

    /** A parameter of a question. */
    record Declared(QuestionType type, Parameter<?> parameter) {
        @Override
        public String toString() {
            return type.name() + " " + parameter.field();
        }
    }

    static Stream<QuestionType> questions() {
        return QuestionCatalog.all().stream();
    }

    static Stream<Declared> parameters() {
        return questions()
                .flatMap(type -> type.parameters().stream().map(parameter -> new Declared(type, parameter.served())));
    }

    private static JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? DOCUMENT.at(node.get("$ref").asString().substring(1)) : node;
    }

    private static List<JsonNode> parts(QuestionType type) {
        JsonNode schema = resolve(
                DOCUMENT.get("paths").path("/" + type.name()).at("/post/requestBody/content/application~1json/schema"));
        List<JsonNode> parts = new ArrayList<>(List.of(schema));
        schema.path("allOf").forEach(part -> parts.add(resolve(part)));
        return parts;
    }

    @ParameterizedTest
    @MethodSource("questions")
    void theDocumentHasTheseFieldsAndNoOthers(QuestionType type) {
        Set<String> described = new TreeSet<>();
        parts(type).forEach(part -> described.addAll(part.path("properties").propertyNames()));
        if (type.takesPuzzle()) {
            assertThat(described).containsAll(OF_THE_PUZZLE);
            described.removeAll(OF_THE_PUZZLE);
        }
        assertThat(described)
                .containsExactlyInAnyOrderElementsOf(
                        type.parameters().stream().map(Parameter::field).toList());
    }

    @ParameterizedTest
    @MethodSource("parameters")
    void aFieldHasTheTypeTheBoundsAndTheStandardOfItsParameter(Declared declared) {
        JsonNode schema = resolve(parts(declared.type()).stream()
                .map(part -> part.path("properties").path(declared.parameter().field()))
                .filter(field -> !field.isMissingNode())
                .findFirst()
                .orElseThrow());
        assertThat(schema.path("description").asString()).as("its description").isNotBlank();
        check(declared.parameter(), schema);
    }

    private static void check(Parameter<?> parameter, JsonNode schema) {
        if (parameter instanceof WholeNumber number) {
            assertThat(schema.get("type").asString()).isEqualTo("integer");
            assertThat(schema.get("minimum").asLong()).isEqualTo(number.least());
            assertThat(schema.get("maximum").asLong()).isEqualTo(number.most());
            assertThat(schema.get("default").asLong())
                    .isEqualTo(number.standard().orElseThrow());
        } else if (parameter instanceof Flag) {
            assertThat(schema.get("type").asString()).isEqualTo("boolean");
            assertThat(schema.get("default").asBoolean()).isFalse();
        } else if (parameter instanceof Choice choice) {
            assertThat(schema.get("type").asString()).isEqualTo("string");
            assertThat(schema.get("enum").valueStream().map(JsonNode::asString))
                    .containsExactlyElementsOf(choice.choices());
            assertThat(schema.path("default").asString(""))
                    .isEqualTo(choice.standard().orElse(""));
        } else {
            assertThat(types(schema)).containsExactlyInAnyOrderElementsOf(types(parameter));
            assertThat(schema.has("default")).isFalse();
        }
    }

    private static List<String> types(JsonNode schema) {
        JsonNode type = schema.get("type");
        return type.isArray() ? type.valueStream().map(JsonNode::asString).toList() : List.of(type.asString());
    }

    private static List<String> types(Parameter<?> parameter) {
        if (parameter instanceof Seed || parameter instanceof Text<?> text && text.takesNumbers()) {
            return List.of("integer", "string");
        }
        return parameter instanceof Texts<?> ? List.of("string", "array") : List.of("string");
    }
}
