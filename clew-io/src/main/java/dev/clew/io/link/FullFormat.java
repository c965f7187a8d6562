package dev.clew.io.link;

import dev.clew.core.Shape;
import dev.clew.core.format.Loss;
import dev.clew.core.format.text.TextFormat;
import java.util.Set;

/** A format that holds all of a position, its shape included. */
abstract class FullFormat extends TextFormat {
    FullFormat(String name, String description) {
        super(name, description);
    }

    @Override
    public final Set<Loss> losses() {
        return Set.of();
    }

    @Override
    protected final boolean tells(String text, Shape shape) {
        return true;
    }
}
