package dev.clew.desk.line;

import dev.clew.core.Position;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.form.CanonAnswer;

/** The line about a puzzle whose canonical form was asked for: that form, or {@code !} and a word. */
public final class CanonLine {
    private CanonLine() {}

    /** The line of an answer. */
    public static String of(CanonAnswer answer) {
        return PuzzleLine.of(Position.of(answer.puzzle()), "");
    }

    /** The line if there is no answer. */
    public static String of(Refusal refusal) {
        return OneLine.mark(refusal.verdict(), refusal.message());
    }
}
