package dev.clew.desk.logic;

import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import java.util.Optional;

/**
 * How hard a puzzle is, or why it has no rating. Immutable.
 *
 * @param asked the position
 * @param solved the solver's answer
 * @param ratings the ratings; only a puzzle with one solution has them
 */
public record RateAnswer(Position asked, Outcome solved, Optional<Ratings> ratings) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    /** The state of the puzzle; a budget that ended while it was rated counts. */
    public Verdict verdict() {
        Verdict verdict = Verdict.of(solved);
        return verdict == Verdict.UNIQUE && ratings.isEmpty() ? Verdict.BUDGET : verdict;
    }

    /** Why there is no rating, in words for a line; may be empty. */
    public String reason() {
        return solved instanceof Outcome.None none ? none.reason().explanation() : "";
    }

    @Override
    public String outcome() {
        return verdict().id();
    }

    @Override
    public String message() {
        return ratings.map(Ratings::words)
                .orElseGet(
                        () -> Verdict.sentence(solved instanceof Outcome.Unique ? new Outcome.OutOfBudget() : solved));
    }

    @Override
    public boolean isGood() {
        return ratings.isPresent();
    }

    @Override
    public void write(JsonWriter json) {
        ratings.ifPresent(it -> it.write(json));
    }
}
