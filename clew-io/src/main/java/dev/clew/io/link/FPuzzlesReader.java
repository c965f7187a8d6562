package dev.clew.io.link;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.json.JsonValue;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads an f-puzzles document. Mutable, for one document. */
final class FPuzzlesReader {
    private final JsonValue.Fields document;
    private final UnknownRules unknown = new UnknownRules();
    private final LinkGrid grid;
    private final int[] regions;

    private FPuzzlesReader(JsonValue.Fields document) throws Complaint {
        this.document = document;
        List<JsonValue> rows = Json.items(document.get("grid"));
        int size = LinkGrid.checkedSize(Json.whole(document.get("size"), rows.size()));
        this.grid = new LinkGrid(size);
        this.regions = Regions.usual(size);
        readCells(rows);
    }

    /**
     * The position of a document.
     *
     * @param asked the shape asked for, which goes before the document's own, or null
     */
    static Position read(JsonValue.Fields document, @Nullable Shape asked) throws Complaint {
        return new FPuzzlesReader(document).position(asked);
    }

    private void readCells(List<JsonValue> rows) throws Complaint {
        int size = grid.size();
        if (rows.size() != size) {
            throw new Complaint("The f-puzzles grid has " + rows.size() + " rows but a side of " + size);
        }
        for (int row = 0; row < size; row++) {
            List<JsonValue> cells = Json.items(rows.get(row));
            if (cells.size() != size) {
                throw new Complaint("Row " + (row + 1) + " of the f-puzzles grid has " + cells.size()
                        + " cells but a side of " + size);
            }
            for (int column = 0; column < size; column++) {
                readCell(row * size + column, cells.get(column));
            }
        }
    }

    private void readCell(int cell, JsonValue json) throws Complaint {
        JsonValue value = Json.field(json, "value");
        if (value != null && !Json.text(value).isBlank()) {
            grid.value(cell, Json.whole(value, 0), Json.isSet(Json.field(json, "given")));
        }
        grid.centre(cell, Json.values(Json.field(json, "centerPencilMarks"), grid.size()));
        grid.corner(cell, Json.values(Json.field(json, "cornerPencilMarks"), grid.size()));
        grid.allowed(cell, Json.values(Json.field(json, "givenPencilMarks"), grid.size()));
        JsonValue region = Json.field(json, "region");
        if (region != null) {
            regions[cell] = Json.whole(region, Regions.NONE);
        }
        String parity = Json.text(Json.field(json, "parity"));
        if (!parity.isEmpty()) {
            unknown.add(parity.equalsIgnoreCase("odd") ? "odd cells" : "even cells");
        }
    }

    private Position position(@Nullable Shape asked) throws Complaint {
        for (Map.Entry<String, JsonValue> field : document.fields().entrySet()) {
            if (Json.isSet(field.getValue())) {
                FPuzzlesRules.note(field.getKey(), unknown);
            }
        }
        unknown.say(Json.text(document.get("ruleset")));
        Json.items(document.get("cage")).forEach(this::readCage);
        Shape own = withExtras(regionShape());
        if (asked != null && asked.size() != own.size()) {
            throw new Complaint("The link holds a " + own.name() + " grid but the shape asked for is " + asked
                    + "; change the shape or leave it out");
        }
        Shape shape = asked != null ? asked : own;
        Position position = grid.position(shape, meaning());
        unknown.check(shape, position);
        return position;
    }

    /** A cage for the eye is no rule until it has a clue; one with a clue is, and one may hold what nobody sees. */
    private void readCage(JsonValue cage) {
        String value = Json.text(Json.field(cage, "value"));
        String metadata = Metadata.name(value);
        if (metadata.equals("rules")) {
            unknown.say(Metadata.value(value));
        } else if (metadata.isEmpty() && !value.isBlank() && !value.startsWith("FO")) {
            unknown.add("cages with clues");
        }
    }

    private Shape regionShape() {
        Shape shape = Regions.shape(grid.size(), regions);
        if (shape == null) {
            unknown.add("regions of other sizes");
            return Shape.latin(grid.size());
        }
        return shape;
    }

    private Shape withExtras(Shape regions) {
        Shape shape = regions;
        boolean rising = Json.isSet(document.get("diagonal+"));
        boolean falling = Json.isSet(document.get("diagonal-"));
        if (rising && falling) {
            shape = shape.withDiagonals();
        } else if (rising || falling) {
            unknown.add("a single diagonal");
        }
        List<JsonValue> extra = Json.items(document.get("extraregion"));
        if (!extra.isEmpty()) {
            shape = withWindows(shape, extra);
        }
        shape = Json.isSet(document.get("antiknight")) ? shape.withKnightMoves() : shape;
        return Json.isSet(document.get("antiking")) ? shape.withKingMoves() : shape;
    }

    /** Extra regions are windows, or else unknown. */
    private Shape withWindows(Shape shape, List<JsonValue> extra) {
        if (shape.boxRows() == shape.boxColumns() && shape.boxRows() > 1) {
            Shape windowed = shape.withWindows();
            Set<CellSet> windows = new HashSet<>();
            for (int house = 0; house < windowed.houses(); house++) {
                if (windowed.houseKind(house) == HouseKind.WINDOW) {
                    windows.add(windowed.houseCells(house));
                }
            }
            Set<CellSet> regions = new HashSet<>();
            extra.forEach(region -> regions.add(CellNames.cells(Json.field(region, "cells"), grid.size())));
            if (regions.equals(windows)) {
                return windowed;
            }
        }
        unknown.add("extra regions");
        return shape;
    }

    private @Nullable MarkMeaning meaning() {
        return switch (Json.text(Json.field(document.get("clew"), "meaning"))) {
            case "exact" -> MarkMeaning.EXACT_CANDIDATES;
            case "candidates" -> MarkMeaning.CANDIDATES;
            default -> null;
        };
    }
}
