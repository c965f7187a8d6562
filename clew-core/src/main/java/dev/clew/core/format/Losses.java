package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;

/** Collects in words what a format drops of a position. */
final class Losses {
    private final Position position;
    private final List<String> list = new ArrayList<>();

    Losses(Position position) {
        this.position = position;
    }

    /** Placed values are written like givens. */
    void placed() {
        add(position.placedCount(), "placed value is written like a given", "placed values are written like givens");
    }

    /** Pencil marks are left out. */
    void marks() {
        int marks = 0;
        for (int cell = 0; cell < position.shape().cells(); cell++) {
            marks += position.marks(cell).map(set -> set.size()).orElse(0);
        }
        add(marks, "pencil mark", "pencil marks");
    }

    /** A shape that does not follow from the size is left out. */
    void shape() {
        Shape shape = position.shape();
        if (!Shape.hasClassic(shape.size()) || !shape.equals(Shape.classic(shape.size()))) {
            list.add("the shape " + shape.name());
        }
    }

    void add(int count, String one, String many) {
        if (count > 0) {
            list.add(count + " " + (count == 1 ? one : many));
        }
    }

    List<String> list() {
        return List.copyOf(list);
    }
}
