package dev.clew.desk.answer;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import java.util.Optional;

/** The desk's answer to a question. Implementations are immutable. */
public interface Answer {
    /** The position that the question was about; empty where it was about none. */
    Optional<Position> position();

    /** Whether the document has the whole position even where the givens are all there is to it. */
    default boolean showsPosition() {
        return false;
    }

    /** How it went, in one word. */
    String outcome();

    /** The same in words, one or two sentences. */
    String message();

    /** Whether what was asked for could be had. */
    boolean isGood();

    /** Writes the fields that this kind of answer has beside those that all have. */
    default void write(JsonWriter json) {}
}
