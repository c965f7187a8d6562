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
 * What a format writes, it reads back with the same shape and the same values, without being told either.
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

    /** Whether a line is a whole puzzle of this format for certain, wherever it stands in a text. */
    default boolean isWhole(String line, @Nullable Shape shape) {
        return false;
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
