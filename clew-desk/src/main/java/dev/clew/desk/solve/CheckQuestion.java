package dev.clew.desk.solve;

import dev.clew.core.Budget;
import dev.clew.core.Grid;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.logic.Game;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.advice.PositionStatus;
import java.util.List;
import java.util.Optional;

/**
 * Is it a good puzzle, and is everything right so far? Immutable.
 *
 * @param game the position
 * @param given the solutions beside the puzzle in its text, right or wrong
 * @param budget what it may cost, looking for digits to blame included
 */
public record CheckQuestion(Game game, List<Grid> given, Budget budget) implements Question<CheckAnswer> {
    /** The parameters of the question. */
    public static final List<Parameter<?>> PARAMETERS = List.of(LogicParameters.ORIGINAL);

    /** Keeps a copy of the list. */
    public CheckQuestion {
        given = List.copyOf(given);
    }

    /** The question from a subject and values. */
    public static CheckQuestion of(Subject subject, Values values, Budget budget) {
        Game game = new Game(subject.position(), values.find(LogicParameters.ORIGINAL));
        return new CheckQuestion(game, subject.solutions(), budget);
    }

    @Override
    public Optional<Refusal> obstacle() {
        return game.misfit();
    }

    @Override
    public CheckAnswer answer() {
        PositionStatus status = game.status(budget);
        return new CheckAnswer(status, status.suspects(budget), given);
    }
}
