package dev.clew.core.format.text;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * HoDoKu library lines, {@code :code:digits:grid:deleted:eliminations:placements[:extra]}, and the bare
 * {@code grid:deleted}. In the grid {@code +5} is a placed 5; deleted candidates are triples of digit, row and column.
 * What is left is evidence to the letter; notes are left out.
 */
public final class HodokuFormat extends TextFormat {
    private static final int SIDE = 9;
    private static final int GRID_FIELD = 3;
    private static final int FEWEST_COLONS = 6;
    private static final int MOST_COLONS = 7;

    public HodokuFormat() {
        super("hodoku", "a HoDoKu library line :0000:x:grid:deleted candidates::, +5 for a placed 5");
    }

    @Override
    public Set<Loss> losses() {
        return EnumSet.of(Loss.IDLE_MARKS, Loss.EXCLUDED_MARKS, Loss.NOTES, Loss.UNMARKED);
    }

    @Override
    public boolean recognises(String text, @Nullable Shape shape) {
        return isLibraryLine(text);
    }

    @Override
    public boolean isWhole(String line, @Nullable Shape shape) {
        return isLibraryLine(line);
    }

    /** Whether the text is one line that begins like a library line, so that complaints should be about that. */
    private static boolean isLibraryLine(String text) {
        if (text.indexOf(':') < 0) {
            return false;
        }
        List<String> lines = TextLines.of(text, 2);
        return lines.size() == 1 && isLibraryFields(lines.get(0));
    }

    private static boolean isLibraryFields(String line) {
        int colon = line.indexOf(':');
        if (colon <= 0) {
            return colon == 0 && line.chars().filter(c -> c == ':').count() > GRID_FIELD && !TextLines.isRule(line);
        }
        String grid = line.substring(0, colon).replace("+", "");
        return grid.length() == SIDE * SIDE
                && Symbols.areCells(grid, grid.length(), SIDE)
                && (grid.length() < colon || !isNumberAfter(line, colon));
    }

    /**
     * Whether a single number follows the colon. Behind a grid without placed values it is the number of solutions, as in
     * {@code puzzle:1:solution}, and no deleted candidate: who deletes candidates has filled in cells or deletes several.
     */
    private static boolean isNumberAfter(String line, int colon) {
        int end = line.indexOf(':', colon + 1);
        return Symbols.isNumber(
                line.substring(colon + 1, end < 0 ? line.length() : end).strip());
    }

    /** What a number after a puzzle would mean as a deleted candidate, such as {@code r2c5<>1}. */
    static Optional<String> deletion(Position position, String number) {
        if (position.shape().size() != SIDE || !isTriple(number)) {
            return Optional.empty();
        }
        int cell = cell(number);
        int value = number.charAt(0) - '0';
        return position.value(cell) == 0 && position.candidates()[cell].contains(value)
                ? Optional.of(position.shape().cellName(cell) + "<>" + value)
                : Optional.empty();
    }

    private static boolean isTriple(String text) {
        return text.length() == 3 && Symbols.isNumber(text) && text.indexOf('0') < 0;
    }

    private static int cell(String triple) {
        return (triple.charAt(1) - '1') * SIDE + triple.charAt(2) - '1';
    }

    @Override
    protected Position position(String text, @Nullable Shape shape) throws Complaint {
        List<String> lines = TextLines.of(text, 2);
        if (lines.size() != 1) {
            throw new Complaint(lines.size() + " lines, but a HoDoKu library line is one; give them one at a time");
        }
        Shape actual = Sides.shape(SIDE, shape);
        String[] fields = lines.get(0).split(":", -1);
        boolean bare = !fields[0].isEmpty();
        int colons = fields.length - 1;
        if (bare ? colons < 1 : colons < FEWEST_COLONS || colons > MOST_COLONS) {
            throw new Complaint("A HoDoKu library line has 6 or 7 colons, not " + colons
                    + "; write :0000:x:grid:deleted candidates::");
        }
        Position position = grid(fields[bare ? 0 : GRID_FIELD].strip(), actual);
        return withoutDeleted(position, fields[bare ? 1 : GRID_FIELD + 1].strip());
    }

    private static Position grid(String grid, Shape shape) throws Complaint {
        int[] givens = new int[shape.cells()];
        int[] placed = new int[shape.cells()];
        int cell = 0;
        for (int i = 0; i < grid.length(); i++) {
            boolean plus = grid.charAt(i) == '+';
            i += plus ? 1 : 0;
            if (i == grid.length() || cell == shape.cells()) {
                cell += i == grid.length() ? 0 : 1;
                break;
            }
            String token = grid.substring(i, i + 1);
            (plus ? placed : givens)[cell] = Symbols.number(shape, cell, token);
            cell++;
        }
        if (cell != shape.cells()) {
            int cells = grid.replace("+", "").length();
            throw new Complaint("The grid of the library line has " + Sides.count(cells, "cells") + " but a 9×9 grid "
                    + "needs 81: " + Sides.difference(cells, shape.cells()));
        }
        Position position = Position.of(Puzzle.of(shape, givens));
        for (cell = 0; cell < placed.length; cell++) {
            position = placed[cell] == 0 ? position : position.withPlaced(cell, placed[cell]);
        }
        return position;
    }

    private static Position withoutDeleted(Position position, String deleted) throws Complaint {
        if (deleted.isEmpty()) {
            return position;
        }
        Shape shape = position.shape();
        Digits[] byRules = position.candidates();
        Digits[] marks = byRules.clone();
        for (String triple : TextLines.tokens(deleted, shape.cells() * SIDE)) {
            if (!isTriple(triple)) {
                throw new Complaint("The deleted candidate \"" + Symbols.quote(triple)
                        + "\" is not a triple of digit, row and column; write 436 for r3c6<>4");
            }
            int cell = cell(triple);
            marks[cell] = marks[cell].without(triple.charAt(0) - '0');
        }
        for (int cell = 0; cell < marks.length; cell++) {
            if (position.value(cell) == 0 && marks[cell].isEmpty() && !byRules[cell].isEmpty()) {
                throw new Complaint(shape.cellName(cell) + " has no candidate left, for all of " + byRules[cell]
                        + " are deleted; check the deleted candidates");
            }
        }
        return position.withMarks(marks, MarkMeaning.EXACT_CANDIDATES);
    }

    @Override
    protected String text(Position position) {
        StringBuilder grid = new StringBuilder(":0000:x:");
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            grid.append(position.placed(cell) != 0 ? "+" : "").append(Puzzle.character(position.value(cell)));
        }
        return grid.append(':').append(deleted(position)).append("::").toString();
    }

    /** The candidates that the values leave and the position does not allow, as triples. */
    public static String deleted(Position position) {
        Shape shape = position.shape();
        Digits[] byRules = byRules(position);
        List<String> triples = new ArrayList<>();
        for (int value = 1; value <= SIDE; value++) {
            for (int cell = 0; cell < byRules.length; cell++) {
                boolean gone =
                        byRules[cell].contains(value) && !position.allowed(cell).contains(value);
                if (gone) {
                    triples.add("" + value + (shape.row(cell) + 1) + (shape.column(cell) + 1));
                }
            }
        }
        return String.join(" ", triples);
    }

    /** How many open cells have no marks. */
    public static int unmarked(Position position) {
        int unmarked = 0;
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            unmarked += position.value(cell) == 0 && position.marks(cell).isEmpty() ? 1 : 0;
        }
        return unmarked;
    }

    /** What the values alone leave in the open cells. */
    public static Digits[] byRules(Position position) {
        Digits[] byRules = position.candidatesByRules();
        for (int cell = 0; cell < byRules.length; cell++) {
            byRules[cell] = position.value(cell) != 0 ? Digits.NONE : byRules[cell];
        }
        return byRules;
    }

    @Override
    public Optional<String> refusal(Position position) {
        Shape shape = position.shape();
        if (shape.size() != SIDE) {
            return Optional.of("The format " + name() + " holds 9×9 grids, not " + shape.name() + "; use json");
        }
        Digits[] candidates = position.candidates();
        for (int cell = 0; cell < candidates.length; cell++) {
            boolean limited = !position.allowed(cell).equals(shape.values());
            if (limited && candidates[cell].isEmpty()) {
                return Optional.of(PencilMarkFormat.noCandidate(name(), shape, cell));
            }
        }
        return Optional.empty();
    }
}
