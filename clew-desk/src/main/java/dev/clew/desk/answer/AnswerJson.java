package dev.clew.desk.answer;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.core.json.JsonWriter;

/**
 * The one document of an answer, on one line: the command line, the API and the library write the same. It begins with
 * what the question was about, so that every command reads it back, then come outcome and message.
 */
public final class AnswerJson {
    /** The version of the schema of documents; it rises when a field changes its meaning or is removed. */
    public static final int SCHEMA = 2;

    private AnswerJson() {}

    /** The document. */
    public static String text(Answer answer) {
        return open(answer).end().text();
    }

    /** The document, still open for fields about where the puzzle came from. */
    public static JsonWriter open(Answer answer) {
        JsonWriter json = new JsonWriter().object().put("schema", SCHEMA);
        answer.position().ifPresent(position -> about(json, position, answer.showsPosition()));
        if (answer instanceof Refusal refusal && refusal.position().isEmpty()) {
            json.put("puzzle", refusal.text());
        }
        json.put("outcome", answer.outcome()).put("message", answer.message());
        answer.write(json);
        return json;
    }

    private static void about(JsonWriter json, Position position, boolean whole) {
        json.put("puzzle", position.puzzle().toString())
                .put("shape", position.shape().name());
        if (whole || !PuzzleLine.isGivensAlone(position)) {
            position(json, "position", position);
        }
    }

    /** Writes a position under a name, as the format {@code json} does. */
    public static void position(JsonWriter json, String name, Position position) {
        PuzzleFormat format = FormatCatalog.standard().find("json").orElseThrow();
        json.name(name).raw(format.write(position));
    }
}
