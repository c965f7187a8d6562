package dev.clew.desk.logic;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.io.LogicJson;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.text.Depth;
import java.util.Optional;

/**
 * The next step and nothing of it beyond a depth, or why there is none. Immutable.
 *
 * @param hint all of it
 * @param depth how much of it to show
 * @param scale what chose and graded the steps
 * @param drawing whether the document has what a program needs to draw the step
 */
public record HintAnswer(Hint hint, Depth depth, Scale scale, boolean drawing) implements Answer {
    @Override
    public Optional<Position> position() {
        return Optional.of(hint.status().position());
    }

    @Override
    public boolean showsPosition() {
        return true;
    }

    @Override
    public String outcome() {
        return hint.outcome().id();
    }

    @Override
    public String message() {
        return hint.words(depth);
    }

    @Override
    public boolean isGood() {
        return hint.outcome().isGood();
    }

    @Override
    public void write(JsonWriter json) {
        json.put("scale", scale.id());
        new LogicJson(json, LogicParameters.more(drawing, StepDrawing.HERE)).hint(hint, depth);
    }
}
