package dev.clew.core.internal.general;

import dev.clew.core.Shape;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers the tables of shapes seen, so that a file of like puzzles makes them once. Thread-safe. */
public final class Layouts {
    private static final int MOST = 16;

    private final Map<Shape, Layout> known = new ConcurrentHashMap<>();

    Layout of(Shape shape) {
        Layout layout = known.get(shape);
        if (layout == null) {
            layout = new Layout(shape);
            if (known.size() >= MOST) {
                known.clear();
            }
            known.put(shape, layout);
        }
        return layout;
    }
}
