package dev.clew.core.format;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A text format: text ↔ {@link Position}. Implementations are stateless and thread-safe, and no text makes them throw.
 *
 * <p>Formats of other modules begin with a brace, since the plain formats share everything else among them.
 */
public interface PuzzleFormat {
    /** The format's name on the command line. */
    String name();

    /** What it looks like, in one line. */
    String description();

    /** Whether the text looks like this format, so that {@link #read}'s complaint about it would be the right one. */
    boolean recognises(String text, @Nullable Shape shape);

    /**
     * Reads one puzzle.
     *
     * @param shape the shape asked for, or null where it follows from the text
     */
    Reading read(String text, @Nullable Shape shape);

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

    /** What would be dropped by writing this position, each a short phrase such as {@code 12 pencil marks}. */
    List<String> losses(Position position);
}
