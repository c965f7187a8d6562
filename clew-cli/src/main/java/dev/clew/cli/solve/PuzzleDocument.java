package dev.clew.cli.solve;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleLine;
import org.jspecify.annotations.Nullable;

/**
 * What every document says of the puzzle that it is about, so that any command can read it again. Immutable.
 *
 * @param input the puzzle's text
 * @param position the puzzle, or null if the text could not be read
 */
public record PuzzleDocument(Input input, @Nullable Position position) {
    /** The version of the schema of JSON documents; it goes up when a field changes its meaning or goes. */
    public static final int SCHEMA = 2;

    /** The column {@code puzzle}: all of the position on one line but its shape, or the text that could not be read. */
    public String line() {
        return position == null ? Terminal.oneLine(input.text().strip()) : PuzzleLine.bare(position);
    }

    /** The column {@code shape}; empty where the text could not be read. */
    public String shape() {
        return position == null ? "" : position.shape().name();
    }

    /** The beginning of an object: the puzzle, its shape, and the whole position where there is more to it. */
    public JsonText begin() {
        JsonText json = new JsonText().put("schema", SCHEMA);
        Position read = position;
        if (read == null) {
            return json.put("puzzle", line());
        }
        json.put("puzzle", read.puzzle().toString()).put("shape", shape());
        if (!PuzzleLine.isGivensAlone(read)) {
            json.putJson(
                    "position",
                    FormatCatalog.standard().find("json").orElseThrow().write(read));
        }
        return json;
    }

    /** The object with its last fields: where the puzzle stands. */
    public String end(JsonText json) {
        if (!input.isArgument()) {
            json.put("file", input.source());
        }
        return json.put("line", input.line()).toString();
    }
}
