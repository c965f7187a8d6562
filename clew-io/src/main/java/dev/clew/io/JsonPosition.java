package dev.clew.io;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of an object, put together to a position. */
record JsonPosition(
        @Nullable String shapeName,
        @Nullable JsonValues givens,
        @Nullable JsonValues placed,
        Map<Place, Digits> marks) {
    /** A cell by row and column, both from 1. */
    record Place(int row, int column) {
        @Override
        public String toString() {
            return "r" + row + "c" + column;
        }
    }

    Position toPosition(@Nullable Shape asked) throws BadJson {
        Shape shape = shape(asked);
        int[] values = givens != null ? givens.values(shape) : new int[shape.cells()];
        Position position = Position.of(Puzzle.of(shape, values));
        return withMarks(placed != null ? withPlaced(position, placed.values(shape)) : position);
    }

    /** The shape asked for goes before the object's own, but the size must be the same. */
    private Shape shape(@Nullable Shape asked) throws BadJson {
        if (asked != null && shapeName == null) {
            return asked;
        }
        Shape own = ownShape();
        if (asked != null && asked.size() != own.size()) {
            throw new BadJson("Field \"shape\" is " + own + " but the shape asked for is " + asked
                    + "; change --shape or leave it out");
        }
        return asked != null ? asked : own;
    }

    private Shape ownShape() throws BadJson {
        if (shapeName != null) {
            try {
                return Shape.parse(shapeName);
            } catch (IllegalArgumentException noSuchShape) {
                String reason = String.valueOf(noSuchShape.getMessage()).replaceAll("\\p{C}", "?");
                throw new BadJson("Field \"shape\": " + reason.substring(0, Math.min(reason.length(), 300)));
            }
        }
        JsonValues values = givens != null ? givens : placed;
        if (values == null) {
            throw new BadJson("The JSON object has neither \"shape\" nor \"givens\"; add \"shape\":\"9x9\"");
        }
        return values.shape();
    }

    private static Position withPlaced(Position position, int[] placed) throws BadJson {
        Position result = position;
        for (int cell = 0; cell < placed.length; cell++) {
            int given = position.puzzle().given(cell);
            if (placed[cell] != 0 && given != 0 && given != placed[cell]) {
                throw new BadJson("Field \"placed\": " + position.shape().cellName(cell) + " is given as " + given
                        + ", so " + placed[cell] + " cannot be placed there");
            }
            result = placed[cell] != 0 && given == 0 ? result.withPlaced(cell, placed[cell]) : result;
        }
        return result;
    }

    private Position withMarks(Position position) throws BadJson {
        Shape shape = position.shape();
        Digits[] sets = new Digits[shape.cells()];
        Arrays.fill(sets, Digits.NONE);
        for (Map.Entry<Place, Digits> entry : marks.entrySet()) {
            Place place = entry.getKey();
            if (place.row() < 1 || place.row() > shape.size() || place.column() < 1 || place.column() > shape.size()) {
                throw new BadJson("Field \"marks\": there is no " + place + " on a " + shape.name() + " grid");
            }
            if (!shape.values().containsAll(entry.getValue())) {
                throw new BadJson("Field \"marks\": " + entry.getValue() + " in " + place
                        + " goes beyond the values 1 to " + shape.size());
            }
            sets[(place.row() - 1) * shape.size() + place.column() - 1] = entry.getValue();
        }
        return position.withMarks(sets);
    }
}
