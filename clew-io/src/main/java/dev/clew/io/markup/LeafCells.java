package dev.clew.io.markup;

import dev.clew.core.Shape;
import dev.clew.core.format.text.Sides;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Elements that are one cell each, {@code <cell>5</cell><cell/>} or {@code <cell v="5"/>}: N² of one name inside another
 * element are a grid, and an empty one is a blank. Mutable.
 */
final class LeafCells {
    /** The smallest grid that can be distinguished from a row of a larger one. */
    private static final int SMALLEST_SIDE = 6;

    private static final int MOST = 4096;

    /** Where other programs have the value of a cell. */
    private static final List<String> VALUES = List.of("v", "value", "val", "digit", "number", "num", "n");

    private static final String BLANK = ".";

    private final List<String> names = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    /** How many cells came before each open element. */
    private final List<Integer> starts = new ArrayList<>();

    /** An element begins. */
    void begin() {
        starts.add(cells.size());
    }

    /** An element that had begun and has no others in it ends. */
    void endLeaf(String name, String text, Map<String, String> attributes) {
        starts.remove(starts.size() - 1);
        leaf(name, text, attributes);
    }

    /** An element without others in it. */
    void leaf(String name, String text, Map<String, String> attributes) {
        if (cells.size() < MOST) {
            names.add(name);
            cells.add(cell(text.strip(), attributes));
        }
    }

    private static String cell(String text, Map<String, String> attributes) {
        String value = text;
        for (int i = 0; i < VALUES.size() && value.isEmpty(); i++) {
            value = attributes.getOrDefault(VALUES.get(i), "").strip();
        }
        return value.isEmpty() ? BLANK : value;
    }

    /** The innermost element ends; the grid that its cells are, or null. */
    @Nullable
    String end() {
        int start = starts.remove(starts.size() - 1);
        String grid = grid(start);
        if (grid != null || starts.isEmpty()) {
            names.subList(start, names.size()).clear();
            cells.subList(start, cells.size()).clear();
        }
        return grid;
    }

    /** The cells as one line where each is a character, else as rows of numbers. */
    private @Nullable String grid(int start) {
        List<String> inside = cells.subList(start, cells.size());
        int side = Sides.root(inside.size());
        boolean possible = side >= SMALLEST_SIDE
                && Shape.hasClassic(side)
                && names.subList(start, names.size()).stream().allMatch(names.get(start)::equals)
                && inside.stream().allMatch(cell -> isCell(cell, side))
                && inside.stream().anyMatch(cell -> Symbols.number(cell) > 0);
        return !possible ? null : side <= 9 ? String.join("", inside) : rows(inside, side);
    }

    private static boolean isCell(String cell, int side) {
        int value = cell.length() > (side <= 9 ? 1 : 2) ? -1 : Symbols.number(cell);
        return value >= 0 && value <= side;
    }

    private static String rows(List<String> cells, int side) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < cells.size(); at++) {
            text.append(at == 0 ? "" : at % side == 0 ? "\n" : " ").append(cells.get(at));
        }
        return text.toString();
    }
}
