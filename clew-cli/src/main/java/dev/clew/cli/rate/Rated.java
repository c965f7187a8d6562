package dev.clew.cli.rate;

import dev.clew.cli.solve.JsonText;
import dev.clew.cli.solve.PuzzleDocument;
import dev.clew.cli.solve.Verdict;
import dev.clew.core.Position;
import dev.clew.core.format.PuzzleLine;
import dev.clew.core.format.ShapeNote;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle. Immutable.
 *
 * @param document the puzzle
 * @param verdict how it stands with it; only a puzzle with one solution has a rating
 * @param reason why there is no rating, in words; may be empty
 * @param rating the rating, or null
 * @param nanos how long it took
 * @param <R> what a rating is on the scale
 */
public record Rated<R>(
        PuzzleDocument document,
        Verdict verdict,
        String reason,
        @Nullable R rating,
        long nanos) {
    /** The puzzle with words behind it on one line, which are a comment where they would be taken for a part of it. */
    String line(String words) {
        Position position = document.position();
        if (position == null || PuzzleLine.mayHaveRest(position)) {
            String note = position == null ? "" : ShapeNote.of(position.shape());
            return document.line() + " " + words + (note.isEmpty() ? "" : " # " + note);
        }
        return PuzzleLine.of(position, words);
    }

    /** Starts a JSON object with the puzzle and its outcome. */
    JsonText json() {
        return document.begin().put("outcome", verdict.id());
    }

    /** Ends a JSON object with the reason, if there is one, and the place. */
    String finish(JsonText json) {
        if (!reason.isEmpty()) {
            json.put("reason", reason);
        }
        return document.end(json);
    }

    /** The verdict as other commands write it: {@code !multiple}. */
    String mark() {
        return verdict.mark(reason);
    }
}
