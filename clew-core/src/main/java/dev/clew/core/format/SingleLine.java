package dev.clew.core.format;

import dev.clew.core.format.text.CsvFormat;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.TextLines;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a line means on its own, whatever is above and below it: one puzzle, or nothing.
 *
 * @since 0.2.0
 */
public final class SingleLine {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private SingleLine() {}

    /**
     * The text of the puzzle that a line is meant to be, for {@link FormatCatalog#read}; null for a line that is blank or
     * a comment. A title, a header or a row of a grid is a text like any other, and reading it says what is wrong.
     */
    public static @Nullable String puzzle(String line) {
        String raw = line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
        if (LineFormat.isCommon(raw)) {
            return raw;
        }
        String stripped = raw.strip();
        if (stripped.startsWith("{") || stripped.startsWith("<")) {
            return stripped;
        }
        String bare = TextLines.withoutComment(raw);
        if (bare.isEmpty()) {
            return null;
        }
        List<String> embedded = FormatCatalog.standard().embedded(bare);
        if (embedded.size() == 1) {
            return embedded.get(0);
        }
        return ShapeNote.find(raw) != null || CsvFormat.hasShape(stripped) ? stripped : bare;
    }
}
