package dev.clew.core.format;

import dev.clew.core.Position;
import java.util.List;

/** What a reader made of a text. Immutable. */
public sealed interface Reading {
    /**
     * The text is a position.
     *
     * @param warnings what a reader has to say about a choice it made, each one line; usually none
     */
    record Found(Position position, List<String> warnings) implements Reading {
        /** A position that only one reading of the text gives. */
        public Found(Position position) {
            this(position, List.of());
        }
    }

    /**
     * The text is no position.
     *
     * @param problem one line with the value, the place and a next move
     */
    record Bad(String problem) implements Reading {}
}
