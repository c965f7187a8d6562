package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import org.jspecify.annotations.Nullable;

/** The JSON of f-puzzles, {@code {"size":9,"grid":[[{…}…]…]}}. */
public final class FPuzzlesJsonFormat extends FPuzzlesBased {
    /** The format. */
    public FPuzzlesJsonFormat() {
        super("f-puzzles-json", "the JSON of f-puzzles, which holds everything");
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return Documents.hasRows(text, "\"grid\"");
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        return FPuzzlesReader.read(Json.object(Documents.object(text)), shape);
    }

    @Override
    protected String text(Position position) {
        return FPuzzlesWriter.write(position);
    }
}
