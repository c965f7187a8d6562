package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A text format: text ↔ {@link Position}. Implementations are stateless and thread-safe, and no text makes them throw.
 * What a format writes, it reads back with the same shape and values, without being given either.
 *
 * @since 0.2.0
 */
public interface PuzzleFormat {
    /** The format's name on the command line. */
    String name();

    /** What it looks like, in one line. */
    String description();

    /**
     * Whether the text looks like this format, so that {@link #read}'s complaint about it would be the right one. A
     * format is asked only if no one before it in the catalogue has taken the text.
     */
    boolean recognises(String text, @Nullable Shape shape);

    /** Whether a line is certainly a whole puzzle of this format, wherever it is in a text. */
    default boolean isWhole(String line, @Nullable Shape shape) {
        return false;
    }

    /**
     * The puzzles of this format that stand among other words of a line, such as links in a sentence; of each as much as
     * {@link #read} needs. Only asked of formats from other modules, which know their own for certain.
     */
    default List<String> embedded(String line) {
        return List.of();
    }

    /**
     * The document of several lines that begins with this one, or null. Only asked of formats from other modules.
     *
     * @param line a line, or the first part of a very long one
     */
    default @Nullable OpenDocument opens(String line) {
        return null;
    }

    /**
     * Reads one puzzle.
     *
     * @param shape the shape asked for, or null where it follows from the text
     */
    Reading read(String text, @Nullable Shape shape);

    /** What stands once above all puzzles of a file; empty for nothing. */
    default String header() {
        return "";
    }

    /** What stands once below all puzzles of a file; empty for nothing. */
    default String footer() {
        return "";
    }

    /**
     * Writes a position as text without a final line break.
     *
     * @throws IllegalArgumentException where {@link #refusal} has a reason
     */
    String write(Position position);

    /** Why the format cannot write this position at all, if so. */
    default Optional<String> refusal(Position position) {
        return Optional.empty();
    }

    /** What the format cannot hold, whatever the position. */
    Set<Loss> losses();

    /** What would be dropped by writing this position, each a short phrase such as {@code 12 pencil marks}. */
    default List<String> losses(Position position) {
        List<String> phrases = new ArrayList<>();
        for (Loss loss : losses()) {
            String words = loss.words(position);
            if (!words.isEmpty()) {
                phrases.add(words);
            }
        }
        return phrases;
    }
}
