package dev.clew.io.table;

import dev.clew.core.Grid;
import dev.clew.core.Position;

/** A row of the tables that QQWing writes: the puzzle and its solution, with a comma after each. */
public final class QqwingFormat extends RowFormat {
    /** For the service loader. */
    public QqwingFormat() {
        super("qqwing", "a row of QQWing's CSV: the puzzle and its solution, if it has one, with a comma after each");
    }

    @Override
    public String header() {
        return "Puzzle,Solution,";
    }

    @Override
    protected String text(Position position) {
        String solution = solution(position).map(Grid::toString).orElse("");
        return cells(position.values(), '.') + "," + solution + ",";
    }
}
