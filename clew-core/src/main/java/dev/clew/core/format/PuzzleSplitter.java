package dev.clew.core.format;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the puzzles in a text, one after the other, in constant memory; a puzzle is handed out as soon as its end is
 * certain. Not thread-safe.
 *
 * <ul>
 *   <li>A line that is a whole puzzle is one, wherever it stands; so is a line of one token without frame characters.
 *   <li>But N such lines of N characters are one grid.
 *   <li>Lines of several tokens or with frame characters belong together until a blank line, a comment or N rows.
 *   <li>An object in braces ends with its last brace, or broken at a blank line.
 * </ul>
 */
public final class PuzzleSplitter {
    /** A longer first token was meant as a whole puzzle, whatever is wrong with it and whatever follows. */
    private static final int LONGEST_ROW_TOKEN = 40;

    private final LineSource lines;
    private final @Nullable Shape shape;
    private final Deque<PuzzleText> ready = new ArrayDeque<>();
    private @Nullable OpenPuzzle open;
    private boolean afterGrid;
    private boolean ended;

    /** Splits what the reader gives; the reader is not closed. */
    public PuzzleSplitter(Reader reader) {
        this(reader, null);
    }

    /**
     * Splits what the reader gives; the reader is not closed.
     *
     * @param shape the shape asked for, which tells rows from whole puzzles where both are possible, or null
     */
    public PuzzleSplitter(Reader reader, @Nullable Shape shape) {
        this(reader, shape, 0);
    }

    /**
     * Splits what the reader gives, which is a later part of a text; the reader is not closed.
     *
     * @param shape the shape asked for, which tells rows from whole puzzles where both are possible, or null
     * @param linesBefore how many lines of the text came before
     */
    public PuzzleSplitter(Reader reader, @Nullable Shape shape, long linesBefore) {
        this.lines = new LineSource(reader, FormatCatalog.MAX_TEXT + 1, linesBefore);
        this.shape = shape;
    }

    /**
     * The next puzzle, or empty at the end.
     *
     * @throws IOException if the reader fails
     */
    public Optional<PuzzleText> next() throws IOException {
        while (ready.isEmpty() && !ended) {
            String line = lines.next();
            if (line == null) {
                ended = true;
                close();
            } else {
                take(lines.number() == 1 && line.startsWith("\uFEFF") ? line.substring(1) : line);
            }
        }
        return Optional.ofNullable(ready.poll());
    }

    private void take(String raw) {
        if (isCommon(raw)) {
            standAlone(raw);
            return;
        }
        boolean braced = open instanceof BracedObject || raw.stripLeading().startsWith("{");
        String line = braced ? raw.strip() : TextLines.withoutComment(raw);
        if (line.isEmpty()) {
            close();
            afterGrid = false;
        } else if (open instanceof BracedObject object && object.accepts(line) && !isWhole(line)) {
            add(line);
        } else if (line.startsWith("{")) {
            close();
            open = new BracedObject();
            add(line);
        } else {
            takePlain(TextLines.withoutComment(line));
        }
    }

    private boolean isCommon(String line) {
        return LineFormat.isCommon(line) && (shape == null || shape.size() == 9);
    }

    private void takePlain(String line) {
        if (line.isEmpty()) {
            close();
        } else if (standsAlone(line)) {
            standAlone(line);
        } else {
            takeRow(line);
        }
    }

    private void standAlone(String line) {
        close();
        afterGrid = false;
        ready.add(new PuzzleText(lines.number(), line));
    }

    private void takeRow(String line) {
        boolean token = TextLines.isToken(line) && !(afterGrid && TextLines.isStrokes(line));
        if (open instanceof CompactRows rows && rows.areStrokes() && !rows.accepts(line)) {
            open = rows.toBlock(shape);
        }
        if (open != null && !open.accepts(line)) {
            close();
        }
        if (open == null) {
            open = token ? new CompactRows(shape) : new GridBlock(shape, afterGrid);
        }
        add(line);
    }

    private void add(String line) {
        if (open != null) {
            open.add(lines.number(), line);
            if (open.isComplete()) {
                close();
            }
        }
    }

    private void close() {
        if (open != null) {
            ready.addAll(open.puzzles());
            afterGrid = open instanceof GridBlock && open.isComplete();
            open = null;
        }
    }

    private boolean standsAlone(String line) {
        return isWhole(line) || isMeantAsWhole(line) || isLongNumberLine(line);
    }

    /** Whether the line is a whole puzzle for certain: N lines of N characters may still be rows of a grid. */
    private boolean isWhole(String line) {
        if (HodokuFormat.isLibraryLine(line) || CandidatesFormat.isCandidateLine(line, shape)) {
            return true;
        }
        int end = TextLines.tokenEnd(line, 0);
        String token = LineFormat.leading(line.substring(0, end));
        int side = Sides.root(token.length());
        boolean rest = token.length() < line.length();
        return side > 0
                && side <= Puzzle.MAX_CHARACTER_VALUE
                && Sides.isPossible(side, shape)
                && (shape != null && !rest
                        || token.length() > Puzzle.MAX_CHARACTER_VALUE
                        || token.length() >= LineFormat.SHORTEST_WITH_REST && rest)
                && Symbols.areCells(token, token.length(), side)
                && !TextLines.isRule(line);
    }

    private static boolean isMeantAsWhole(String line) {
        int end = TextLines.tokenEnd(line, 0);
        return end > LONGEST_ROW_TOKEN && !TextLines.hasUpright(line.substring(0, end)) && !TextLines.isRule(line);
    }

    /** Whether the line has more numbers than a row can have. */
    private boolean isLongNumberLine(String line) {
        if (line.length() < 2 * Shape.MAX_SIZE && shape == null || TextLines.hasUpright(line)) {
            return false;
        }
        int tokens = TextLines.tokens(line, Shape.MAX_SIZE * Shape.MAX_SIZE + 1).size();
        return shape != null ? tokens > 1 && tokens == shape.cells() : tokens > Shape.MAX_SIZE;
    }
}
