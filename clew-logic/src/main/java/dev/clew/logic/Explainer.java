package dev.clew.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Walks through a puzzle as a profile says: the first step found, then again from the top. Immutable and thread-safe;
 * it never guesses unless its profile has search.
 */
public final class Explainer {
    private final Profile profile;

    /** An explainer that follows a profile. */
    public Explainer(Profile profile) {
        this.profile = profile;
    }

    /** The path from a position; asks the solver first whether its solution is the only one. */
    public Path explain(Position position, Budget budget) {
        return explain(Board.of(position, Uniqueness.of(position, budget)), budget);
    }

    /** The path from a board, which is left as it is. */
    public Path explain(BoardView start, Budget budget) {
        Budget.Meter meter = budget.start();
        Search search = profile.search().withMeter(meter);
        Board board = start.copy();
        List<Step> steps = new ArrayList<>();
        while (!board.isSolved()) {
            Optional<Step> step = meter.spend() ? first(board, search) : Optional.empty();
            if (step.isEmpty()) {
                break;
            }
            step.get().applyTo(board);
            steps.add(step.get());
        }
        return new Path(start.copy(), board, steps, ending(board, meter));
    }

    private static Path.Ending ending(Board board, Budget.Meter meter) {
        if (board.isBroken()) {
            return Path.Ending.BROKEN;
        }
        if (board.isSolved()) {
            return Path.Ending.SOLVED;
        }
        return meter.isExhausted() ? Path.Ending.OUT_OF_BUDGET : Path.Ending.STUCK;
    }

    /** The first step on a board, if there is one within the budget. */
    public Optional<Step> next(BoardView board, Budget budget) {
        return first(board, profile.search().withMeter(budget.start()));
    }

    private Optional<Step> first(BoardView board, Search search) {
        List<Step> found = new ArrayList<>(1);
        for (Profile.Row row : profile.rows()) {
            if (applies(row.technique(), board)) {
                row.technique().find(board, search, step -> {
                    found.add(step);
                    return false;
                });
            }
            if (!found.isEmpty()) {
                return Optional.of(found.get(0));
            }
        }
        return Optional.empty();
    }

    /** Every step on a board, technique by technique in the profile's order. */
    public List<Step> all(BoardView board, Budget budget) {
        Search search = profile.search().withMeter(budget.start());
        List<Step> found = new ArrayList<>();
        for (Profile.Row row : profile.rows()) {
            if (applies(row.technique(), board)) {
                row.technique().find(board, search, found::add);
            }
        }
        return found;
    }

    /** A technique that rests on there being one solution is left out where that is not known. */
    private static boolean applies(Technique technique, BoardView board) {
        return !technique.info().needsUniqueness() || board.uniqueness().isKnown();
    }
}
