package dev.clew.cli.logic;

import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.core.Contradiction;
import dev.clew.logic.advice.Standing;
import dev.clew.logic.advice.Suspects;
import java.util.List;

/** What is said about one puzzle. Stateless, for many threads. */
public interface Teller {
    /** What is said about a position. */
    Report tell(Input input, Standing standing);

    /** What has been done with a puzzle when all went well. */
    default String verb() {
        return "answered";
    }

    /** What is said about a text that is not a puzzle, or a puzzle that techniques cannot work on. */
    default Report without(Input input, Verdict verdict, String problem) {
        return new Report(input.prefix() + verdict.mark(problem), List.of(), false, verdict.tally());
    }

    /** What is said about a puzzle that has no solution. */
    default Report without(Input input, Contradiction reason) {
        return without(input, reason, Suspects.NONE);
    }

    /** What is said about a puzzle that has no solution, and about the digits that may be wrong. */
    default Report without(Input input, Contradiction reason, Suspects suspects) {
        return without(input, Verdict.NONE, suspects.after(reason.explanation()));
    }
}
