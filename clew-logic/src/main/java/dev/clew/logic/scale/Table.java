package dev.clew.logic.scale;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rows of techniques, easiest first: the first step of the first row that has one comes next. Immutable and thread-safe.
 *
 * @param rows the rows
 * @since 0.2.0
 */
public record Table(List<Row> rows) {
    /** Keeps a copy of the list. */
    public Table {
        rows = List.copyOf(rows);
    }

    /** The first move on a board. */
    public Optional<Move> next(BoardView board, Meter meter) {
        return next(Facts.of(board), meter);
    }

    private Optional<Move> next(Facts facts, Meter meter) {
        First first = new First();
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).find(facts, meter, first);
            if (first.step != null) {
                return Optional.of(new Move(first.step, rows.get(i).grade()));
            }
        }
        return Optional.empty();
    }

    /** Keeps the first step, and has enough with it. */
    private static final class First implements StepSink {
        @Nullable
        Step step;

        @Override
        public boolean accept(Step found) {
            step = found;
            return false;
        }
    }

    /** Every move on a board, row by row. */
    public List<Move> all(BoardView board, Meter meter) {
        Facts facts = Facts.of(board);
        List<Move> moves = new ArrayList<>();
        Set<Conclusion> known = new HashSet<>();
        @Nullable Grade grade = null;
        for (Row row : rows) {
            if (!row.grade().equals(grade)) {
                known.clear();
                grade = row.grade();
            }
            row.find(facts, meter, step -> {
                if (!row.rest() || !known.containsAll(step.conclusions())) {
                    moves.add(new Move(step, row.grade()));
                }
                known.addAll(step.conclusions());
                return true;
            });
        }
        return moves;
    }

    /** Walks from a board, which is left as it is. */
    public Run start(BoardView start, Meter meter) {
        Board board = start.copy();
        Facts facts = Facts.of(board);
        return new Run() {
            @Override
            public BoardView board() {
                return board;
            }

            @Override
            public Optional<Move> next() {
                return meter.spend() ? Table.this.next(facts, meter) : Optional.empty();
            }

            @Override
            public void apply(Move move) {
                move.step().applyTo(board);
            }
        };
    }
}
