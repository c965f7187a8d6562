package dev.clew.core.format.split;

import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.code.CodeRow;
import dev.clew.core.format.code.CodeRows;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.format.text.TextLines;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The grids in lists and string literals, line by line; lines that hold none are given back. Mutable, for one thread. */
public final class CodeGrids {
    /** A list over more lines is not a grid. */
    private static final int MOST_LINES = 20_000;

    private final Deque<PuzzleText> found = new ArrayDeque<>();
    private final CodeRows code = new CodeRows();
    /** Lines of a list whose end is not yet seen. */
    private final List<PuzzleText> held = new ArrayList<>();

    private @Nullable CodeGrid grid;
    private boolean afterGrid;
    /** Whether the last line was without brackets and quotes. */
    private boolean bare;
    /** Lines up to this one were given out. */
    private long given;

    /** The next grid, or line that turned out to be none; null if there is nothing to return. */
    public @Nullable PuzzleText poll() {
        return found.poll();
    }

    /** The puzzles in an object of another program; full grids beside puzzles are their solutions. */
    public static List<PuzzleText> in(PuzzleText object) {
        CodeGrids grids = new CodeGrids();
        long number = object.firstLine();
        for (String line : object.text().split("\n", -1)) {
            grids.take(number++, line);
        }
        grids.close();
        List<PuzzleText> all = new ArrayList<>(grids.found);
        all.removeIf(text -> !isCells(text.text()));
        boolean blanks = all.stream().anyMatch(text -> hasBlank(text.text()));
        all.removeIf(text -> blanks && !hasBlank(text.text()));
        return all;
    }

    private static boolean isCells(String text) {
        return text.length() > 16 && text.chars().allMatch(c -> Symbols.value((char) c) >= 0 || c == ' ' || c == '\n');
    }

    private static boolean hasBlank(String text) {
        return text.chars().anyMatch(c -> Symbols.isBlank((char) c));
    }

    /** Whether a list has begun that blank lines do not end: they end rows without brackets. */
    public boolean isOpen() {
        return grid != null && !bare || !held.isEmpty();
    }

    /** Whether something has begun that is not given out yet. */
    public boolean hasBegun() {
        return grid != null || !held.isEmpty();
    }

    /** Takes a line; false where it belongs to no list, and then all before it has been given out. */
    public boolean take(long number, String line) {
        List<CodeRow> rows = rows(number, line);
        if (!rows.isEmpty()) {
            held.add(new PuzzleText(number, line));
            rows.forEach(this::add);
            held.clear();
            return true;
        }
        if (code.isPending() && held.size() < MOST_LINES) {
            held.add(new PuzzleText(number, line));
            return true;
        }
        if (CodeRows.isFrame(line) && held.isEmpty() && (grid != null || afterGrid)) {
            return true;
        }
        close();
        return false;
    }

    private List<CodeRow> rows(long number, String line) {
        if (TextLines.isRule(line)) {
            return List.of();
        }
        bare = !code.takes(line);
        if (!bare) {
            return code.add(number, line);
        }
        List<CodeRow> all = line.indexOf(';') < 0 ? List.of() : CodeRows.inSemicolons(number, line);
        if (!all.isEmpty()) {
            return all;
        }
        for (char separator : new char[] {',', ';', '\t'}) {
            CodeRow row = line.indexOf(separator) < 0 ? null : CodeRows.separated(number, line, separator);
            if (row != null) {
                return List.of(row);
            }
        }
        return List.of();
    }

    private void add(CodeRow row) {
        CodeGrid current = grid;
        if (current != null && !current.accepts(row)) {
            closeGrid();
            current = null;
        }
        if (current == null) {
            current = new CodeGrid(given);
            grid = current;
        }
        held.forEach(current::addSource);
        current.add(row);
        if (current.isComplete()) {
            closeGrid();
        }
    }

    private void closeGrid() {
        CodeGrid closed = grid;
        grid = null;
        if (closed != null) {
            found.addAll(closed.puzzles());
            given = closed.givenWith();
            afterGrid = true;
        }
    }

    /** Gives out what is open: no further line belongs to it. */
    public void close() {
        closeGrid();
        for (PuzzleText line : held) {
            found.add(line);
        }
        held.clear();
        code.forget();
        afterGrid = false;
    }
}
