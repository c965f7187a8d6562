package dev.clew.io.format;

import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.text.TextLines;
import java.util.function.Consumer;

/**
 * A file with sections while it is read: one puzzle from {@code [Puzzle]} to the next, or to a line that is not a row.
 */
final class SdkDocument implements OpenDocument {
    private static final int ROWS = 9;
    private static final int MOST_LINES = 200;

    private final StringBuilder text = new StringBuilder();
    private long firstLine;
    private int lines;
    private int rows;
    /** Whether the section is one of rows; others last until the next header or blank line. */
    private boolean inRows;

    @Override
    public Taken take(long number, String piece, boolean endsLine, Consumer<PuzzleText> found) {
        String line = TextLines.withoutComment(piece);
        if (SdkSections.isHeader(line)) {
            if (lines > 0 && SdkSections.isHeader(line, "puzzle")) {
                return Taken.NOT_MINE;
            }
            inRows = SdkSections.isHeader(line, "puzzle") || SdkSections.isHeader(line, "state");
            rows = 0;
        } else if (line.isEmpty()) {
            inRows |= rows > 0;
            rows = rows > 0 ? ROWS : 0;
            return Taken.MORE;
        } else if (inRows && rows >= ROWS || lines >= MOST_LINES) {
            return Taken.NOT_MINE;
        } else {
            rows++;
        }
        firstLine = lines++ == 0 ? number : firstLine;
        text.append(text.isEmpty() ? "" : "\n").append(line);
        return Taken.MORE;
    }

    @Override
    public void end(Consumer<PuzzleText> found) {
        found.accept(new PuzzleText(firstLine, text.toString()));
    }
}
