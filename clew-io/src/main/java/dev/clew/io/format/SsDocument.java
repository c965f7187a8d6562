package dev.clew.io.format;

import dev.clew.core.format.OpenDocument;
import dev.clew.core.format.PuzzleText;
import java.util.function.Consumer;

/** A framed grid with records below it, while it is read. Until there is a record it may be a grid like any other. */
final class SsDocument implements OpenDocument {
    private static final int GRID_LINES = 13;
    private static final int MOST_LINES = 500;

    private final StringBuilder text = new StringBuilder();
    private long firstLine;
    private int lines;
    private boolean certain;

    @Override
    public Taken take(long number, String piece, boolean endsLine, Consumer<PuzzleText> found) {
        String line = piece.strip();
        boolean inGrid = lines < GRID_LINES;
        boolean fits = inGrid ? fitsGrid(line) : line.isEmpty() && !certain || SsFormat.isRecord(line);
        if (!fits || lines >= MOST_LINES) {
            return Taken.NOT_MINE;
        }
        certain |= !inGrid && !line.isEmpty();
        firstLine = lines++ == 0 ? number : firstLine;
        text.append(text.isEmpty() ? "" : "\n").append(line);
        return Taken.MORE;
    }

    /** Whether the line is the next one of a frame with nine rows of nine cells. */
    private boolean fitsGrid(String line) {
        return switch (lines) {
            case 0, GRID_LINES - 1 -> line.equals(SsFormat.FRAME);
            case 4, 8 -> line.equals(SsFormat.RULE);
            default -> line.length() == GRID_LINES && line.startsWith("|") && line.endsWith("|");
        };
    }

    @Override
    public boolean isCertain() {
        return certain;
    }

    @Override
    public void end(Consumer<PuzzleText> found) {
        found.accept(new PuzzleText(firstLine, text.toString()));
    }
}
