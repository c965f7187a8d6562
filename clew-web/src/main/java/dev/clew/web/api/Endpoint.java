package dev.clew.web.api;

import java.util.Set;

/** One thing that the API can do. Implementations are stateless and thread-safe. */
interface Endpoint {
    /** Its name in the address. */
    String name();

    /** The names of its fields, beside those of the puzzle. */
    Set<String> fields();

    /** Whether it is about a puzzle that the request brings along. */
    default boolean takesPuzzle() {
        return true;
    }

    /** Whether an answer to this request takes so little that nobody has to wait his turn. */
    default boolean isQuick(Request request) {
        return false;
    }

    /** Whether it makes puzzles, which may take long, and so waits apart from those who ask about one. */
    default boolean makes() {
        return false;
    }

    /** The answer. */
    Reply answer(Request request);
}
