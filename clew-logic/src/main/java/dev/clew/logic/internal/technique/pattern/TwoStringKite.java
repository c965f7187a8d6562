package dev.clew.logic.internal.technique.pattern;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.fact.ValueLines;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.internal.technique.kit.SingleValue;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * A row and a column have two places each for a value, one of each in the same box or region: the value is eliminated
 * from what sees both other places.
 *
 * <p>Sound because the two places in the box cannot both hold the value, so the row or the column has it at its other
 * place.
 */
public final class TwoStringKite implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("2-string-kite");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Scanned scanned = facts.scanned(this, limits, board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int value = 1; value <= board.size(); value++) {
            if (!scanned.isEmpty(value - 1, board.changes(value))) {
                if (!findValue(facts.lines(value, 0), facts.lines(value, 1), watched)) {
                    return;
                }
                if (watched.wasEmpty()) {
                    scanned.noteEmpty(value - 1);
                }
            }
        }
    }

    private static boolean findValue(ValueLines rows, ValueLines columns, StepSink sink) {
        for (Bits inRows = Bits.of(rows.pairs()); inRows.hasNext(); ) {
            int row = rows.house(inRows.next());
            for (Bits inColumns = Bits.of(columns.pairs()); inColumns.hasNext(); ) {
                int column = columns.house(inColumns.next());
                if (!findIn(rows.board(), row, column, rows.value(), sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Tries each place of the row with each of the column as the ends in the box. */
    private static boolean findIn(BoardView board, int row, int column, int value, StepSink sink) {
        Geometry geometry = board.geometry();
        for (Bits inRow = Bits.of(board.places(row, value)); inRow.hasNext(); ) {
            int rowEnd = geometry.cellAt(row, inRow.next());
            for (Bits inColumn = Bits.of(board.places(column, value)); inColumn.hasNext(); ) {
                int columnEnd = geometry.cellAt(column, inColumn.next());
                if (shareAnArea(board, rowEnd, columnEnd)
                        && !report(board, row, rowEnd, column, columnEnd, value, sink)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean shareAnArea(BoardView board, int cell, int other) {
        Geometry geometry = board.geometry();
        for (int i = 0; cell != other && i < geometry.housesOf(cell); i++) {
            int house = geometry.houseOf(cell, i);
            if (board.shape().houseKind(house).isArea() && geometry.contains(house, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean report(
            BoardView board, int row, int rowEnd, int column, int columnEnd, int value, StepSink sink) {
        int start = SingleValue.partner(board, row, value, rowEnd);
        int end = SingleValue.partner(board, column, value, columnEnd);
        boolean apart = start != end && start != columnEnd && end != rowEnd;
        return !apart
                || CommonPeers.count(board, value, start, end) == 0
                || sink.accept(Step.of(
                        INFO,
                        CommonPeers.removals(board, value, start, end),
                        SingleValue.twoLinks(board, value, start, row, column, end)));
    }
}
