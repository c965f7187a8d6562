package dev.clew.io.link;

import dev.clew.core.CellSet;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import dev.clew.core.json.JsonValue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads SudokuPad's own documents. They hold cells, regions and cages, and a few rules by name; everything else is
 * drawn, and explained in words. Mutable, for one document.
 */
final class SclReader {
    private static final Map<String, String> DRAWINGS = Map.of(
            "lines", "drawn lines",
            "arrows", "drawn arrows",
            "overlays", "drawn symbols",
            "underlays", "drawn shapes");
    private static final Map<String, String> GLOBALS = Map.of(
            "nonconsecutive", "the non-consecutive rule",
            "disjoint", "disjoint groups");

    private final JsonValue.Fields document;
    private final UnknownRules unknown = new UnknownRules();
    private final LinkGrid grid;
    private boolean rising;
    private boolean falling;
    private boolean antiknight;
    private boolean antiking;

    private SclReader(JsonValue.Fields document) throws Complaint {
        this.document = document;
        List<JsonValue> rows = Json.items(document.get("cells"));
        this.grid = new LinkGrid(LinkGrid.checkedSize(rows.size()));
        for (int row = 0; row < rows.size(); row++) {
            readRow(row, Json.items(rows.get(row)));
        }
    }

    /**
     * The position of a document.
     *
     * @param asked the shape asked for, which takes precedence over the document's own, or null
     */
    static Position read(JsonValue.Fields document, @Nullable Shape asked) throws Complaint {
        return new SclReader(document).position(asked);
    }

    private void readRow(int row, List<JsonValue> cells) throws Complaint {
        if (cells.size() != grid.size()) {
            throw new Complaint("The SudokuPad grid has " + grid.size() + " rows, but row " + (row + 1) + " has "
                    + cells.size() + " cells; Clew takes square grids");
        }
        for (int column = 0; column < cells.size(); column++) {
            int cell = row * grid.size() + column;
            JsonValue json = cells.get(column);
            JsonValue given = Json.field(json, "given");
            if (!Json.text(Json.field(json, "value")).isBlank()) {
                grid.value(cell, Json.whole(Json.field(json, "value"), 0), given == null || Json.isSet(given));
            }
            grid.centre(cell, Json.values(Json.field(json, "pencilMarks"), grid.size()));
            grid.corner(cell, Json.values(Json.field(json, "cornermarks"), grid.size()));
        }
    }

    private Position position(@Nullable Shape asked) throws Complaint {
        JsonValue metadata = document.get("metadata");
        unknown.say(Json.text(Json.field(metadata, "rules")));
        Json.items(Json.field(metadata, "rules")).forEach(rule -> unknown.say(Json.text(rule)));
        Json.items(document.get("global")).forEach(this::readGlobal);
        Json.items(document.get("cages")).forEach(this::readCage);
        readDrawings();
        if (asked == null && Json.items(document.get("regions")).isEmpty()) {
            String square = grid.size() + "x" + grid.size();
            throw new Complaint("The SudokuPad puzzle does not say which regions it has; name its shape, such as "
                    + square + ", or " + square + ":latin for none");
        }
        Shape own = shape();
        if (asked != null && asked.size() != own.size()) {
            throw new Complaint("The link holds a " + own.name() + " grid but the shape asked for is " + asked
                    + "; change the shape or leave it out");
        }
        Shape shape = asked != null ? asked : own;
        Position position = grid.position(shape, null);
        unknown.check(shape, position);
        return position;
    }

    private void readGlobal(JsonValue global) {
        String name = Json.text(global);
        antiknight |= name.equals("antiknight");
        antiking |= name.equals("antiking");
        if (!name.isEmpty() && !name.equals("antiknight") && !name.equals("antiking")) {
            unknown.add(GLOBALS.getOrDefault(name, "the rule \"" + Symbols.quote(name) + "\""));
        }
    }

    /** A cage with a clue is a rule, and so is one without repeats, unless it is a row, a column or a region. */
    private void readCage(JsonValue cage) {
        String value = Json.text(Json.field(cage, "value"));
        String metadata = Metadata.name(value);
        CellSet cells = cells(Json.field(cage, "cells"));
        if (metadata.equals("rules")) {
            unknown.say(Metadata.value(value));
        } else if (!cells.isEmpty() && metadata.isEmpty()) {
            boolean isSum = Json.whole(Json.field(cage, "value"), 0) > 0 || Json.isSet(Json.field(cage, "sum"));
            boolean isHouse = "rowcol region".contains(typeOf(cage)) && cells.size() == grid.size();
            if (isSum) {
                unknown.add("killer cages");
            } else if (!value.isBlank()) {
                unknown.add("cages with clues");
            } else if (Json.isSet(Json.field(cage, "unique")) && !isHouse) {
                unknown.add("cages without repeats");
            }
        }
    }

    private static String typeOf(JsonValue cage) {
        String type = Json.text(Json.field(cage, "type"));
        return type.isEmpty() ? "?" : type;
    }

    private void readDrawings() {
        for (Map.Entry<String, String> drawing : DRAWINGS.entrySet()) {
            for (JsonValue item : Json.items(document.get(drawing.getKey()))) {
                if (Json.isSet(item) && !isDiagonal(item)) {
                    unknown.draw(drawing.getValue());
                }
            }
        }
    }

    /** A line from corner to corner is a diagonal. */
    private boolean isDiagonal(JsonValue line) {
        List<JsonValue> points = Json.items(Json.field(line, "wayPoints"));
        if (points.size() != 2) {
            return false;
        }
        String from = point(points.get(0));
        String to = point(points.get(1));
        String size = String.valueOf(grid.size());
        boolean goesUp = from.equals("0," + size) && to.equals(size + ",0");
        goesUp |= to.equals("0," + size) && from.equals(size + ",0");
        boolean goesDown = from.equals("0,0") && to.equals(size + "," + size);
        goesDown |= to.equals("0,0") && from.equals(size + "," + size);
        rising |= goesUp;
        falling |= goesDown;
        return goesUp || goesDown;
    }

    private static String point(JsonValue point) {
        List<JsonValue> numbers = Json.items(point);
        return numbers.size() == 2 ? Json.text(numbers.get(0)) + "," + Json.text(numbers.get(1)) : "";
    }

    private Shape shape() {
        Shape shape = regionShape();
        if (rising && falling) {
            shape = shape.withDiagonals();
        } else if (rising || falling) {
            unknown.add("a single diagonal");
        }
        shape = antiknight ? shape.withKnightMoves() : shape;
        return antiking ? shape.withKingMoves() : shape;
    }

    private Shape regionShape() {
        int size = grid.size();
        int[] regions = new int[size * size];
        Arrays.fill(regions, Regions.NONE);
        List<JsonValue> named = Json.items(document.get("regions"));
        for (int region = 0; region < named.size(); region++) {
            for (int cell : cells(named.get(region)).toArray()) {
                regions[cell] = region;
            }
        }
        Shape shape = Regions.shape(size, regions);
        if (shape == null) {
            unknown.add("regions of other sizes");
            return Shape.latin(size);
        }
        return shape;
    }

    /** Cells as pairs of row and column from 0. */
    private CellSet cells(@Nullable JsonValue pairs) {
        int size = grid.size();
        CellSet cells = CellSet.of(size);
        for (JsonValue pair : Json.items(pairs)) {
            List<JsonValue> numbers = Json.items(pair);
            int row = numbers.size() == 2 ? Json.whole(numbers.get(0), -1) : -1;
            int column = numbers.size() == 2 ? Json.whole(numbers.get(1), -1) : -1;
            boolean inside = row >= 0 && row < size && column >= 0 && column < size;
            cells = inside ? cells.with(row * size + column) : cells;
        }
        return cells;
    }
}
