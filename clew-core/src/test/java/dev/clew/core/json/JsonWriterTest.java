package dev.clew.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JsonWriterTest {
    private static JsonWriter json() {
        return new JsonWriter();
    }

    @Test
    void entriesAreSeparatedOnOneLine() {
        JsonWriter json = json().object()
                .put("outcome", "unique")
                .put("count", 1L)
                .put("share", 0.5)
                .put("exact", true)
                .numbers("rows", 3, 1, 2)
                .texts("misses", List.of("one", 2))
                .object("empty", fields -> {})
                .object("inner", fields -> fields.put("a", -1).put("b", false))
                .array("mixed")
                .value("x")
                .nothing()
                .object()
                .end()
                .array()
                .end()
                .texts(List.of())
                .raw("{\"c\":0}")
                .end()
                .put("last", "")
                .end();
        assertThat(json.text())
                .isEqualTo("{\"outcome\":\"unique\",\"count\":1,\"share\":0.5,\"exact\":true,\"rows\":[3,1,2],"
                        + "\"misses\":[\"one\",\"2\"],\"empty\":{},\"inner\":{\"a\":-1,\"b\":false},"
                        + "\"mixed\":[\"x\",null,{},[],[],{\"c\":0}],\"last\":\"\"}");
    }

    @Test
    void whatATerminalOrAnEncoderMayTripOverIsEscaped() {
        assertThat(json().value("\"\\/ \b\f\n\r\t\u0000\u001b\u007f\u009b é … \ud83d\ude00 \udc00")
                        .text())
                .isEqualTo("\"\\\"\\\\/ \\b\\f\\n\\r\\t\\u0000\\u001b\\u007f\\u009b é … \\ud83d\\ude00 \\udc00\"");
    }

    @Test
    void numbersThatJsonLacksAreRefused() {
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThatThrownBy(() -> json().value(value))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("JSON has no number " + value);
        }
    }

    static Stream<UnaryOperator<JsonWriter>> misuses() {
        return Stream.of(
                json -> json.end(),
                json -> json.name("a"),
                json -> json.put("a", 1),
                json -> json.object().value(1),
                json -> json.object().object(),
                json -> json.object().name("a").name("b"),
                json -> json.object().name("a").end(),
                json -> json.object().put("a", 1).value(1),
                json -> json.array().name("a"),
                json -> json.array().end().end(),
                json -> json.value(1).value(2),
                json -> json.object().end().array());
    }

    @ParameterizedTest
    @MethodSource("misuses")
    void whatWouldNotBeJsonIsRefused(UnaryOperator<JsonWriter> misuse) {
        assertThatThrownBy(() -> misuse.apply(json())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aTextIsGivenOnlyWhenItIsWhole() {
        for (JsonWriter unfinished :
                List.of(json(), json().array(), json().array().object().end())) {
            assertThatThrownBy(unfinished::text).isInstanceOf(IllegalStateException.class);
        }
        assertThat(json().array()).hasToString("[");
    }

    @Test
    void aComplaintShowsTheEndOfTheTextAlone() {
        JsonWriter json = json().array().value("x".repeat(10_000));
        assertThatThrownBy(json::text).message().hasSizeLessThan(120).contains("xx\"\"");
    }
}
