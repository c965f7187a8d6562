package dev.clew.desk.form;

import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.answer.Answer;
import dev.clew.press.DrawingJson;
import dev.clew.press.picture.Picture;
import java.util.Optional;

/**
 * A picture, or why there is none. Immutable.
 *
 * @param asked the position
 * @param outcome how it went
 * @param message what is seen, or why there is nothing to see
 * @param picture the picture
 */
public record RenderAnswer(Position asked, String outcome, String message, Optional<Picture> picture)
        implements Answer {
    static RenderAnswer of(Position asked, Picture picture, String words) {
        return new RenderAnswer(asked, "done", words, Optional.of(picture));
    }

    static RenderAnswer without(Position asked, String outcome, String words) {
        return new RenderAnswer(asked, outcome, words, Optional.empty());
    }

    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    @Override
    public boolean isGood() {
        return picture.isPresent();
    }

    @Override
    public void write(JsonWriter json) {
        picture.ifPresent(it -> json.put("svg", it.toSvg()));
        json.name("drawing");
        DrawingJson.write(json, asked.shape());
    }
}
