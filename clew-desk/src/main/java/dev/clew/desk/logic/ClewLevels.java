package dev.clew.desk.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.json.JsonWriter;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.text.RatingText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Clew's own levels. Immutable and thread-safe. */
public final class ClewLevels implements RatingScale<LevelRating> {
    /** The scale. */
    public ClewLevels() {}

    @Override
    public String id() {
        return "clew";
    }

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
    public List<String> paragraphs(LevelRating rating) {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(rating.level() + ", score " + rating.score());
        paragraphs.add("Techniques: " + rating.techniques());
        rating.bottleneck().ifPresent(it -> paragraphs.add("Bottleneck: " + it));
        return paragraphs;
    }

    @Override
    public List<String> columns() {
        return List.of("level", "score", "hardest", "hard_steps", "alternatives", "reasons");
    }

    @Override
    public List<String> cells(LevelRating rating) {
        List<String> cells = new ArrayList<>(List.of(rating.level().toString(), String.valueOf(rating.score())));
        cells.addAll(rating.bottleneck()
                .map(it ->
                        List.of(it.techniqueNames(), String.valueOf(it.hardSteps()), String.valueOf(it.alternatives())))
                .orElse(List.of("", "", "")));
        cells.add(rating.reasons());
        return cells;
    }

    @Override
    public void write(JsonWriter json, LevelRating rating) {
        json.object(id());
        rating.writeTo(json);
        json.put("brief", RatingText.brief(rating));
        RatingText.narrowest(rating).ifPresent(words -> json.put("narrowest", words));
        json.end();
    }

    /** Writes the rating in its place among those of all scales. */
    public static void writeIn(JsonWriter json, LevelRating rating) {
        json.object("ratings");
        new ClewLevels().write(json, rating);
        json.end();
    }
}
