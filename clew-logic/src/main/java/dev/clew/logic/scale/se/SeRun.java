package dev.clew.logic.scale.se;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Run;
import dev.clew.logic.scale.Table;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.List;
import java.util.Optional;

/** The rater's own path, step by step. Mutable, for one thread. */
final class SeRun implements Run {
    private final Board board;
    private final SeRater rater;
    private final boolean guess;
    private final Meter meter;

    SeRun(Board board, List<RankedProducer> producers, boolean guess, Meter meter) {
        this.board = board;
        this.rater = new SeRater(producers);
        this.guess = guess;
        this.meter = meter;
    }

    @Override
    public BoardView board() {
        return board;
    }

    @Override
    public Optional<Move> next() {
        if (board.isBroken() || !meter.spend()) {
            return Optional.empty();
        }
        SeGrid grid = SeGrid.of(board);
        Hint hint = rater.next(grid, meter);
        if (meter.isExhausted()) {
            return Optional.empty();
        }
        if (hint != null) {
            return Optional.of(SeScale.move(board, grid, hint));
        }
        return guess ? new Table(List.of(SeScale.guess())).next(board, meter) : Optional.empty();
    }

    @Override
    public void apply(Move move) {
        move.step().applyTo(board);
    }
}
