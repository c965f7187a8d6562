package dev.clew.desk.logic;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.io.LogicJson;
import dev.clew.logic.review.StepFinder;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Scale;
import java.util.List;
import java.util.Optional;

/**
 * The available steps, or why there are none. Immutable.
 *
 * @param found all that were found
 * @param scale what chose and graded the steps
 * @param limit how many of them to list
 * @param drawing whether the document has what a program needs to draw them
 */
public record StepsAnswer(StepFinder.Found found, Scale scale, long limit, boolean drawing) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(found.hint().status().position());
    }

    @Override
    public boolean showsPosition() {
        return true;
    }

    @Override
    public String outcome() {
        return found.outcome().id();
    }

    @Override
    public String message() {
        return found.message();
    }

    @Override
    public boolean isGood() {
        return !found.steps().isEmpty();
    }

    /** The steps that are listed. */
    public List<Move> told() {
        return found.moves().stream().limit(limit).toList();
    }

    @Override
    public void write(JsonWriter json) {
        json.put("scale", scale.id());
        json.put("found", found.steps().size());
        new LogicJson(json, LogicParameters.more(drawing, StepDrawing.HERE)).steps(found.board(), told());
    }
}
