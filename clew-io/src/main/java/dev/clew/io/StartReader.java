package dev.clew.io;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonValue;
import dev.clew.logic.board.Geometry;
import java.util.List;
import java.util.Map;

/**
 * The position at the start of steps, read strictly by docs/STEPS.md: one way to write each thing, so that all checkers
 * see the same board, unlike the format that people's files are read with.
 */
record StartReader(Shape shape, JsonValue.Fields start) {
    private static final String ALPHABET = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    static Position read(JsonValue json) throws BadJson {
        try {
            if (!(json instanceof JsonValue.Fields start) || !(start.get("shape") instanceof JsonValue.Text name)) {
                throw new IllegalArgumentException("it has no shape");
            }
            return new StartReader(Shape.parse(name.value()), start).position();
        } catch (IllegalArgumentException wrong) {
            throw new BadJson("The start is not a position: " + wrong.getMessage());
        }
    }

    private Position position() {
        require(shape.size() <= Geometry.MAX_SIZE, "it has more than " + Geometry.MAX_SIZE + " values");
        require(start.get("givens") != null, "it has no givens");
        Position position = Position.of(Puzzle.of(shape, values("givens")));
        int[] placed = start.get("placed") == null ? new int[shape.cells()] : values("placed");
        for (int cell = 0; cell < placed.length; cell++) {
            position = placed[cell] == 0 ? position : position.withPlaced(cell, placed[cell]);
        }
        return start.get("marks") == null ? position : withMarks(position);
    }

    private int[] values(String name) {
        int[] values = new int[shape.cells()];
        if (shape.size() >= ALPHABET.length()) {
            List<Integer> numbers = ProofReader.numbers(start, name);
            require(numbers.size() == values.length, name + " has " + numbers.size() + " values");
            return numbers.stream().mapToInt(Integer::intValue).toArray();
        }
        String text = start.get(name) instanceof JsonValue.Text line ? line.value() : "";
        require(text.length() == values.length, name + " has " + text.length() + " characters");
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = ALPHABET.indexOf(text.charAt(cell));
            require(values[cell] >= 0, name + " has \"" + text.charAt(cell) + "\"");
        }
        return values;
    }

    /** Marks that leave out an open cell and do not say that they are candidates are notes. */
    private Position withMarks(Position position) {
        JsonValue meaning = start.get("meaning");
        require(
                meaning == null
                        || meaning instanceof JsonValue.Text text
                                && text.value().equals("candidates"),
                "its marks are not candidates");
        JsonValue.Fields written = writtenMarks();
        Map<String, JsonValue> listed = written.fields();
        Digits[] marks = new Digits[shape.cells()];
        Digits[] none = new Digits[shape.cells()];
        boolean all = true;
        int found = 0;
        for (int cell = 0; cell < marks.length; cell++) {
            boolean marked = listed.containsKey(shape.cellName(cell));
            found += marked ? 1 : 0;
            all &= marked || position.value(cell) != 0;
            marks[cell] = marked ? marks(written, shape.cellName(cell)) : Digits.NONE;
            none[cell] = marked && marks[cell].isEmpty() ? shape.values() : Digits.NONE;
        }
        require(found == listed.size(), "its marks list what is not a cell");
        return all || meaning != null
                ? position.withMarks(marks, MarkMeaning.CANDIDATES).withRemoved(none)
                : position;
    }

    private JsonValue.Fields writtenMarks() {
        if (start.get("marks") instanceof JsonValue.Fields marks) {
            return marks;
        }
        throw new IllegalArgumentException("its marks are not an object");
    }

    private Digits marks(JsonValue.Fields written, String cell) {
        Digits marks = Digits.NONE;
        for (int value : ProofReader.numbers(written, cell)) {
            require(value >= 1 && value <= shape.size(), cell + " has a mark " + value);
            marks = marks.with(value);
        }
        return marks;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
