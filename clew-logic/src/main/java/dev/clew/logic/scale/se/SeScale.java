package dev.clew.logic.scale.se;

import dev.clew.core.Budget.Meter;
import dev.clew.core.Position;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.scale.Column;
import dev.clew.logic.scale.Rater;
import java.util.List;
import java.util.Optional;

/** Sudoku Explainer's scale, for classic 9×9 puzzles. Thread-safe. */
public final class SeScale implements Rater {
    static final String ID = "se";

    private static final String SHAPE = "9x9";

    private final SeFilter filter;
    private final SeRaters raters = new SeRaters();

    /** The scale, with what is given up early. */
    public SeScale(SeFilter filter) {
        this.filter = filter;
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
    public Optional<SeRating> rate(BoardView board, Meter meter) {
        return raters.with(rater -> rater.rate(board.toString(), filter, meter));
    }

    @Override
    public List<Column> columns() {
        return SeRating.COLUMNS;
    }
}
