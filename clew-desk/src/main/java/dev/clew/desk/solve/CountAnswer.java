package dev.clew.desk.solve;

import dev.clew.core.Contradiction;
import dev.clew.core.Count;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.desk.answer.Verdict;
import java.util.Optional;

/**
 * The number of solutions, as far as it was counted. Immutable.
 *
 * @param asked the position
 * @param contradiction why there is none, where that is seen without a search
 * @param count the number
 */
public record CountAnswer(Position asked, Optional<Contradiction> contradiction, Count count) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    @Override
    public String outcome() {
        return verdict().id();
    }

    /** The state of the puzzle, as far as the number shows. */
    public Verdict verdict() {
        if (count.solutions() > 1) {
            return Verdict.MULTIPLE;
        }
        return switch (count.ending()) {
            case COMPLETE -> count.solutions() == 1 ? Verdict.UNIQUE : Verdict.NONE;
            case LIMIT -> Verdict.FOUND;
            case BUDGET -> Verdict.BUDGET;
        };
    }

    @Override
    public String message() {
        String number = count.solutions() == 1 ? "1 solution" : count.solutions() + " solutions";
        return switch (count.ending()) {
            case COMPLETE -> contradiction.map(Verdict::sentence).orElse("Exactly " + number + ".");
            case LIMIT -> "At least " + number + ": counting stopped at the limit.";
            case BUDGET -> "At least " + number + ": the budget ended.";
        };
    }

    /** Whatever the number is, it was asked for. */
    @Override
    public boolean isGood() {
        return true;
    }

    @Override
    public void write(JsonWriter json) {
        json.put("count", count.solutions()).put("exact", count.ending() == Count.Ending.COMPLETE);
    }
}
