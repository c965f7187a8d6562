package dev.clew.core.format.split;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.text.Sheet;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines of one token and about the same length: N of N characters are a grid, nearly so a damaged one, and otherwise each
 * is an input of its own.
 */
public final class CompactRows implements OpenPuzzle {
    /** Fewer rows are a grid only where such a small shape is asked for: no smaller grid has boxes. */
    private static final int FEWEST_ROWS = 4;

    /** Shorter tokens of different lengths are words rather than rows that lost a character. */
    private static final int SHORTEST_RAGGED = 6;

    private final @Nullable Shape shape;
    private final List<PuzzleText> rows = new ArrayList<>();
    private boolean strokesAllowed = true;
    /** How many rows are nothing but strokes: counted, since looking again at every row costs n³ for n lines. */
    private int strokeRows;

    private boolean ragged;
    /** The length of most rows. */
    private int usual;

    public CompactRows(@Nullable Shape shape) {
        this.shape = shape;
    }

    @Override
    public boolean accepts(String line) {
        return rows.isEmpty()
                || (line.length() == usual || isNearly(line))
                        && TextLines.isToken(line)
                        && (strokesAllowed || !TextLines.isStrokes(line))
                        && (strokeRows == 0 || TextLines.mayHaveStrokes(line));
    }

    /** Whether the line may be a row like those before, with a few characters lost or too many. */
    private boolean isNearly(String line) {
        int shorter = Math.min(line.length(), usual);
        return shorter >= SHORTEST_RAGGED
                && Math.abs(line.length() - usual) <= Math.max(1, usual / 4)
                && !TextLines.isStrokes(line)
                && isRow(line)
                && areRows();
    }

    private boolean areRows() {
        for (PuzzleText row : rows) {
            if (!isRow(row.text())) {
                return false;
            }
        }
        return true;
    }

    private boolean isRow(String line) {
        return Symbols.areCells(line, line.length(), Math.max(usual, line.length()));
    }

    @Override
    public void add(long number, String line) {
        rows.add(new PuzzleText(number, line));
        strokesAllowed &= TextLines.mayHaveStrokes(line);
        strokeRows += TextLines.isStrokes(line) ? 1 : 0;
        ragged |= rows.size() > 1 && line.length() != usual;
        usual = rows.size() == 1 ? line.length() : ragged ? usualLength() : usual;
    }

    private int usualLength() {
        List<Integer> lengths = new ArrayList<>();
        for (PuzzleText row : rows) {
            lengths.add(row.text().length());
        }
        return Sheet.usual(lengths);
    }

    /** Whether all lines so far are strokes, and may as well be the rules of a frame. */
    public boolean areStrokes() {
        return strokeRows == rows.size();
    }

    /** The same lines as the beginning of a drawn grid. */
    public GridBlock toBlock(@Nullable Shape shape) {
        GridBlock block = new GridBlock(shape, false);
        rows.forEach(row -> block.add(row.firstLine(), row.text()));
        return block;
    }

    @Override
    public boolean isComplete() {
        int fewest = shape != null ? Math.min(shape.size(), FEWEST_ROWS) : FEWEST_ROWS;
        boolean strokes = areStrokes() && usual > 1;
        return !strokes && (usual < fewest || usual > Puzzle.MAX_CHARACTER_VALUE) || rows.size() >= usual;
    }

    @Override
    public List<PuzzleText> puzzles() {
        boolean square = rows.size() == usual && !ragged;
        boolean grid = rows.size() > 1 && (square || isNearlySquare()) && !areWholePuzzles();
        if (!grid) {
            return rows;
        }
        return List.of(GridBlock.joined(rows));
    }

    /**
     * Whether the lines were meant as one grid: it is reported once, because its reader says better what is wrong than
     * each row could.
     */
    private boolean isNearlySquare() {
        return usual >= SHORTEST_RAGGED && Math.abs(rows.size() - usual) <= 1 && areRows();
    }

    /** Sixteen lines of sixteen characters up to 4 are sixteen 4×4 puzzles; all blank they are an empty 16×16 grid. */
    private boolean areWholePuzzles() {
        int side = Sides.root(usual);
        boolean whole = side > 0 && shape == null && Shape.hasClassic(side);
        boolean empty = true;
        for (int i = 0; whole && i < rows.size(); i++) {
            String row = rows.get(i).text();
            whole = Symbols.areCells(row, row.length(), side);
            empty &= Symbols.isBlank(row);
        }
        return whole && !empty;
    }
}
