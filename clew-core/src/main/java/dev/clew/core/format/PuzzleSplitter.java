package dev.clew.core.format;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
 *   <li>A comment that names a shape ends the line of a whole puzzle, or belongs to the puzzle directly below it.
 * </ul>
 */
public final class PuzzleSplitter {
    /** A longer first token was meant as a whole puzzle, whatever is wrong with it and whatever follows. */
    private static final int LONGEST_ROW_TOKEN = 40;

    private final LineSource lines;
    private final @Nullable Shape shape;
    private final Deque<PuzzleText> ready = new ArrayDeque<>();
    private @Nullable OpenPuzzle open;
    /** The comment with a shape that stands directly above what comes next. */
    private @Nullable PuzzleText note;

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
            note = noteAbove(raw);
        } else if (open instanceof BracedObject object && object.accepts(line) && !isWhole(line)) {
            add(line);
        } else if (line.startsWith("{")) {
            close();
            open = new BracedObject();
            add(line);
        } else {
            takePlain(raw);
        }
    }

    private boolean isCommon(String line) {
        return LineFormat.isCommon(line) && (shape == null || shape.size() == 9);
    }

    /** The note in a line that has no more than a comment; other comments do not come between a note and its puzzle. */
    private @Nullable PuzzleText noteAbove(String raw) {
        boolean comment = !raw.isBlank();
        return comment && ShapeNote.find(raw) != null
                ? new PuzzleText(lines.number(), raw.strip())
                : comment ? note : null;
    }

    private void takePlain(String raw) {
        String line = TextLines.withoutComment(raw);
        if (line.isEmpty() || CsvFormat.isHeader(line)) {
            close();
        } else if (ShapeNote.find(raw) != null || CsvFormat.hasShape(raw.strip())) {
            standAlone(raw.strip());
        } else if (standsAlone(line)) {
            standAlone(line);
        } else {
            takeRow(line);
        }
    }

    private void standAlone(String line) {
        close();
        afterGrid = false;
        ready.add(noted(new PuzzleText(lines.number(), line)));
        note = null;
    }

    /** The puzzle with the note that stands above it. */
    private PuzzleText noted(PuzzleText puzzle) {
        PuzzleText above = note;
        return above == null ? puzzle : new PuzzleText(above.firstLine(), above.text() + "\n" + puzzle.text());
    }

    /** The shape asked for, or the one that a note above tells. */
    private @Nullable Shape shape() {
        String name = shape != null || note == null ? null : ShapeNote.find(note.text());
        try {
            return name == null ? shape : ShapeNote.shape(name);
        } catch (Complaint unknown) {
            return null; // The puzzle's reader will say so.
        }
    }

    private void takeRow(String line) {
        // No row has more cells than the largest grid: longer strokes are a rule.
        boolean ruleOnly = afterGrid || line.length() > Shape.MAX_SIZE;
        boolean token = TextLines.isToken(line) && !(ruleOnly && TextLines.isStrokes(line));
        if (open instanceof CompactRows rows && rows.areStrokes() && !rows.accepts(line)) {
            open = rows.toBlock(shape());
        }
        if (open != null && !open.accepts(line)) {
            close();
        }
        if (open == null) {
            open = token ? new CompactRows(shape()) : new GridBlock(shape(), afterGrid);
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
            List<PuzzleText> puzzles = open.puzzles();
            for (int i = 0; i < puzzles.size(); i++) {
                ready.add(i == 0 ? noted(puzzles.get(i)) : puzzles.get(i));
            }
            note = puzzles.isEmpty() ? note : null;
            afterGrid = open instanceof GridBlock && open.isComplete();
            open = null;
        }
    }

    private boolean standsAlone(String line) {
        return isWhole(line) || isMeantAsWhole(line) || isLongNumberLine(line);
    }

    /** Whether the line is a whole puzzle for certain: N lines of N characters may still be rows of a grid. */
    private boolean isWhole(String line) {
        Shape shape = shape();
        if (FormatCatalog.standard().isWhole(line, shape)) {
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
        Shape shape = shape();
        if (line.length() < 2 * Shape.MAX_SIZE && shape == null || TextLines.hasUpright(line)) {
            return false;
        }
        int tokens = TextLines.tokens(line, Shape.MAX_SIZE * Shape.MAX_SIZE + 1).size();
        return shape != null ? tokens > 1 && tokens == shape.cells() : tokens > Shape.MAX_SIZE;
    }
}
