package dev.clew.desk.line;

import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.solve.SolveAnswer;

/** The line about a puzzle that was to be solved: its solution, or {@code !} and a word. */
public final class SolveLine {
    private SolveLine() {}

    /** The line of an answer. */
    public static String of(SolveAnswer answer) {
        return answer.isGood()
                ? answer.line(answer.solutions().get(0))
                : OneLine.mark(answer.verdict(), answer.reason());
    }

    /** The line if there is no answer. */
    public static String of(Refusal refusal) {
        return OneLine.mark(refusal.verdict(), refusal.message());
    }
}
