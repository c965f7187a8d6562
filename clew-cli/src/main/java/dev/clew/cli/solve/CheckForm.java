package dev.clew.cli.solve;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.CellSet;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.solve.CheckAnswer;
import java.util.List;

/** One line a puzzle: its place, whether it is valid, and what is wrong if not. */
public final class CheckForm implements AnswerForm<CheckAnswer> {
    @Override
    public Report tell(Input input, CheckAnswer answer) {
        Verdict verdict = answer.verdict();
        String line = Terminal.oneLine(input.prefix() + words(answer, verdict));
        return new Report(line, List.of(), verdict.isGood(), Tally.of(verdict));
    }

    private static String words(CheckAnswer answer, Verdict verdict) {
        return switch (verdict) {
            case UNIQUE, FOUND ->
                "valid: exactly one solution" + (answer.given().isEmpty() ? "" : ", the one given");
            case BUDGET -> OneLine.mark(verdict, "a larger --budget may decide it");
            default -> withConflicts(OneLine.mark(verdict, answer.reason()), answer);
        };
    }

    /** All cells that hold the same value as one they see, where the reason names but the first two. */
    private static String withConflicts(String reason, CheckAnswer answer) {
        CellSet cells = answer.status().position().conflicts();
        String all = (reason.endsWith(".") ? " All" : "; all") + " cells in conflict: ";
        return cells.size() > 2 ? reason + all + cells : reason;
    }
}
