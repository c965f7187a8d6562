package dev.clew.desk.solve;

import dev.clew.core.Contradiction;
import dev.clew.core.Grid;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import dev.clew.logic.review.Differences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The solution, or why there is no single one. Immutable.
 *
 * @param asked the position
 * @param verdict what is known of it
 * @param solutions the solutions found, as many as were asked for
 * @param rest whether there are more
 * @param contradiction why there is no solution; null where there is one or it is not known
 */
public record SolveAnswer(
        Position asked,
        Verdict verdict,
        List<Grid> solutions,
        MoreSolutions rest,
        @Nullable Contradiction contradiction)
        implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    @Override
    public String outcome() {
        return verdict.id();
    }

    /** Why there is no solution, in words for a line; empty where search alone says so. */
    public String reason() {
        return contradiction == null ? "" : contradiction.explanation();
    }

    @Override
    public String message() {
        return switch (verdict) {
            case UNIQUE -> "Exactly one solution.";
            case FOUND -> "A solution; whether it is the only one was not checked.";
            case MULTIPLE -> "More than one solution: " + Differences.first(solutions.get(0), solutions.get(1)) + ".";
            default ->
                contradiction == null
                        ? "The budget ended before the answer was known."
                        : Verdict.sentence(contradiction);
        };
    }

    @Override
    public boolean isGood() {
        return verdict.isGood();
    }

    /** A solution on one line, in the alphabet of the puzzle. */
    public String line(Grid solution) {
        return asked.puzzle().alphabet().line(solution.toArray());
    }

    @Override
    public void write(JsonWriter json) {
        if (verdict.isGood()) {
            json.put("solution", line(solutions.get(0)));
        } else if (verdict == Verdict.MULTIPLE) {
            List<String> lines = new ArrayList<>();
            solutions.forEach(solution -> lines.add(line(solution)));
            json.texts("solutions", lines).put("complete", rest == MoreSolutions.NONE);
        }
    }
}
