package dev.clew.io.link;

import dev.clew.core.Digits;
import dev.clew.core.HouseKind;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.Optional;

/**
 * Writes an f-puzzles document. Notes go into the corners and candidates into the middle of cells, where players have
 * them; of a cell with removed candidates, the others are the only ones that are allowed.
 */
final class FPuzzlesWriter {
    private final Position position;
    private final Shape shape;
    private final int[] regions;
    private final StringBuilder json = new StringBuilder();

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
        json.append("{\"size\":").append(size).append(",\"grid\":[");
        for (int cell = 0; cell < shape.cells(); cell++) {
            json.append(cell % size != 0 ? "," : cell == 0 ? "[" : "],[");
            cell(cell);
        }
        json.append("]]");
        extras();
        meaning();
        return json.append('}').toString();
    }

    private void cell(int cell) {
        json.append('{');
        int start = json.length();
        if (position.value(cell) != 0) {
            field(start, "value").append(position.value(cell));
        }
        if (position.puzzle().given(cell) != 0) {
            field(start, "given").append("true");
        }
        // Without boxes, the regions are the rows.
        int region = shape.region(cell) < 0 ? shape.row(cell) : shape.region(cell);
        if (region != regions[cell]) {
            field(start, "region").append(region);
        }
        Digits marks = position.marks(cell).orElse(Digits.NONE);
        set(start, position.hasNotes() ? "cornerPencilMarks" : "centerPencilMarks", marks);
        Digits removed = position.removed(cell);
        set(
                start,
                "givenPencilMarks",
                removed.isEmpty() ? removed : shape.values().minus(removed));
        json.append('}');
    }

    private StringBuilder field(int start, String name) {
        return json.append(json.length() > start ? ",\"" : "\"").append(name).append("\":");
    }

    private void set(int start, String name, Digits values) {
        if (!values.isEmpty()) {
            char before = '[';
            field(start, name);
            for (int value : values.toArray()) {
                json.append(before).append(value);
                before = ',';
            }
            json.append(']');
        }
    }

    private void extras() {
        boolean hasWindows = false;
        boolean hasDiagonals = false;
        for (int house = 0; house < shape.houses(); house++) {
            if (shape.houseKind(house) == HouseKind.WINDOW) {
                json.append(hasWindows ? ",{\"cells\":[" : ",\"extraregion\":[{\"cells\":[");
                window(house);
                hasWindows = true;
            }
            hasDiagonals |= shape.houseKind(house) == HouseKind.DIAGONAL;
        }
        json.append(hasWindows ? "]" : "");
        json.append(hasDiagonals ? ",\"diagonal+\":true,\"diagonal-\":true" : "");
        json.append(shape.distinctGroups().isEmpty() ? "" : ",\"antiknight\":true");
    }

    private void window(int house) {
        for (int i = 0; i < shape.size(); i++) {
            json.append(i == 0 ? "\"" : ",\"")
                    .append(CellNames.name(shape.cellAt(house, i), shape.size()))
                    .append('"');
        }
        json.append("]}");
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
                json.append(",\"clew\":{\"meaning\":\"")
                        .append(exact ? "exact" : "candidates")
                        .append("\"}");
            }
        }
    }
}
