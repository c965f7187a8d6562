package dev.clew.desk.make;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.core.json.JsonWriter;
import dev.clew.desk.logic.Ratings;
import dev.clew.generate.Generated;
import dev.clew.generate.Result;
import dev.clew.generate.Version;
import dev.clew.logic.scale.ScoredRating;
import java.util.List;
import java.util.Optional;

/**
 * A new puzzle. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param rating how hard it is; empty if not asked for
 * @param seed the seed that makes it again
 */
public record Made(Puzzle puzzle, Grid solution, Optional<ScoredRating> rating, String seed) {
    /** A puzzle with a rating. */
    public static Made of(Generated made) {
        return new Made(made.puzzle(), made.solution(), Optional.of(made.rating()), Long.toUnsignedString(made.seed()));
    }

    static Made of(Result.Bare made) {
        return new Made(made.made(), made.solution(), Optional.empty(), Long.toUnsignedString(made.seed()));
    }

    /** How many clues it has. */
    public int clues() {
        return puzzle.givenCount();
    }

    /** The version that makes it again from its seed. */
    public String version() {
        return Version.read();
    }

    /** Writes its fields. */
    public void write(JsonWriter json) {
        json.put("puzzle", puzzle.toString())
                .put("shape", puzzle.shape().name())
                .put("solution", solution.toString())
                .put("clues", clues());
        rating.ifPresent(it -> Ratings.write(json, List.of(it)));
        json.put("seed", seed).put("version", version());
    }
}
