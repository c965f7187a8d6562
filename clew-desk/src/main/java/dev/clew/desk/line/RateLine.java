package dev.clew.desk.line;

import dev.clew.core.Position;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.core.format.text.ShapeNote;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.logic.RateAnswer;
import dev.clew.desk.logic.Ratings;

/** The line about a puzzle that was to be rated: the puzzle and its rating, or {@code !} and a word after it. */
public final class RateLine {
    private RateLine() {}

    /** The line of an answer. */
    public static String of(RateAnswer answer) {
        String words =
                answer.ratings().map(Ratings::line).orElseGet(() -> OneLine.mark(answer.verdict(), answer.reason()));
        return withWords(answer.asked(), words);
    }

    /** The line if there is no answer. */
    public static String of(Refusal refusal) {
        String mark = OneLine.mark(refusal.verdict(), refusal.message());
        return refusal.position()
                .map(position -> withWords(position, mark))
                .orElseGet(() -> refusal.text() + " " + mark);
    }

    /**
     * The puzzle with words after it on one line, which are a comment where they could be mistaken for a part of it.
     */
    private static String withWords(Position position, String words) {
        if (PuzzleLine.mayHaveRest(position)) {
            String note = ShapeNote.of(position.shape());
            return PuzzleLine.bare(position) + " " + words + (note.isEmpty() ? "" : " # " + note);
        }
        return PuzzleLine.of(position, words);
    }
}
