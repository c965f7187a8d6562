package dev.clew.logic;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.Move;
import dev.clew.logic.scale.Run;
import dev.clew.logic.scale.Scale;
import dev.clew.logic.technique.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The way from a board as far as a scale leads. Immutable.
 *
 * @since 0.2.0
 */
public final class Path {
    /** Why a path ends. */
    public enum Ending {
        /** Every cell is filled. */
        SOLVED,
        /** No technique finds a step. */
        STUCK,
        /** A cell has no candidate or a value no place: the position has no solution. */
        BROKEN,
        /** The budget is spent, or the run was called off. */
        OUT_OF_BUDGET
    }

    private final Board start;
    private final BoardView end;
    private final List<Move> moves;
    private final Ending ending;

    private Path(Board start, BoardView end, List<Move> moves, Ending ending) {
        this.start = start;
        this.end = end;
        this.moves = List.copyOf(moves);
        this.ending = ending;
    }

    /** The path from a position; asks the solver first whether its solution is the only one. */
    public static Path of(Scale scale, Position position, Budget budget) {
        return from(scale, Board.of(position, Uniqueness.of(position, budget)), budget);
    }

    /** The path from a board, which is left as it is. */
    public static Path of(Scale scale, BoardView start, Budget budget) {
        return from(scale, start.copy(), budget);
    }

    /** The path from a board, which must not change. */
    private static Path from(Scale scale, Board start, Budget budget) {
        Budget.Meter meter = budget.start();
        Run run = scale.start(start, meter);
        List<Move> moves = new ArrayList<>();
        while (!run.board().isSolved()) {
            Optional<Move> move = run.next();
            if (move.isEmpty()) {
                break;
            }
            run.apply(move.get());
            moves.add(move.get());
        }
        return new Path(start, run.board(), moves, ending(run.board(), meter));
    }

    private static Ending ending(BoardView board, Budget.Meter meter) {
        if (board.isBroken()) {
            return Ending.BROKEN;
        }
        if (board.isSolved()) {
            return Ending.SOLVED;
        }
        return meter.isExhausted() ? Ending.OUT_OF_BUDGET : Ending.STUCK;
    }

    /** How it ends: {@code solved after 64 steps}. */
    @Override
    public String toString() {
        String how = switch (ending) {
            case SOLVED -> "solved";
            case STUCK -> "stuck";
            case BROKEN -> "no solution";
            case OUT_OF_BUDGET -> "the budget ended";
        };
        return how + " after " + moves.size() + (moves.size() == 1 ? " step" : " steps");
    }

    /** The board at the start. */
    public BoardView start() {
        return start;
    }

    /** The board at the end: where the path stands. */
    public BoardView end() {
        return end;
    }

    /** The moves in order. */
    public List<Move> moves() {
        return moves;
    }

    /** Their steps. */
    public List<Step> steps() {
        return moves.stream().map(Move::step).toList();
    }

    /** Why the path ends. */
    public Ending ending() {
        return ending;
    }

    /** Whether every cell is filled at the end. */
    public boolean isSolved() {
        return ending == Ending.SOLVED;
    }

    /** Whether a step of the path is a guess. */
    public boolean hasGuess() {
        return moves.stream().anyMatch(move -> move.step().isGuess());
    }

    /** How many cells the path fills. */
    public int filledCells() {
        return start.openCells() - end.openCells();
    }

    /** Walks the path again: calls the action with the board before each step, and the step. */
    public void replay(BiConsumer<BoardView, Step> action) {
        Board board = start.copy();
        for (Move move : moves) {
            action.accept(board, move.step());
            move.step().applyTo(board);
        }
    }
}
