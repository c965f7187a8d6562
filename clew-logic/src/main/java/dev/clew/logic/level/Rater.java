package dev.clew.logic.level;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.List;
import java.util.Optional;

/**
 * Says how hard puzzles are on Clew's own scale. In every round all conclusions of the easiest technique that leads on
 * are drawn together, so that the order of looking cannot matter: puzzles that are equivalent have one rating.
 *
 * <p>Immutable and thread-safe.
 */
public final class Rater {
    private static final Rater STANDARD = new Rater(LevelScale.standard());

    private final LevelScale scale;
    private final List<LevelScale.Rung> rungs;

    Rater(LevelScale scale) {
        this(scale, scale.rungs());
    }

    private Rater(LevelScale scale, List<LevelScale.Rung> rungs) {
        this.scale = scale;
        this.rungs = rungs;
    }

    /** The rater with the numbers that everybody uses. */
    public static Rater standard() {
        return STANDARD;
    }

    /**
     * A rater that gives up where a puzzle needs a step too hard for that level, and calls the puzzle beyond: quicker for
     * who wants puzzles of a level only. What it does finish it rates as this one does.
     */
    public Rater upTo(ClewLevel level) {
        return new Rater(
                scale,
                rungs.stream()
                        .filter(rung -> scale.isWithin(rung.rating(), level))
                        .toList());
    }

    /**
     * How hard a step of a technique is by itself: the level whose scores its rating lies in. Where the step places a
     * value that a box shows as its only place, it is rated as the rater sees it, not by the line it was found in.
     */
    public ClewLevel level(BoardView board, Step step) {
        if (step.isGuess()) {
            return ClewLevel.BEYOND;
        }
        Technique technique =
                TechniqueCatalog.standard().require(step.technique().id());
        boolean seen = technique.info().id().equals(Sources.HIDDEN_SINGLE)
                && step.conclusions().stream().anyMatch(it -> Sources.isOnlyPlaceInBox(board, it.candidate()));
        return seen ? scale.levelOf(Sources.HIDDEN_SINGLE_IN_BOX) : level(technique);
    }

    /** How hard steps of a technique are by themselves. */
    public ClewLevel level(Technique technique) {
        return scale.levelOf(technique.info().id());
    }

    /** Rates a puzzle that is known to have one solution; of any other nothing meaningful can be said. */
    public LevelRating rate(Puzzle puzzle) {
        return rate(Board.of(Position.of(puzzle), Uniqueness.OF_GIVENS));
    }

    /** Rates a board from where it stands; the board is left as it is. */
    public LevelRating rate(BoardView start) {
        return rate(start, Budget.unlimited()).orElseThrow();
    }

    /** Rates a board from where it stands, if the budget suffices; the board is left as it is. */
    public Optional<LevelRating> rate(BoardView start, Budget budget) {
        Budget.Meter meter = budget.start();
        Search search = Search.standard().withMeter(meter);
        Board board = start.copy();
        Journey journey = new Journey(scale);
        boolean moving = true;
        while (moving && !board.isSolved() && meter.spend()) {
            moving = advance(board, search, journey);
        }
        return meter.isExhausted() ? Optional.empty() : Optional.of(journey.rating(board));
    }

    /** One round; false when nothing leads on or the budget ends. */
    private boolean advance(Board board, Search search, Journey journey) {
        for (LevelScale.Rung rung : rungs) {
            Findings all = new Findings(board);
            journey.begin(rung);
            for (Source source : rung.sources()) {
                Findings own = rung.sources().size() == 1 ? all : new Findings(board);
                source.collect(board, search, own);
                all.addAll(own);
                journey.note(source.info(), own.count());
            }
            if (search.meter().isExhausted()) {
                return false;
            }
            if (all.count() > 0) {
                journey.end(all);
                all.applyTo(board);
                return true;
            }
        }
        return false;
    }
}
