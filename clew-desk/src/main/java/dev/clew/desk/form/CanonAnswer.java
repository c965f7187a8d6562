package dev.clew.desk.form;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.json.JsonWriter;
import dev.clew.core.symmetry.Transformation;
import dev.clew.desk.answer.Answer;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An equivalent puzzle. Immutable.
 *
 * @param asked the position
 * @param kind which one it is
 * @param puzzle the equivalent puzzle
 * @param transformation what leads to it
 * @param automorphisms how many symmetries the puzzle has; 0 if not counted
 */
public record CanonAnswer(Position asked, Kind kind, Puzzle puzzle, Transformation transformation, int automorphisms)
        implements Answer {
    /** Which equivalent puzzle. */
    public enum Kind {
        /** The one that all equivalent puzzles share. */
        CANONICAL("canonical", "The canonical form."),
        /** One at random. */
        SHUFFLED("shuffled", "A random equivalent puzzle.");

        private final String field;
        private final String sentence;

        Kind(String field, String sentence) {
            this.field = field;
            this.sentence = sentence;
        }

        /** What it is called in JSON and CSV. */
        public String field() {
            return field;
        }
    }

    @Override
    public Optional<Position> position() {
        return Optional.of(asked);
    }

    @Override
    public String outcome() {
        return "done";
    }

    @Override
    public String message() {
        return kind.sentence;
    }

    @Override
    public boolean isGood() {
        return true;
    }

    @Override
    public void write(JsonWriter json) {
        json.put(kind.field, puzzle.toString()).object("transformation", this::transformation);
        if (automorphisms > 0) {
            json.put("automorphisms", automorphisms);
        }
    }

    /** Numbers from 1, as players count. */
    private void transformation(JsonWriter json) {
        json.put("transpose", transformation.isTransposed())
                .numbers("rows", fromOne(transformation.rowTo()))
                .numbers("columns", fromOne(transformation.columnTo()))
                .numbers("values", transformation.valueTo());
    }

    private static int[] fromOne(int[] places) {
        return IntStream.of(places).map(place -> place + 1).toArray();
    }
}
