package dev.clew.cli.solve;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Input;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle. Immutable.
 *
 * @param input the puzzle's text
 * @param position the puzzle, or null if the text could not be read
 * @param verdict how it stands with it
 * @param solutions the solutions found, as many as were asked for
 * @param complete whether these are all there are
 * @param reason why there is no solution, in words; empty where there is one
 * @param beyondGivens whether the givens alone have a solution, so that the player's entries are to blame
 */
public record Solved(
        Input input,
        @Nullable Position position,
        Verdict verdict,
        List<Grid> solutions,
        boolean complete,
        String reason,
        boolean beyondGivens) {

    /** A puzzle with solutions. */
    static Solved with(Input input, Position position, Verdict verdict, List<Grid> solutions, boolean complete) {
        return new Solved(input, position, verdict, solutions, complete, "", false);
    }

    /** A puzzle without a solution, as far as is known. */
    static Solved without(Input input, @Nullable Position position, Verdict verdict, String reason) {
        return new Solved(input, position, verdict, List.of(), verdict != Verdict.BUDGET, reason, false);
    }

    /** The puzzle on one line: its values, or its own text where they would not say everything. */
    String puzzleLine() {
        Position read = position;
        if (read == null || read.placedCount() > 0 || read.hasMarks()) {
            return Terminal.oneLine(input.text().strip());
        }
        return read.toString();
    }

    /** What has to be said apart from the verdict, or nothing. */
    List<String> messages() {
        boolean worthIt = verdict == Verdict.INVALID || beyondGivens;
        return worthIt ? List.of(input.prefix() + reason) : List.of();
    }
}
