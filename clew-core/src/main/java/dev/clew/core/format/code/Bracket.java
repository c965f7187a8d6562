package dev.clew.core.format.code;

import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands between two brackets so far. Mutable. */
final class Bracket {
    private static final int MOST_CELLS = Shape.MAX_SIZE * Shape.MAX_SIZE;
    private static final int FEWEST_CELLS = 4;

    private final List<String> cells = new ArrayList<>();
    /** Where rows end if a mark ends them and not a bracket: {@code [5 3; 6 1]}, {@code [|5,3|6,1|]}. */
    private final List<Integer> cuts = new ArrayList<>();

    private boolean clean = true;
    private boolean several;
    private boolean itemOpen;
    private boolean commas;
    /** The name that a value may follow, as in {@code Just 5}, or that stands for a blank. */
    private String name = "";

    private String blankName = "";
    /** The place that the last cell was named by. */
    private String place = "";

    void cell(String cell) {
        takeBackName();
        add(cell);
    }

    /** {@code Just 5} and {@code Some(5)} are the value alone. */
    private void takeBackName() {
        if (!name.isEmpty() && !cells.isEmpty()) {
            cells.remove(cells.size() - 1);
        }
        name = "";
    }

    private void add(String cell) {
        itemOpen = true;
        clean &= cells.size() < MOST_CELLS;
        if (clean) {
            cells.add(cell);
        }
    }

    /** A name that is not a value: the blank of this grid, or a variable. */
    void name(String word) {
        boolean variable = Character.isUpperCase(word.charAt(0));
        clean &= name.isEmpty();
        several |= !blankName.isEmpty() && !blankName.equals(word) && !variable;
        add(Cells.BLANK);
        name = word;
        blankName = blankName.isEmpty() ? word : blankName;
    }

    /** A comma: nothing since the last one is a blank. */
    void comma() {
        if (!itemOpen) {
            add(Cells.BLANK);
        }
        commas = true;
        itemOpen = false;
        name = "";
    }

    void cut() {
        cuts.add(cells.size());
        itemOpen = false;
        name = "";
    }

    /** The place of the next cell: places that are not in reading order do not make rows. */
    void place(String name) {
        if (!place.isEmpty() && !Cells.follows(place, name)) {
            spoil();
        }
        place = name;
    }

    void spoil() {
        clean = false;
        cells.clear();
    }

    /** Whether there is nothing here but cells, if anything. */
    boolean mayHaveCells() {
        return clean;
    }

    boolean isPending() {
        return clean && !cells.isEmpty();
    }

    /** The only cell of a pair of brackets, or null. */
    @Nullable
    String single() {
        return clean && cells.size() == 1 && !commas ? cells.get(0) : null;
    }

    /** The rows at the closing bracket. */
    List<CodeRow> rows(long number) {
        boolean named = !blankName.isEmpty();
        if (!clean || cells.size() < FEWEST_CELLS || several && named) {
            return List.of();
        }
        List<CodeRow> rows = new ArrayList<>();
        int from = 0;
        cuts.add(cells.size());
        for (int to : cuts) {
            if (to > from) {
                rows.add(new CodeRow(number, cells.subList(from, to), named));
            }
            from = Math.max(from, to);
        }
        return rows;
    }
}
