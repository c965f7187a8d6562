package dev.clew.logic.scale.se;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Grade;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Row;
import dev.clew.logic.scale.Run;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.SeGrid;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sudoku Explainer's scale, for classic 9×9 puzzles: the path is the one that {@link SeRater} walks, and the grade of a
 * step is its rating. Thread-safe.
 *
 * @since 0.2.0
 */
public final class SeScale implements Scale {
    static final String ID = "se";

    private static final String SHAPE = "9x9";

    private final SeFilter filter;
    private final boolean uniqueness;
    private final boolean guess;
    private final SeRaters raters;

    /** The scale, with what is given up early when it rates. */
    public SeScale(SeFilter filter) {
        this(filter, true, false, new SeRaters());
    }

    private SeScale(SeFilter filter, boolean uniqueness, boolean guess, SeRaters raters) {
        this.filter = filter;
        this.uniqueness = uniqueness;
        this.guess = guess;
        this.raters = raters;
    }

    @Override
    public String toString() {
        return "scale " + ID;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String obstacle(Position position) {
        return misfit(position);
    }

    static String misfit(Position position) {
        String shape = position.shape().name();
        if (!shape.equals(SHAPE)) {
            return "the scale se is for " + SHAPE + " puzzles, and this one is " + shape + "; take the scale clew";
        }
        return position.puzzle().givenCount() > 0
                ? ""
                : "the scale se needs givens, and this puzzle has none; take the scale clew";
    }

    @Override
    public Run start(BoardView board, Meter meter) {
        return new SeRun(board.copy(), producers(board, true), guess, meter);
    }

    /** Nothing may rely on there being one solution where that is not known. */
    private List<RankedProducer> producers(BoardView board, boolean bestOnly) {
        return ProducerOrder.of(SeProfile.K, bestOnly, usesUniqueness(board), null);
    }

    private boolean usesUniqueness(BoardView board) {
        return uniqueness && board.uniqueness().isKnown();
    }

    /**
     * What each producer offers, in their order; of unique loops, graves and exclusions the one that would be taken.
     * The scans for several chains together run where nothing before them has found a step, so where one has, they
     * are left out.
     */
    @Override
    public List<Move> all(BoardView board, Meter meter) {
        SeGrid grid = SeGrid.of(board);
        List<Move> moves = new ArrayList<>();
        for (RankedProducer producer : producers(board, false)) {
            if (!meter.isExhausted() && (!producer.isDeep() || moves.isEmpty())) {
                producer.find(grid, meter, hint -> {
                    moves.add(move(board, grid, hint));
                    return false;
                });
            }
        }
        return moves;
    }

    @Override
    public Optional<SeRating> rate(BoardView board, Meter meter) {
        SeGrid grid = SeGrid.of(board);
        return usesUniqueness(board)
                ? raters.with(rater -> rater.rate(grid, filter, meter))
                : new SeRater(producers(board, true)).rate(grid, filter, meter);
    }

    @Override
    public List<Column> columns() {
        return SeRating.COLUMNS;
    }

    @Override
    public SeScale withThreads(int threads) {
        return new SeScale(filter, uniqueness, guess, SeRaters.sharing(threads));
    }

    @Override
    public SeScale withoutUniqueness() {
        return new SeScale(filter, false, guess, raters);
    }

    @Override
    public SeScale withGuess() {
        return new SeScale(filter, uniqueness, true, raters);
    }

    /** A hint as a move; the proof is built on demand. */
    static Move move(BoardView board, SeGrid grid, Hint hint) {
        SeRating.Figure rating = SeRating.Figure.of(hint);
        StepProof proof = StepProof.of(board, grid, hint);
        Step step = Step.of(SeTechniques.named(hint.name()), proof.conclusions(), proof);
        return new Move(step, new Grade(rating.toString(), rating.tenths()));
    }

    /** The last resort, rated as what cannot be solved. */
    static Row guess() {
        return new Row(TechniqueCatalog.guess(), new Grade(SeBound.STUCK.toString(), SeBound.STUCK.tenths()));
    }
}
