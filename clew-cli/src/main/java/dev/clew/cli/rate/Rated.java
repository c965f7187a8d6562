package dev.clew.cli.rate;

import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.core.Shape;
import dev.clew.core.format.ShapeNote;
import dev.clew.logic.level.LevelRating;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle. Immutable.
 *
 * @param input the puzzle's text
 * @param puzzle the puzzle on one line
 * @param shape the name of its shape; empty where the text could not be read
 * @param verdict how it stands with it; only a puzzle with one solution has a rating
 * @param reason why there is no rating, in words; may be empty
 * @param rating the rating, or null
 */
public record Rated(
        Input input,
        String puzzle,
        String shape,
        Verdict verdict,
        String reason,
        @Nullable LevelRating rating) {
    /** A comment with the shape, where the length of the puzzle does not tell it. */
    String note() {
        String name = shape.isEmpty() ? "" : ShapeNote.of(Shape.parse(shape));
        return name.isEmpty() ? "" : " # " + name;
    }

    /** The verdict as other commands write it: {@code !multiple}. */
    String mark() {
        return verdict.mark(reason);
    }
}
