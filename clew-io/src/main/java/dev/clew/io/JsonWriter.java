package dev.clew.io;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.io.StringWriter;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Writes a position as one line of JSON. */
final class JsonWriter {
    private JsonWriter() {}

    static String write(Position position) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonFormat.factory().createGenerator(ObjectWriteContext.empty(), text)) {
            write(json, position);
        }
        return text.toString();
    }

    /** Writes the position as an object where one is due. */
    static void write(JsonGenerator json, Position position) {
        json.writeStartObject();
        json.writeNumberProperty(JsonReader.VERSION, JsonFormat.VERSION);
        json.writeStringProperty(JsonReader.SHAPE, position.shape().name());
        writeValues(json, JsonReader.GIVENS, position.shape(), position.puzzle()::given);
        if (position.placedCount() > 0) {
            writeValues(json, JsonReader.PLACED, position.shape(), position::placed);
        }
        if (position.hasMarks()) {
            writeMarks(json, position);
        }
        json.writeEndObject();
    }

    /** One character a cell while there are enough, above that an array of numbers. */
    private static void writeValues(JsonGenerator json, String name, Shape shape, IntUnaryOperator valueOf) {
        json.writeName(name);
        if (shape.size() <= Puzzle.MAX_CHARACTER_VALUE) {
            StringBuilder line = new StringBuilder(shape.cells());
            for (int cell = 0; cell < shape.cells(); cell++) {
                line.append(Puzzle.character(valueOf.applyAsInt(cell)));
            }
            json.writeString(line.toString());
            return;
        }
        json.writeStartArray();
        for (int cell = 0; cell < shape.cells(); cell++) {
            json.writeNumber(valueOf.applyAsInt(cell));
        }
        json.writeEndArray();
    }

    private static void writeMarks(JsonGenerator json, Position position) {
        json.writeName(JsonReader.MARKS).writeStartObject();
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            Optional<Digits> marks = position.marks(cell);
            if (marks.isPresent()) {
                json.writeName(position.shape().cellName(cell)).writeStartArray();
                marks.get().forEach(json::writeNumber);
                json.writeEndArray();
            }
        }
        json.writeEndObject();
    }
}
