package dev.clew.io.markup;

import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Texts and attributes of a document that are cells of a puzzle, and rows in elements that follow each other. */
final class CellTexts {
    /** The smallest puzzle that can be distinguished from a number. */
    private static final int SMALLEST_SIDE = 6;

    /** As long a text of nothing but cells is meant as a puzzle, even if it is none. */
    private static final int MEANT = 60;

    private static final int MOST = 4096;

    private final List<PuzzleText> ready;
    /** The text of all open elements, and where that of each begins. */
    private final StringBuilder inside = new StringBuilder();

    private final List<Integer> starts = new ArrayList<>();
    private boolean some;
    /** The last puzzle with blanks, to recognise its solution. */
    private String last = "";

    CellTexts(List<PuzzleText> ready) {
        this.ready = ready;
    }

    /** Whether there was any puzzle. */
    boolean some() {
        return some;
    }

    void add(long line, String text) {
        some = true;
        ready.add(new PuzzleText(line, text));
    }

    /** Of several attributes with cells one is the puzzle: the one with blanks. */
    void attributes(long line, Map<String, String> attributes) {
        for (Map.Entry<String, String> attribute : attributes.entrySet()) {
            if (!attribute.getKey().toLowerCase(Locale.ROOT).contains("sol")) {
                cells(line, attribute.getValue());
            }
        }
    }

    /** A grid of elements that are one cell each; rows where it has more values than characters. */
    void grid(long line, String grid) {
        if (grid.indexOf('\n') >= 0 || !cells(line, grid)) {
            add(line, grid);
        }
    }

    void begin() {
        starts.add(inside.length());
    }

    void text(long line, String text) {
        if (!cells(line, text) && inside.length() + text.length() <= MOST) {
            inside.append(text.replaceAll("[\\s|+]|-{3,}", ""));
        }
    }

    /** The innermost element ends: its rows together may be a puzzle. */
    void end(long line, boolean inTable) {
        int start = Math.min(starts.isEmpty() ? 0 : starts.remove(starts.size() - 1), inside.length());
        String all = inside.substring(start);
        if (!inTable && isPuzzle(all)) {
            cells(line, all);
            inside.setLength(start);
        }
        if (starts.isEmpty() || inside.length() >= MOST) {
            inside.setLength(starts.isEmpty() ? 0 : start);
        }
    }

    /** The innermost element ends, and its texts are the cells of a table that was found as such. */
    void endTable() {
        int start = Math.min(starts.isEmpty() ? 0 : starts.remove(starts.size() - 1), inside.length());
        inside.setLength(start);
    }

    private boolean cells(long line, String text) {
        String cells = text.strip();
        if (!isPuzzle(cells) && !isMeant(cells)) {
            return false;
        }
        if (!isSolutionOfLast(cells)) {
            add(line, cells);
            last = cells;
        }
        return true;
    }

    private boolean isSolutionOfLast(String cells) {
        if (cells.length() != last.length()) {
            return false;
        }
        boolean blanks = false;
        for (int i = 0; i < cells.length(); i++) {
            boolean blank = Symbols.isBlank(last.charAt(i));
            blanks |= blank;
            if (Symbols.isBlank(cells.charAt(i)) || !blank && cells.charAt(i) != last.charAt(i)) {
                return false;
            }
        }
        return blanks;
    }

    private static boolean isPuzzle(String text) {
        int side = Sides.root(text.length());
        return side >= SMALLEST_SIDE
                && side <= 25
                && Shape.hasClassic(side)
                && Symbols.areCells(text, text.length(), side)
                && !Symbols.isBlank(text);
    }

    private static boolean isMeant(String text) {
        return text.length() >= MEANT && Symbols.areCells(text, text.length(), 9) && !Symbols.isBlank(text);
    }
}
