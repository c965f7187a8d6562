package dev.clew.core.format;

import dev.clew.core.Shape;
import dev.clew.core.format.code.CodeRows;
import dev.clew.core.format.json.JsonFormat;
import dev.clew.core.format.rule.ForeignRules;
import dev.clew.core.format.rule.RuleNote;
import dev.clew.core.format.split.BracedObject;
import dev.clew.core.format.split.CodeGrids;
import dev.clew.core.format.split.CompactRows;
import dev.clew.core.format.split.DocumentLines;
import dev.clew.core.format.split.ForeignObject;
import dev.clew.core.format.split.GridAssembler;
import dev.clew.core.format.split.GridBlock;
import dev.clew.core.format.split.Line;
import dev.clew.core.format.split.LineSource;
import dev.clew.core.format.split.OpenPuzzle;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.CsvFormat;
import dev.clew.core.format.text.LineFormat;
import dev.clew.core.format.text.RowText;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.TextLines;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the puzzles in a text, one after the other, in constant memory; a puzzle is handed out as soon as its end is
 * certain. Not thread-safe.
 *
 * <ul>
 *   <li>A line that is a whole puzzle counts as one, wherever it is; so is a line of one token without frame
 *     characters.
 *   <li>But N such lines of N characters are one grid.
 *   <li>Lines of several tokens or with frame characters belong together until a blank line, a comment or N rows.
 *   <li>An object in braces ends with its last brace, or broken at a blank line.
 *   <li>Lists and string literals of source code are rows of cells, wherever lines break in them.
 *   <li>A document of another program is split by its format.
 *   <li>A line that is not a puzzle on its own may be part of one with its neighbours, or the title of a grid that it
 *     touches.
 *   <li>A comment that names a shape ends the line of a whole puzzle, or belongs to the puzzle directly below it.
 * </ul>
 *
 * @since 0.2.0
 */
public final class PuzzleSplitter {
    /** A longer first token was meant as a whole puzzle, whatever is wrong with it and whatever follows. */
    private static final int LONGEST_ROW_TOKEN = 40;

    private final LineSource lines;
    private final @Nullable Shape shape;
    private final GridAssembler assembler;
    private final DocumentLines documents = new DocumentLines();
    private final CodeGrids code = new CodeGrids();
    private @Nullable OpenPuzzle open;
    /** The comment with a shape that stands directly above what comes next. */
    private @Nullable PuzzleText note;

    /** The number of the line that is taken. */
    private long number;

    /** The number of the last line of what is open. */
    private long lastAdded;

    private boolean afterGrid;
    private boolean ended;

    /** Splits what the reader gives; the reader is not closed. */
    public PuzzleSplitter(Reader reader) {
        this(reader, null);
    }

    /**
     * Splits what the reader gives; the reader is not closed.
     *
     * @param shape the shape asked for, which distinguishes rows from whole puzzles where both are possible, or null
     */
    public PuzzleSplitter(Reader reader, @Nullable Shape shape) {
        this(reader, shape, 0);
    }

    /**
     * Splits what the reader gives, which is a later part of a text; the reader is not closed.
     *
     * @param shape the shape asked for, which distinguishes rows from whole puzzles where both are possible, or null
     * @param linesBefore how many lines of the text came before
     */
    public PuzzleSplitter(Reader reader, @Nullable Shape shape, long linesBefore) {
        this.lines = new LineSource(reader, FormatCatalog.MAX_TEXT + 1, linesBefore);
        this.shape = shape;
        this.assembler = new GridAssembler(shape, linesBefore == 0);
    }

    /** How many lines were titles so far: lines next to a grid that are not part of it, and the header of a table. */
    public long titles() {
        return assembler.titles();
    }

    /**
     * The next puzzle, or empty at the end.
     *
     * @throws IOException if the reader fails
     */
    public Optional<PuzzleText> next() throws IOException {
        PuzzleText found = assembler.poll();
        while (found == null && !ended) {
            advance();
            found = assembler.poll();
        }
        return Optional.ofNullable(found);
    }

    private void advance() throws IOException {
        boolean inPieces = documents.isOpen() || lines.isNext('<');
        String line = inPieces ? lines.piece() : lines.next();
        number = inPieces ? lines.pieceNumber() : lines.number();
        if (line == null) {
            ended = true;
            number++; // Everything before the end is read.
            documents.end();
            takeBack();
            takeFound();
            close();
            assembler.end();
        } else {
            offer(number == 1 && line.startsWith("\uFEFF") ? line.substring(1) : line, inPieces);
        }
    }

    /** Offers a line, or a piece of one, to the document that is open or begins with it, and else takes it. */
    private void offer(String piece, boolean inPieces) throws IOException {
        boolean endsLine = !inPieces || lines.endsLine();
        boolean taken = documents.isOpen() && documents.take(number, piece, endsLine);
        takeFound();
        takeBack();
        if (!taken && !isCommon(piece) && opensDocument(piece)) {
            taken = documents.take(number, piece, endsLine);
            takeFound();
        }
        if (!taken) {
            String rest = endsLine ? null : lines.next();
            take(rest == null ? piece : piece + rest);
        }
    }

    /** Whether a document begins with the line; one that may still be none does not break into a grid. */
    private boolean opensDocument(String line) {
        if (TextLines.withoutComment(line).isEmpty()) {
            return false; // Asking the formats of other modules opens every jar.
        }
        OpenDocument document =
                open instanceof BracedObject ? null : FormatCatalog.standard().opens(line);
        if (document == null || !document.isCertain() && (open != null || afterGrid)) {
            return false;
        }
        close();
        afterGrid = false;
        documents.open(document);
        return true;
    }

    /** Takes the lines of a document that was none. */
    private void takeBack() {
        long current = number;
        for (PuzzleText line = documents.pollReturned(); line != null; line = documents.pollReturned()) {
            number = line.firstLine();
            take(line.text());
        }
        number = current;
    }

    /** Takes the puzzles of a document; the note above the document is for the first one. */
    private void takeFound() {
        for (PuzzleText puzzle = documents.pollFound(); puzzle != null; puzzle = documents.pollFound()) {
            assembler.puzzle(noted(puzzle), number);
            note = null;
        }
    }

    private void take(String raw) {
        if (isCommon(raw)) {
            standAlone(raw);
            return;
        }
        assembler.line(number, raw);
        if (Line.isFence(raw)) {
            close();
            afterGrid = false;
            return;
        }
        boolean inside = open instanceof BracedObject object && (raw.isBlank() || object.accepts(raw.strip()));
        boolean braced = inside || raw.stripLeading().startsWith("{");
        String line = braced ? raw.strip() : TextLines.withoutComment(raw);
        if (line.isEmpty() && (code.isOpen() || inside)) {
            return; // Blank lines and comments may stand inside a list, and blank lines inside an object.
        }
        if (line.isEmpty()) {
            close();
            afterGrid = false;
            note = noteAbove(raw);
        } else if (inside && !breaksOut(line)) {
            add(line);
        } else if (line.startsWith("{") && !CodeRows.isList(line) && !code.isOpen()) {
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
        return comment && ShapeNote.find(raw) != null ? new PuzzleText(number, raw.strip()) : comment ? note : null;
    }

    private void takePlain(String raw) {
        String line = TextLines.withoutComment(raw);
        List<String> embedded = FormatCatalog.standard().embedded(line);
        if (!embedded.isEmpty()) {
            for (String puzzle : embedded) {
                standAlone(puzzle);
            }
        } else if (line.isEmpty()) {
            close();
        } else if (takeRules(line)) {
            return;
        } else if (CsvFormat.isHeader(line)) {
            close();
            assembler.header(number);
        } else if (ShapeNote.find(raw) != null || CsvFormat.hasShape(raw.strip())) {
            standAlone(raw.strip());
        } else if (isWhole(line)) {
            listed(line).forEach(this::standAlone);
        } else if (!takeCode(line)) {
            takeOther(line);
        }
    }

    /** Takes a line that names rules that Clew does not know: with its puzzles if it has any, otherwise alone. */
    private boolean takeRules(String line) {
        ForeignRules rules = line.indexOf(':') < 0 ? ForeignRules.NONE : ForeignRules.inLine(line);
        if (rules.unknown().isEmpty()) {
            return false;
        }
        List<PuzzleText> puzzles = new ForeignObject(new PuzzleText(number, line)).puzzles();
        puzzles.forEach(puzzle -> standAlone(puzzle.text()));
        if (puzzles.isEmpty()) {
            standAlone(RuleNote.of(rules.unknown()));
        }
        return true;
    }

    /** The puzzles of a line that is a list of them in quotes, else the line; two columns are a puzzle and its solution. */
    private List<String> listed(String line) {
        boolean quotes = line.length() > LONGEST_ROW_TOKEN * 2 && (line.indexOf('"') >= 0 || line.indexOf('\'') >= 0);
        if (!quotes || FormatCatalog.standard().readWhole(line, shape()) instanceof Reading.Found) {
            return List.of(line);
        }
        List<PuzzleText> puzzles = CodeGrids.in(new PuzzleText(number, line));
        return puzzles.size() < 2
                ? List.of(line)
                : puzzles.stream().map(PuzzleText::text).toList();
    }

    private void takeOther(String line) {
        if (isMeantAsWhole(line) || isLongNumberLine(line)) {
            standAlone(line);
        } else {
            takeRow(line);
        }
    }

    /** Takes a line of a list in code; what was open before ends there. */
    private boolean takeCode(String line) {
        boolean taken = code.take(number, line);
        if (taken) {
            closeOpen();
            afterGrid = false;
        }
        takeCodeFound(taken && !code.hasBegun() ? number : number - 1);
        return taken;
    }

    private void takeCodeFound(long last) {
        PuzzleText puzzle = code.poll();
        while (puzzle != null) {
            PuzzleText next = code.poll();
            give(puzzle, next == null ? last : next.firstLine() - 1);
            puzzle = next;
        }
    }

    /** Gives out what may be a puzzle; if there is a note above, it is for this one. */
    private void give(PuzzleText puzzle, long last) {
        if (note == null) {
            assembler.add(puzzle, last);
        } else {
            assembler.puzzle(noted(puzzle), last);
            note = null;
        }
    }

    private void standAlone(String line) {
        close();
        afterGrid = false;
        assembler.puzzle(noted(new PuzzleText(number, line)), number);
        note = null;
    }

    /** The puzzle with the note that stands above it. */
    private PuzzleText noted(PuzzleText puzzle) {
        PuzzleText above = note;
        return above == null ? puzzle : new PuzzleText(above.firstLine(), above.text() + "\n" + puzzle.text());
    }

    /** The shape asked for, or the one given by a note above. */
    private @Nullable Shape shape() {
        String name = shape != null || note == null ? null : ShapeNote.find(note.text());
        try {
            return name == null ? shape : Sides.noted(name);
        } catch (Complaint unknown) {
            return null; // The puzzle's reader will say so.
        }
    }

    private void takeRow(String written) {
        String line = RowText.plain(written);
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
            open.add(number, line);
            lastAdded = number;
            if (open.isComplete()) {
                close();
            }
        }
    }

    private void close() {
        code.close();
        closeOpen();
        takeCodeFound(number - 1);
    }

    private void closeOpen() {
        if (open != null) {
            boolean object = open instanceof BracedObject;
            List<PuzzleText> puzzles = object ? inObject(open.puzzles()) : open.puzzles();
            for (PuzzleText puzzle : puzzles) {
                if (object) {
                    assembler.puzzle(noted(puzzle), lastAdded);
                    note = null;
                } else {
                    give(puzzle, puzzles.size() == 1 ? lastAdded : puzzle.firstLine());
                }
            }
            afterGrid = open instanceof GridBlock && open.isComplete();
            open = null;
        }
    }

    /** The puzzles in an object of another program, or the object where Clew reads it or finds none. */
    private List<PuzzleText> inObject(List<PuzzleText> object) {
        PuzzleText text = object.get(0);
        Reading reading = FormatCatalog.standard().readWhole(text.text(), shape);
        boolean strange =
                reading instanceof Reading.Bad bad && bad.without().isEmpty() && !JsonFormat.isOwn(text.text());
        List<PuzzleText> puzzles = strange ? new ForeignObject(text).puzzles() : List.of();
        return puzzles.isEmpty() ? object : puzzles;
    }

    /** Whether the line is a whole puzzle for certain: N lines of N characters may still be rows of a grid. */
    private boolean isWhole(String line) {
        return FormatCatalog.standard().isWhole(line, shape());
    }

    /** Whether a line that may continue an object in braces is a puzzle of its own; one in quotes is not. */
    private boolean breaksOut(String line) {
        return line.indexOf('"') < 0 ? isWhole(line) : CsvFormat.hasShape(line);
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
