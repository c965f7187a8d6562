package dev.clew.press;

/**
 * The words around a step's grid. Immutable.
 *
 * @param title the technique's name
 * @param conclusion what follows, in players' notation; may be empty
 * @param text one or two sentences under the grid; may be empty
 */
public record Caption(String title, String conclusion, String text) {

    /** The picture in words, for people who cannot see it. */
    String description() {
        return conclusion.isEmpty() || text.isEmpty() ? conclusion + text : conclusion + ". " + text;
    }
}
