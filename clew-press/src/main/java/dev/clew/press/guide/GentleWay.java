package dev.clew.press.guide;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.Profile;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.Rater;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way through a puzzle on which no step is of a higher level than the position asks for. Immutable.
 *
 * @param knots the steps
 * @param openCells how many cells are open where no technique leads on; 0 where the puzzle is solved
 */
record GentleWay(List<Knot> knots, int openCells) {
    /** A step and its level. */
    record Knot(Step step, ClewLevel level) {
        boolean places() {
            return !step.conclusions().get(0).isRemoval();
        }
    }

    static GentleWay through(Puzzle puzzle) {
        Board board = Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS);
        List<Knot> knots = new ArrayList<>();
        Optional<Knot> next = next(board);
        while (next.isPresent()) {
            knots.add(next.get());
            next.get().step().applyTo(board);
            next = next(board);
        }
        return new GentleWay(List.copyOf(knots), board.openCells());
    }

    private static Optional<Knot> next(Board board) {
        for (ClewLevel level : ClewLevel.values()) {
            for (Profile.Row row : Profile.clew().rows()) {
                // A hidden single is easier in a box than in a line, so its steps are looked at one by one.
                boolean own = Rater.standard().level(row.technique()) == level;
                boolean single = row.technique().info().id().equals("hidden-single");
                Optional<Step> step = own || single ? first(board, row, level) : Optional.empty();
                if (step.isPresent()) {
                    return Optional.of(new Knot(step.get(), level));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Step> first(Board board, Profile.Row row, ClewLevel level) {
        List<Step> found = new ArrayList<>();
        row.technique().find(board, Search.standard(), step -> {
            if (Rater.standard().level(board, step) == level) {
                found.add(step);
            }
            return found.isEmpty();
        });
        return found.stream().findFirst();
    }
}
