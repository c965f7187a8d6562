package dev.clew.docs.guide;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Path;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Step;
import java.util.List;

/**
 * A way through a puzzle on which no step is of a higher level than the position asks for. Immutable.
 *
 * @param knots the steps
 * @param openCells how many cells are open where no technique leads on; 0 where the puzzle is solved
 */
record EasiestPath(List<Knot> knots, int openCells) {
    /** A step and its level. */
    record Knot(Step step, ClewLevel level) {
        boolean places() {
            return !step.conclusions().get(0).isRemoval();
        }
    }

    static EasiestPath through(Puzzle puzzle) {
        Path path =
                Path.of(ClewScale.standard(), Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS), Budget.unlimited());
        List<Knot> knots = path.moves().stream()
                .map(move -> new Knot(move.step(), ClewLevel.parse(move.grade().level())))
                .toList();
        return new EasiestPath(knots, path.end().openCells());
    }
}
