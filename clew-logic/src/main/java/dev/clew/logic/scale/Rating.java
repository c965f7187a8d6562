package dev.clew.logic.scale;

import dev.clew.core.json.JsonWriter;
import java.util.List;
import java.util.Map;

/**
 * How hard a puzzle is on a scale, and why. It writes its own parts, so that no surface needs to know the scale.
 * Implementations are immutable.
 *
 * @since 0.2.0
 */
public interface Rating {
    /** The name of the scale. */
    String scale();

    /** What follows the puzzle on a line. */
    String line();

    /** The rating as a message. */
    String words();

    /** The rating for people: a headline, then paragraphs. */
    List<String> paragraphs();

    /** What stands in the columns of its {@link Rater}; empty where there is nothing. */
    List<String> cells();

    /** What it is counted by in statistics: kinds such as {@code level} and {@code technique} with their values. */
    Map<String, List<String>> groups();

    /** Writes its fields into an object that is open. */
    void writeTo(JsonWriter json);

    /** Writes it as a field of an object that is open: {@code "clew":{…}}. */
    default void writeNamed(JsonWriter json) {
        json.object(scale());
        writeTo(json);
        json.end();
    }
}
