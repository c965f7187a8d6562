package dev.clew.desk.answer;

import dev.clew.core.Position;
import java.util.Optional;

/**
 * That a question cannot be answered: the text is not a puzzle, or not one that this can be done with. Immutable.
 *
 * @param verdict which of the two
 * @param position the puzzle, where the text could be read
 * @param text the text that could not be read; else empty
 * @param message why, with a next move
 */
public record Refusal(Verdict verdict, Optional<Position> position, String text, String message) implements Answer {
    /** A text that is not a puzzle, on one line. */
    public static Refusal invalid(String text, String message) {
        return new Refusal(Verdict.INVALID, Optional.empty(), text, message);
    }

    /** A puzzle of a kind that this cannot be done with. */
    public static Refusal unsupported(Position position, String message) {
        return new Refusal(Verdict.UNSUPPORTED, Optional.of(position), "", message);
    }

    /** A puzzle that was not reached before the budget ended. */
    public static Refusal budget(Position position) {
        return new Refusal(
                Verdict.BUDGET, Optional.of(position), "", "The budget ended before this puzzle was looked at.");
    }

    @Override
    public String outcome() {
        return verdict.id();
    }

    @Override
    public boolean isGood() {
        return false;
    }
}
