package dev.clew.io.link;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.ShapeBuilder;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.json.JsonValue;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
     * @param asked the shape asked for, which takes precedence over the document's own, or null
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

    /** A decorative cage is not a rule until it has a clue; one with a clue is, and one may hold hidden text. */
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
            shape = withRegions(shape, extra);
        }
        shape = Json.isSet(document.get("antiknight")) ? shape.withKnightMoves() : shape;
        return Json.isSet(document.get("antiking")) ? shape.withKingMoves() : shape;
    }

    /** Extra regions hold no digit twice; those of Windoku together have a name of their own. */
    private Shape withRegions(Shape shape, List<JsonValue> extra) {
        List<CellSet> regions = extra.stream()
                .map(region -> CellNames.cells(Json.field(region, "cells"), grid.size()))
                .toList();
        if (shape.boxRows() == shape.boxColumns() && shape.boxRows() > 1) {
            Shape windowed = shape.withWindows();
            if (regions.containsAll(windows(windowed))) {
                return with(windowed, regions);
            }
        }
        return with(shape, regions);
    }

    private static List<CellSet> windows(Shape windowed) {
        return IntStream.range(0, windowed.houses())
                .filter(house -> windowed.houseKind(house) == HouseKind.WINDOW)
                .mapToObj(windowed::houseCells)
                .toList();
    }

    private Shape with(Shape shape, List<CellSet> regions) {
        ShapeBuilder builder = Shape.builder(shape);
        for (CellSet region : regions) {
            if (region.size() > grid.size()) {
                unknown.add("extra regions of more than " + grid.size() + " cells");
            } else if (region.size() > 1) {
                builder.distinct(region);
            }
        }
        return builder.build();
    }

    private @Nullable MarkMeaning meaning() {
        return switch (Json.text(Json.field(document.get("clew"), "meaning"))) {
            case "exact" -> MarkMeaning.EXACT_CANDIDATES;
            case "candidates" -> MarkMeaning.CANDIDATES;
            default -> null;
        };
    }
}
