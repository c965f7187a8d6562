package dev.clew.core.format.text;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a line that holds a puzzle among other things: a number, a name, a rating, the solution. A column that
 * is N² cells is a run; the one run with blanks is the puzzle, and full runs beside it are its solutions. Immutable.
 *
 * <p>What looks like a run that lost a character matters, too: beside it a full run is more likely the solution than
 * the puzzle.
 *
 * @param runs the columns of N² cells, all of the same N, the largest there is
 * @param damaged the columns that may have been meant as such
 * @param regions the shape that a column of its own gives, one name a cell, or null
 * @param side N
 * @param alone whether there is nothing else on the line
 */
record Columns(
        List<Column> runs, List<Column> damaged, @Nullable Shape regions, int side, boolean alone) {
    /** What stands between columns, or around what is in them. */
    private static final String SEPARATORS = ",;|:#\"'`()[]{}<>=&/\\";

    /** The smallest run: shorter ones are words and numbers. */
    private static final int SHORTEST = LineFormat.SHORTEST_WITH_REST;

    /** Of a grid that a wrong character has cut in two, one part is longer than this part of it. */
    static final int PIECE = 3;

    /** A column of a line. */
    record Column(int number, String text, boolean full) {}

    /** The columns of a line; without runs where it is not such a line. */
    static Columns of(String line, @Nullable Shape shape) {
        List<String> fields = fields(line);
        if (largestSide(fields, shape) == 0 && line.length() > 2 * SHORTEST) {
            fields = spacedFields(line);
        }
        int side = largestSide(fields, shape);
        List<Column> runs = new ArrayList<>();
        List<Column> damaged = new ArrayList<>();
        Shape regions = null;
        for (int i = 0; side > 0 && i < fields.size(); i++) {
            String field = fields.get(i);
            Shape map = shape == null && fields.size() > 1 && field.length() == side * side
                    ? RegionMap.ofLine(field)
                    : null;
            if (map != null) {
                regions = map;
            } else if (side(field, shape) == side) {
                runs.add(new Column(i + 1, field, isFull(field, side)));
            } else if (isDamaged(field, side)) {
                damaged.add(new Column(i + 1, field, isFull(field, side)));
            }
        }
        boolean alone = runs.size() == 1 && runs.get(0).text().length() == line.length();
        return new Columns(runs, damaged, regions, side, alone);
    }

    /** Whether there is a puzzle in one of the columns, for all that is known. */
    boolean isFound() {
        return !runs.isEmpty();
    }

    private static List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        int from = -1;
        for (int at = 0; at <= line.length(); at++) {
            boolean inside = at < line.length() && !isSeparator(line.charAt(at));
            if (inside && from < 0) {
                from = at;
            } else if (!inside && from >= 0) {
                fields.add(line.substring(from, at));
                from = -1;
            }
        }
        return fields;
    }

    /** The columns of a line whose cells have a blank between them, {@code 5 3 0,5 3 4}, so that a blank ends no column. */
    private static List<String> spacedFields(String line) {
        List<String> fields = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) != ' ' && isSeparator(line.charAt(at))) {
                String field = line.substring(from, at).strip();
                fields.addAll(
                        field.isEmpty()
                                ? List.of()
                                : isSpaced(field) ? List.of(field.replace(" ", "")) : List.of(field.split(" +")));
                from = at + 1;
            }
        }
        return fields.size() > 1 ? fields : List.of();
    }

    private static boolean isSpaced(String field) {
        boolean spaced = field.length() % 2 == 1;
        for (int at = 0; spaced && at < field.length(); at++) {
            spaced = (field.charAt(at) == ' ') == (at % 2 == 1);
        }
        return spaced;
    }

    private static boolean isSeparator(char c) {
        return SEPARATORS.indexOf(c) >= 0 || TextLines.isSpace(c) || TextLines.isUpright(c);
    }

    private static int largestSide(List<String> fields, @Nullable Shape shape) {
        int largest = 0;
        for (String field : fields) {
            largest = Math.max(largest, side(field, shape));
        }
        return largest;
    }

    /** The side of the grid that the field is, or 0 where it is none. */
    private static int side(String field, @Nullable Shape shape) {
        int side = field.length() < SHORTEST && shape == null ? 0 : Sides.root(field.length());
        boolean possible = side > 1 && side <= Puzzle.MAX_CHARACTER_VALUE && Sides.isPossible(side, shape);
        return possible && Symbols.areCells(field, field.length(), largestSymbol(side)) ? side : 0;
    }

    /** Above nine values letters may stand for any of them. */
    private static int largestSymbol(int side) {
        return side <= 9 ? side : Puzzle.MAX_CHARACTER_VALUE;
    }

    private static boolean isFull(String field, int side) {
        AlphabetChoice choice = AlphabetChoice.of(field, side);
        for (int i = 0; i < field.length(); i++) {
            if (choice.value(field.charAt(i)) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether nearly all of a long field are cells, of several kinds: a dash is not a grid, and neither is a hash. */
    private static boolean isDamaged(String field, int side) {
        int cells = 0;
        boolean mixed = false;
        for (int i = 0; i < field.length(); i++) {
            int value = Symbols.value(field.charAt(i));
            cells += value >= 0 && value <= largestSymbol(side) ? 1 : 0;
            mixed |= field.charAt(i) != field.charAt(0);
        }
        return mixed && field.length() * PIECE > side * side && cells * 10 >= field.length() * 9;
    }

    /**
     * The column with the puzzle.
     *
     * @throws Complaint where more than one may be it
     */
    Column puzzle() throws Complaint {
        Column open = null;
        for (Column run : runs) {
            if (!run.full() && open != null) {
                throw new Complaint("Columns " + open.number() + " and " + run.number()
                        + " both have blanks, and only one can be the puzzle; leave one of them out");
            }
            open = run.full() ? open : run;
        }
        for (Column column : damaged) {
            if (open == null || !column.full() && isNearlyWhole(column)) {
                throw new Complaint("Column " + column.number() + " has "
                        + Sides.count(column.text().length(), "characters") + ", but a " + side + "×" + side
                        + " puzzle needs " + side * side + ": "
                        + (column.text().length() == side * side
                                ? "one of them is not a value"
                                : Sides.difference(column.text().length(), side * side)));
            }
        }
        return open != null ? open : fullPuzzle();
    }

    private boolean isNearlyWhole(Column column) {
        return Math.abs(column.text().length() - side * side) <= side;
    }

    /** A solved grid is a puzzle too, but between two different ones there is no telling which is meant. */
    private Column fullPuzzle() throws Complaint {
        Column first = runs.get(0);
        for (Column run : runs) {
            if (!run.text().equals(first.text())) {
                throw new Complaint("Columns " + first.number() + " and " + run.number()
                        + " are two different full grids; leave out the one that is not the puzzle");
            }
        }
        return first;
    }

    /** The full runs beside the puzzle. */
    List<String> solutions(Column puzzle) {
        List<String> solutions = new ArrayList<>();
        for (Column run : runs) {
            if (run.number() != puzzle.number() && run.full()) {
                solutions.add(run.text());
            }
        }
        return solutions;
    }

    /** The remark on solutions that cannot be compared. */
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        for (Column column : damaged) {
            if (column.full() && isNearlyWhole(column)) {
                warnings.add("column " + column.number() + " has "
                        + Sides.count(column.text().length(), "characters") + " and is not taken for the solution");
            }
        }
        return warnings;
    }
}
