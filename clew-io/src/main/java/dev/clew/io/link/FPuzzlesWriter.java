package dev.clew.io.link;

import dev.clew.core.CellSet;
import dev.clew.core.Digits;
import dev.clew.core.HouseKind;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes an f-puzzles document. Notes go into the corners and candidates into the middle of cells, where players have
 * them; of a cell with removed candidates, the others are the only ones that are allowed.
 */
final class FPuzzlesWriter {
    private final Position position;
    private final Shape shape;
    private final int[] regions;
    private final JsonWriter json = new JsonWriter();

    private FPuzzlesWriter(Position position) {
        this.position = position;
        this.shape = position.shape();
        this.regions = Regions.usual(shape.size());
    }

    /** The document. */
    static String write(Position position) {
        return new FPuzzlesWriter(position).write();
    }

    /** Why a position cannot be written: a cell with nothing that is allowed would come back with everything. */
    static Optional<String> refusal(Position position) {
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            if (position.removed(cell).containsAll(position.shape().values())) {
                return Optional.of(
                        position.shape().cellName(cell) + " has every candidate removed, which f-puzzles cannot hold");
            }
        }
        return Optional.empty();
    }

    private String write() {
        int size = shape.size();
        json.object().put("size", size).array("grid");
        for (int row = 0; row < size; row++) {
            json.array();
            for (int column = 0; column < size; column++) {
                cell(row * size + column);
            }
            json.end();
        }
        json.end();
        extras();
        meaning();
        return json.end().text();
    }

    private void cell(int cell) {
        json.object();
        if (position.value(cell) != 0) {
            json.put("value", position.value(cell));
        }
        if (position.puzzle().given(cell) != 0) {
            json.put("given", true);
        }
        // Without boxes, the regions are the rows.
        int region = shape.region(cell) < 0 ? shape.row(cell) : shape.region(cell);
        if (region != regions[cell]) {
            json.put("region", region);
        }
        set(
                position.hasNotes() ? "cornerPencilMarks" : "centerPencilMarks",
                position.marks(cell).orElse(Digits.NONE));
        Digits removed = position.removed(cell);
        set("givenPencilMarks", removed.isEmpty() ? removed : shape.values().minus(removed));
        json.end();
    }

    private void set(String name, Digits values) {
        if (!values.isEmpty()) {
            json.numbers(name, values.toArray());
        }
    }

    private void extras() {
        List<CellSet> regions = new ArrayList<>();
        boolean diagonals = false;
        for (int house = 0; house < shape.houses(); house++) {
            HouseKind kind = shape.houseKind(house);
            if (kind == HouseKind.WINDOW || kind == HouseKind.EXTRA) {
                regions.add(shape.houseCells(house));
            }
            diagonals |= kind == HouseKind.DIAGONAL;
        }
        regions.addAll(shape.addedGroups());
        if (!regions.isEmpty()) {
            json.array("extraregion");
            regions.forEach(this::region);
            json.end();
        }
        if (diagonals) {
            json.put("diagonal+", true).put("diagonal-", true);
        }
        if (shape.hasKnightMoves()) {
            json.put("antiknight", true);
        }
        if (shape.hasKingMoves()) {
            json.put("antiking", true);
        }
    }

    private void region(CellSet cells) {
        json.object().array("cells");
        cells.forEach(cell -> json.value(CellNames.name(cell, shape.size())));
        json.end().end();
    }

    /** What candidates are, where they do not look like it. */
    private void meaning() {
        if (position.hasMarks() && !position.hasNotes()) {
            Digits[] marks = new Digits[shape.cells()];
            for (int cell = 0; cell < marks.length; cell++) {
                marks[cell] = position.marks(cell).orElse(Digits.NONE);
            }
            if (position.withMarks(marks).meaning() != position.meaning()) {
                boolean exact = position.meaning() == MarkMeaning.EXACT_CANDIDATES;
                json.object("clew")
                        .put("meaning", exact ? "exact" : "candidates")
                        .end();
            }
        }
    }
}
