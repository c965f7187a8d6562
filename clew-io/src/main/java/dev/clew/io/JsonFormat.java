package dev.clew.io;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Loss;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.format.Reading;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/**
 * Clew's own JSON, which holds all of a position: shape, givens, placed values and pencil marks. Written on one line, read
 * however it is laid out; unknown fields are passed over. Stateless and thread-safe.
 */
public final class JsonFormat implements PuzzleFormat {
    /** The version of the schema that is written, and the newest that is read. */
    static final int VERSION = 1;

    private static final int MAX_DEPTH = 16;
    private static final int MAX_STRING = 100_000;

    /** Found by the service loader, which needs a public constructor. */
    public JsonFormat() {}

    /** The library is loaded when the first text is read or written: its start is too slow for those who never do. */
    private static final class Holder {
        static final JsonFactory FACTORY = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MAX_DEPTH)
                        .maxStringLength(MAX_STRING)
                        .maxNameLength(1000)
                        .maxNumberLength(100)
                        .maxDocumentLength(FormatCatalog.MAX_TEXT)
                        .build())
                .build();
    }

    static JsonFactory factory() {
        return Holder.FACTORY;
    }

    @Override
    public String name() {
        return "json";
    }

    @Override
    public String description() {
        return "an object with shape, givens, placed values and pencil marks: holds everything";
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        int at = text.startsWith("\uFEFF") ? 1 : 0;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at < text.length() && text.charAt(at) == '{';
    }

    @Override
    public Reading read(String text, @Nullable Shape shape) {
        try {
            String object = text.startsWith("\uFEFF") ? text.substring(1) : text;
            return new Reading.Found(JsonReader.read(object).toPosition(shape));
        } catch (BadJson problem) {
            return new Reading.Bad(String.valueOf(problem.getMessage()));
        }
    }

    @Override
    public String write(Position position) {
        return JsonWriter.write(position);
    }

    @Override
    public Set<Loss> losses() {
        return Set.of();
    }
}
