package dev.clew.cli.solve;

import dev.clew.cli.answer.PuzzleColumns;
import dev.clew.cli.read.Input;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.solve.MoreSolutions;
import dev.clew.desk.solve.SolveAnswer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle, and where it came from. Immutable.
 *
 * @param input the puzzle's text
 * @param answer the desk's answer
 * @param verdict what is known of it
 * @param solutions the solutions found, as many as were asked for
 * @param rest whether there are more
 * @param reason why there is no solution, in words; empty where there is one, or where search alone says so
 * @param warnings what the reader of the text has to say about a choice it made
 */
public record Solved(
        Input input,
        Answer answer,
        Verdict verdict,
        List<Grid> solutions,
        MoreSolutions rest,
        String reason,
        List<String> warnings) {
    static Solved of(Input input, SolveAnswer answer, List<String> warnings) {
        return new Solved(
                input, answer, answer.verdict(), answer.solutions(), answer.rest(), answer.reason(), warnings);
    }

    /** A text that is not a puzzle. */
    static Solved without(Input input, Refusal refusal) {
        return new Solved(
                input, refusal, refusal.verdict(), List.of(), MoreSolutions.NONE, refusal.message(), List.of());
    }

    /** The puzzle, or null if the text could not be read. */
    @Nullable
    Position position() {
        return answer.position().orElse(null);
    }

    /** What tables say of the puzzle. */
    PuzzleColumns columns() {
        return new PuzzleColumns(input, position());
    }

    /** A solution on one line, in the alphabet of the puzzle. */
    String line(Grid solution) {
        Position position = position();
        return position == null
                ? solution.toString()
                : position.puzzle().alphabet().line(solution.toArray());
    }

    /** A message apart from the verdict, or nothing. */
    List<String> messages() {
        return reason.isEmpty() ? List.of() : List.of(input.prefix() + reason);
    }
}
