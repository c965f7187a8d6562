package dev.clew.core.format.split;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleText;
import java.util.List;

/** An object in braces over one or more lines. */
public final class BracedObject implements OpenPuzzle {
    private final BraceScanner scanner = new BraceScanner();
    private final StringBuilder text = new StringBuilder();
    private long firstLine;
    private boolean complete;

    @Override
    public boolean accepts(String line) {
        return text.length() == 0 || scanner.continues(line);
    }

    /** What exceeds the bound of a text is not kept: the reader will say that it is too long. */
    @Override
    public void add(long number, String line) {
        firstLine = text.length() == 0 ? number : firstLine;
        complete = scanner.closes(line);
        int room = FormatCatalog.MAX_TEXT + 1 - text.length();
        if (room > 0) {
            text.append(text.length() == 0 ? "" : "\n").append(line, 0, Math.min(line.length(), room));
        }
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    @Override
    public List<PuzzleText> puzzles() {
        return List.of(new PuzzleText(firstLine, text.toString()));
    }
}
