package dev.clew.core.format;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of one token and the same length: N of N characters are a grid, else each is an input of its own. */
final class CompactRows implements OpenPuzzle {
    /** Fewer rows are a grid only where such a small shape is asked for: no smaller grid has boxes. */
    private static final int FEWEST_ROWS = 4;

    private final @Nullable Shape shape;
    private final List<PuzzleText> rows = new ArrayList<>();
    private boolean strokesAllowed = true;

    CompactRows(@Nullable Shape shape) {
        this.shape = shape;
    }

    @Override
    public boolean accepts(String line) {
        return rows.isEmpty()
                || line.length() == length()
                        && TextLines.isToken(line)
                        && (strokesAllowed || !TextLines.isStrokes(line))
                        && (TextLines.mayHaveStrokes(line)
                                || rows.stream().noneMatch(row -> TextLines.isStrokes(row.text())));
    }

    @Override
    public void add(long number, String line) {
        rows.add(new PuzzleText(number, line));
        strokesAllowed &= TextLines.mayHaveStrokes(line);
    }

    private int length() {
        return rows.get(0).text().length();
    }

    /** Whether all lines so far are strokes, and may as well be the rules of a frame. */
    boolean areStrokes() {
        return rows.stream().allMatch(row -> TextLines.isStrokes(row.text()));
    }

    /** The same lines as the beginning of a drawn grid. */
    GridBlock toBlock(@Nullable Shape shape) {
        GridBlock block = new GridBlock(shape, false);
        rows.forEach(row -> block.add(row.firstLine(), row.text()));
        return block;
    }

    @Override
    public boolean isComplete() {
        int fewest = shape != null ? Math.min(shape.size(), FEWEST_ROWS) : FEWEST_ROWS;
        boolean strokes = areStrokes() && length() > 1;
        return !strokes && (length() < fewest || length() > Puzzle.MAX_CHARACTER_VALUE) || rows.size() == length();
    }

    @Override
    public List<PuzzleText> puzzles() {
        boolean grid = rows.size() > 1 && rows.size() == length() && !areWholePuzzles();
        if (!grid) {
            return rows;
        }
        String text = String.join("\n", rows.stream().map(PuzzleText::text).toList());
        return List.of(new PuzzleText(rows.get(0).firstLine(), text));
    }

    /** Sixteen lines of sixteen characters up to 4 are sixteen 4×4 puzzles; all blank they are an empty 16×16 grid. */
    private boolean areWholePuzzles() {
        int side = Sides.root(length());
        return side > 0
                && shape == null
                && Shape.hasClassic(side)
                && rows.stream().allMatch(row -> Symbols.areCells(row.text(), length(), side))
                && !rows.stream().allMatch(row -> Symbols.isBlank(row.text()));
    }
}
