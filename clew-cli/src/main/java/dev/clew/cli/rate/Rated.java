package dev.clew.cli.rate;

import dev.clew.cli.solve.PuzzleDocument;
import dev.clew.cli.solve.Verdict;
import dev.clew.core.Position;
import dev.clew.core.format.PuzzleLine;
import dev.clew.core.format.ShapeNote;
import dev.clew.logic.level.LevelRating;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle. Immutable.
 *
 * @param document the puzzle
 * @param verdict how it stands with it; only a puzzle with one solution has a rating
 * @param reason why there is no rating, in words; may be empty
 * @param rating the rating, or null
 */
public record Rated(
        PuzzleDocument document,
        Verdict verdict,
        String reason,
        @Nullable LevelRating rating) {
    /** The puzzle with words behind it on one line, which are a comment where they would be taken for a part of it. */
    String line(String words) {
        Position position = document.position();
        if (position == null || PuzzleLine.mayHaveRest(position)) {
            String note = position == null ? "" : ShapeNote.of(position.shape());
            return document.line() + " " + words + (note.isEmpty() ? "" : " # " + note);
        }
        return PuzzleLine.of(position, words);
    }

    /** The verdict as other commands write it: {@code !multiple}. */
    String mark() {
        return verdict.mark(reason);
    }
}
