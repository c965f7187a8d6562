package dev.clew.logic.internal.technique.unique;

import dev.clew.core.Budget.Meter;
import dev.clew.core.HouseKind;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.PatternLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the rectangles of a board: two rows, two columns and, where the shape has boxes or regions, two of them with
 * two corners each. One corner at least has exactly the two values; the others have them too or, where the caller lets
 * candidates be missing and the givens alone are known to have one solution, could have them by the values that stand.
 * Each rectangle is listed once for a pair of values, from the first corner that has just these two, its partner in the
 * same area in the order of the area, then the lines across. All finders of rectangles share one scan of a board.
 */
final class Rectangles {
    private final BoardView board;
    private final Geometry geometry;
    private final Swap swap;
    private final boolean missing;
    private final List<Rectangle> found = new ArrayList<>();

    private Rectangles(BoardView board, PatternLimits limits) {
        this.board = board;
        this.geometry = board.geometry();
        this.swap = new Swap(board);
        this.missing = limits.missingCandidates() && board.uniqueness() == Uniqueness.OF_GIVENS;
    }

    /** The rectangles of a board; none where its solution is not known to be the only one, or the budget ends. */
    static List<Rectangle> of(Facts facts, PatternLimits limits, Meter meter) {
        if (!facts.board().uniqueness().isKnown()) {
            return List.of();
        }
        return facts.shared(Rectangles.class, limits, () -> new Rectangles(facts.board(), limits).scan(facts, meter))
                .map(all -> all.found)
                .orElse(List.of());
    }

    private Optional<Rectangles> scan(Facts facts, Meter meter) {
        for (int cell : facts.cellsWith(2)) {
            if (!meter.spend()) {
                return Optional.empty();
            }
            scanFrom(cell);
        }
        return Optional.of(this);
    }

    /** The box or region of a cell comes before a window it lies in, and every cell has one or none has. */
    private void scanFrom(int cell) {
        int area = -1;
        int row = -1;
        for (int i = geometry.housesOf(cell) - 1; i >= 0; i--) {
            int house = geometry.houseOf(cell, i);
            HouseKind kind = board.shape().houseKind(house);
            area = kind.isArea() ? house : area;
            row = kind == HouseKind.ROW ? house : row;
        }
        for (int position = 0; position < board.size(); position++) {
            int partner = geometry.cellAt(area >= 0 ? area : row, position);
            if (partner != cell && fits(partner, board.candidates(cell))) {
                scanAcross(cell, partner, area);
            }
        }
    }

    private void scanAcross(int cell, int partner, int area) {
        int size = board.size();
        boolean inRow = cell / size == partner / size;
        if (!inRow && cell % size != partner % size) {
            return;
        }
        for (int line = 0; line < size; line++) {
            int beside = inRow ? line * size + cell % size : cell / size * size + line;
            int opposite = inRow ? line * size + partner % size : partner / size * size + line;
            boolean across = area >= 0 ? !geometry.contains(area, beside) : beside != cell;
            if (across) {
                addCorners(cell, partner, beside, opposite);
            }
        }
    }

    private void addCorners(int cell, int partner, int beside, int opposite) {
        long pair = board.candidates(cell);
        if (!fits(beside, pair)
                || !fits(opposite, pair)
                || isEarlierStart(partner, cell)
                || isEarlierStart(beside, cell)
                || isEarlierStart(opposite, cell)) {
            return;
        }
        Rectangle rectangle = new Rectangle(board, cell, opposite, pair);
        if (rectangle.isAllowed(swap)) {
            found.add(rectangle);
        }
    }

    private boolean isEarlierStart(int corner, int cell) {
        return corner < cell && board.candidates(corner) == board.candidates(cell);
    }

    private boolean fits(int cell, long pair) {
        return (board.candidates(cell) & pair) == pair
                || missing && !board.isFilled(cell) && (board.seenValues(cell) & pair) == 0;
    }
}
