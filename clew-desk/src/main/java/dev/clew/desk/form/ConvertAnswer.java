package dev.clew.desk.form;

import dev.clew.core.Position;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import java.util.List;
import java.util.Optional;

/**
 * A puzzle in another format. Immutable.
 *
 * @param asked the position
 * @param format the format
 * @param text the text
 * @param dropped what the text does not hold, in words
 */
public record ConvertAnswer(Position asked, PuzzleFormat format, String text, List<String> dropped) implements Answer {
    /** Keeps a copy of the list. */
    public ConvertAnswer {
        dropped = List.copyOf(dropped);
    }

    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    @Override
    public boolean showsPosition() {
        return true;
    }

    @Override
    public String outcome() {
        return "done";
    }

    @Override
    public String message() {
        return dropped.isEmpty()
                ? "Written in the format " + format.name() + "."
                : "The format " + format.name() + " drops " + String.join(", ", dropped) + ".";
    }

    @Override
    public boolean isGood() {
        return true;
    }

    @Override
    public void write(JsonWriter json) {
        json.put("format", format.name()).put("text", text).texts("dropped", dropped);
    }
}
