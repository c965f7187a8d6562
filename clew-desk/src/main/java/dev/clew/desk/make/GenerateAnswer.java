package dev.clew.desk.make;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.generate.Generated;
import dev.clew.generate.Result;
import dev.clew.generate.Target;
import java.util.List;
import java.util.Optional;

/**
 * A new puzzle, or the closest. Immutable.
 *
 * @param target what it is to be like
 * @param result the result
 */
public record GenerateAnswer(Target target, Result result) implements Answer {
    private static final String NEXT_MOVE = "ask for less, or try another seed";

    @Override
    public Optional<Position> position() {
        return Optional.empty();
    }

    /** The puzzle, if one meets the target. */
    public Optional<Made> made() {
        if (result instanceof Result.Found found) {
            return Optional.of(Made.of(found.generated()));
        }
        return result instanceof Result.Bare bare ? Optional.of(Made.of(bare)) : Optional.empty();
    }

    /** The closest puzzle where none meets the target. */
    public Optional<Generated> best() {
        if (result instanceof Result.Missed missed) {
            return missed.best();
        }
        return result instanceof Result.Stopped stopped ? stopped.best() : Optional.empty();
    }

    @Override
    public String outcome() {
        return made().isPresent() ? "found" : result instanceof Result.Missed ? "missed" : "budget";
    }

    @Override
    public String message() {
        if (result instanceof Result.Missed missed) {
            return "None of " + count() + " met the target"
                    + (missed.best().isEmpty()
                            ? "; none gave a puzzle with one solution; " + NEXT_MOVE + "."
                            : "; closest: " + String.join(" and ", missed.misses()) + ".");
        }
        return made().isPresent()
                ? "Found after " + count() + "."
                : "The budget ended after " + count() + "; " + NEXT_MOVE + ".";
    }

    private String count() {
        return result.attempts() == 1 ? "1 attempt" : result.attempts() + " attempts";
    }

    @Override
    public boolean isGood() {
        return made().isPresent();
    }

    @Override
    public void write(JsonWriter json) {
        made().ifPresent(it -> it.write(json));
        best().ifPresent(it -> best(json, it, misses(it)));
        json.put("attempts", result.attempts());
    }

    private List<String> misses(Generated made) {
        return result instanceof Result.Missed missed ? missed.misses() : target.misses(made.puzzle(), made.rating());
    }

    /** Writes the closest puzzle so far and what it lacks. */
    static void best(JsonWriter json, Generated made, List<String> misses) {
        json.object("best", fields -> {
            Made.of(made).write(fields);
            if (!misses.isEmpty()) {
                fields.texts("misses", misses);
            }
        });
    }
}
