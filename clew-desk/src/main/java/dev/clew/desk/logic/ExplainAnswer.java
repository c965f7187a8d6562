package dev.clew.desk.logic;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.io.LogicJson;
import dev.clew.logic.review.PathResult;
import dev.clew.logic.scale.Scale;
import java.util.Optional;

/**
 * The whole path as far as it leads, or why there is none. Immutable.
 *
 * @param result the path
 * @param scale what chose and graded the steps
 * @param drawing whether the document has what a program needs to draw the steps
 */
public record ExplainAnswer(PathResult result, Scale scale, boolean drawing) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(result.status().position());
    }

    @Override
    public boolean showsPosition() {
        return true;
    }

    @Override
    public String outcome() {
        return result.outcome();
    }

    @Override
    public String message() {
        return (result.warning() + " " + result.ending()).strip();
    }

    @Override
    public boolean isGood() {
        return result.isGood();
    }

    @Override
    public void write(JsonWriter json) {
        LogicJson fields = new LogicJson(json, LogicParameters.more(drawing, StepDrawing.ON_THE_WAY));
        result.path().ifPresent(path -> fields.path(scale, path));
    }
}
