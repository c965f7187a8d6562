package dev.clew.io;

import dev.clew.core.Shape;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of a grid as a field holds them: a line of characters or an array of numbers.
 *
 * @param field the field's name, for complaints
 * @param line the characters, or null where there are numbers
 */
record JsonValues(String field, @Nullable String line, List<Integer> numbers) {
    /** The shape that follows from the number of values. */
    Shape shape() throws BadJson {
        if (line != null) {
            return readLine(line, null).position().shape();
        }
        int side = (int) Math.round(Math.sqrt(numbers.size()));
        if (side * side != numbers.size() || !Shape.hasClassic(side)) {
            throw new BadJson("Field \"" + field + "\" has " + numbers.size()
                    + " numbers, which make no grid with boxes; add \"shape\":\"9x9\" and check their number");
        }
        return Shape.classic(side);
    }

    /** The values in reading order, 0 for a blank. */
    int[] values(Shape shape) throws BadJson {
        if (line != null) {
            return readLine(line, shape).position().values();
        }
        if (numbers.size() != shape.cells()) {
            throw new BadJson("Field \"" + field + "\" has " + numbers.size() + " numbers, but a " + shape.name()
                    + " grid has " + shape.cells() + " cells");
        }
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = numbers.get(cell);
            if (values[cell] < 0 || values[cell] > shape.size()) {
                throw new BadJson("Field \"" + field + "\": " + shape.cellName(cell) + " holds " + values[cell]
                        + ", but the values run from 1 to " + shape.size() + "; write 0 for a blank");
            }
        }
        return values;
    }

    private Reading.Found readLine(String text, @Nullable Shape shape) throws BadJson {
        Reading reading = FormatCatalog.standard().find("line").orElseThrow().read(text, shape);
        if (reading instanceof Reading.Found found) {
            return found;
        }
        throw new BadJson("Field \"" + field + "\": " + ((Reading.Bad) reading).problem());
    }
}
