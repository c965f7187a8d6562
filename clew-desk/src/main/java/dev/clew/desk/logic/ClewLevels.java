package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.text.RatingText;
import java.util.Optional;

/** Clew's own levels. Immutable and thread-safe. */
public final class ClewLevels implements RatingScale<LevelRating> {
    /** The scale. */
    public ClewLevels() {}

    @Override
    public String obstacle(Position position) {
        return ClewScale.standard().obstacle(position);
    }

    @Override
    public Optional<LevelRating> rate(Position position, Uniqueness known, Budget budget) {
        return ClewScale.standard().rate(Board.of(position, known), budget.start());
    }

    @Override
    public String words(LevelRating rating) {
        return rating.reasons();
    }

    @Override
    public String line(LevelRating rating) {
        return rating + " " + rating.reasons();
    }

    @Override
    public void write(JsonWriter json, LevelRating rating) {
        writeIn(json, rating);
    }

    /** Writes the rating in its place among those of all scales. */
    public static void writeIn(JsonWriter json, LevelRating rating) {
        json.object("ratings").object("clew");
        rating.writeTo(json);
        json.put("brief", RatingText.brief(rating));
        RatingText.narrowest(rating).ifPresent(words -> json.put("narrowest", words));
        json.end().end();
    }
}
