package dev.clew.core.format.split;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.code.CodeRow;
import dev.clew.core.format.text.Sheet;
import java.util.ArrayList;
import java.util.List;

/** Rows out of source code or a data file: N of N cells are a grid, and one of N² is one on its own. */
public final class CodeGrid {
    /** Fewer values are rarely meant as a grid with a typo: code has many short lists. */
    private static final int SMALLEST_RAGGED = 6;

    private final List<CodeRow> rows = new ArrayList<>();
    private final List<PuzzleText> source = new ArrayList<>();
    /** Lines up to this one were given out with an earlier grid. */
    private final long given;

    private int usual;

    CodeGrid(long given) {
        this.given = given;
    }

    /** Whether the row is about as long as those before. */
    public boolean accepts(CodeRow row) {
        return rows.isEmpty()
                || row.length() == usual
                || Math.min(row.length(), usual) >= SMALLEST_RAGGED
                        && Math.abs(row.length() - usual) <= Math.max(1, usual / 4);
    }

    /** Adds a row that is accepted. */
    public void add(CodeRow row) {
        rows.add(row);
        usual = rows.size() == 1 || row.length() != usual
                ? Sheet.usual(rows.stream().map(CodeRow::length).toList())
                : usual;
    }

    /** Adds a line that the rows come from. */
    public void addSource(PuzzleText line) {
        if (line.firstLine() > lastLine()) {
            source.add(line);
        }
    }

    private long lastLine() {
        return source.isEmpty() ? given : source.get(source.size() - 1).firstLine();
    }

    /** The last line that is given out with this grid; one that ends a grid may hold the beginning of the next. */
    long givenWith() {
        return isGrid() ? Math.max(given, lastLine() - 1) : lastLine();
    }

    /** Whether there is a row for each cell of a row, apart from a first row that numbers the columns from 0. */
    public boolean isComplete() {
        int needed = usual + (!rows.isEmpty() && rows.get(0).countsFromZero() ? 1 : 0);
        return rows.size() >= needed || rows.size() >= Shape.MAX_SIZE || isWholeList();
    }

    /** The rows without the numbers of columns above them and of rows before them, as tables are often saved. */
    private List<CodeRow> unlabelled() {
        CodeRow head = rows.get(0);
        if (rows.size() == usual + 1 && head.countsFromZero()) {
            return rows.subList(1, rows.size());
        }
        boolean labelled =
                rows.size() == usual && head.isBlank(0) && head.without(0).counts();
        for (int i = 1; labelled && i < rows.size(); i++) {
            labelled = rows.get(i).isLabelled(i, head.cells().get(1));
        }
        return labelled
                ? rows.subList(1, rows.size()).stream()
                        .map(row -> row.without(0))
                        .toList()
                : rows;
    }

    /** Whether there is one list of all cells, too long to be a row. */
    private boolean isWholeList() {
        return rows.size() == 1
                && rows.get(0).length() > Puzzle.MAX_CHARACTER_VALUE
                && rows.get(0).isWhole();
    }

    /** The grid or grids; the lines themselves where they are none. */
    public List<PuzzleText> puzzles() {
        if (isGrid()) {
            String text =
                    String.join("\n", unlabelled().stream().map(CodeRow::text).toList());
            long first = source.isEmpty()
                    ? Math.max(given, rows.get(0).number())
                    : source.get(0).firstLine();
            return List.of(new PuzzleText(first, text));
        }
        if (isWholeList() && !source.isEmpty()) {
            return List.of(new PuzzleText(source.get(0).firstLine(), rows.get(0).text()));
        }
        boolean whole = rows.stream().allMatch(CodeRow::isWhole);
        return whole
                ? rows.stream()
                        .map(row -> new PuzzleText(Math.max(given, row.number()), row.text()))
                        .toList()
                : source;
    }

    private boolean isGrid() {
        List<CodeRow> rows = unlabelled();
        boolean square = rows.size() == usual && rows.stream().allMatch(row -> row.length() == usual)
                || rows.size() == usual - 1 && rows.size() < this.rows.size();
        boolean values = rows.stream().anyMatch(row -> !row.isEmpty());
        boolean pattern = !values && rows.stream().anyMatch(CodeRow::named);
        return !pattern
                && (square
                        ? usual >= SMALLEST_RAGGED || values && rows.stream().allMatch(row -> row.fits(usual))
                        : usual >= SMALLEST_RAGGED && Math.abs(rows.size() - usual) <= 1);
    }
}
