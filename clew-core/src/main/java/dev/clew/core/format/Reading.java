package dev.clew.core.format;

import dev.clew.core.Position;

/** What a reader made of a text. Immutable. */
public sealed interface Reading {
    /** The text is a position. */
    record Found(Position position) implements Reading {}

    /**
     * The text is no position.
     *
     * @param problem one line with the value, the place and a next move
     */
    record Bad(String problem) implements Reading {}
}
