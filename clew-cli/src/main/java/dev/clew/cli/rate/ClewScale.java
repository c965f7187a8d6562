package dev.clew.cli.rate;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.LevelRating;
import dev.clew.logic.level.Rater;
import java.util.Optional;

/** Clew's own levels. Immutable and thread-safe. */
public final class ClewScale implements Scale<LevelRating> {
    @Override
    public String obstacle(Position position, boolean given) {
        int size = position.shape().size();
        return size <= Geometry.MAX_SIZE
                ? ""
                : "levels are for up to " + Geometry.MAX_SIZE + " values, and this grid has " + size;
    }

    @Override
    public Optional<LevelRating> rate(Position position, boolean given, Budget budget) {
        Uniqueness known = given ? Uniqueness.OF_GIVENS : Uniqueness.OF_CANDIDATES;
        return Rater.standard().rate(Board.of(position, known), budget);
    }
}
