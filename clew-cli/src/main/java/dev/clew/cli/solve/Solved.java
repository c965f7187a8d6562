package dev.clew.cli.solve;

import dev.clew.cli.stream.Input;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one puzzle. Immutable.
 *
 * @param input the puzzle's text
 * @param position the puzzle, or null if the text could not be read
 * @param verdict how it stands with it
 * @param solutions the solutions found, as many as were asked for
 * @param rest whether there are more
 * @param reason why there is no solution, in words; empty where there is one, or where search alone says so
 * @param warnings what the reader of the text has to say about a choice it made
 */
public record Solved(
        Input input,
        @Nullable Position position,
        Verdict verdict,
        List<Grid> solutions,
        Rest rest,
        String reason,
        List<String> warnings) {

    /** A puzzle with solutions. */
    static Solved with(Input input, Position position, Verdict verdict, List<Grid> solutions, Rest rest) {
        return new Solved(input, position, verdict, solutions, rest, "", List.of());
    }

    /** A puzzle without a solution, as far as is known. */
    static Solved without(Input input, @Nullable Position position, Verdict verdict, String reason) {
        Rest rest = verdict == Verdict.BUDGET ? Rest.UNKNOWN : Rest.NONE;
        return new Solved(input, position, verdict, List.of(), rest, reason, List.of());
    }

    /** The same with another verdict, under which there is no solution. */
    Solved as(Verdict other, String why) {
        return new Solved(input, position, other, List.of(), Rest.NONE, why, warnings);
    }

    /** The same with what was said while it was read. */
    Solved after(List<String> said) {
        return new Solved(input, position, verdict, solutions, rest, reason, said);
    }

    /** What documents say of the puzzle. */
    PuzzleDocument document() {
        return new PuzzleDocument(input, position);
    }

    /** A solution on one line, in the alphabet of the puzzle. */
    String line(Grid solution) {
        return position == null
                ? solution.toString()
                : position.puzzle().alphabet().line(solution.toArray());
    }

    /** All solutions, each on one line. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Grid solution : solutions) {
            lines.add(line(solution));
        }
        return lines;
    }

    /** What has to be said apart from the verdict, or nothing. */
    List<String> messages() {
        return reason.isEmpty() ? List.of() : List.of(input.prefix() + reason);
    }
}
