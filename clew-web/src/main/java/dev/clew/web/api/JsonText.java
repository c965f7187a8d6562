package dev.clew.web.api;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON as UTF-8. */
final class JsonText {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final PuzzleFormat FORMAT =
            FormatCatalog.standard().find("json").orElseThrow();
    private static final int USUAL_SIZE = 512;

    private JsonText() {}

    /** An object with the fields that somebody writes into it. */
    static byte[] object(Consumer<JsonGenerator> fields) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_SIZE);
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes, JsonEncoding.UTF8)) {
            json.writeStartObject();
            fields.accept(json);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /** Writes an array of texts under a name. */
    static void texts(JsonGenerator json, String name, Iterable<?> values) {
        json.writeName(name).writeStartArray();
        values.forEach(value -> json.writeString(value.toString()));
        json.writeEndArray();
    }

    /** Writes a position under a name, as the format {@code json} does. */
    static void position(JsonGenerator json, String name, Position position) {
        json.writeName(name).writeRawValue(FORMAT.write(position));
    }
}
