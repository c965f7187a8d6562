package dev.clew.logic;

import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Step;
import java.util.List;
import java.util.function.BiConsumer;

/** The way from a board as far as a profile's techniques lead. Immutable. */
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
    private final Board end;
    private final List<Step> steps;
    private final Ending ending;

    Path(Board start, Board end, List<Step> steps, Ending ending) {
        this.start = start;
        this.end = end;
        this.steps = List.copyOf(steps);
        this.ending = ending;
    }

    /** The board at the start. */
    public BoardView start() {
        return start;
    }

    /** The board at the end: where the path stands. */
    public BoardView end() {
        return end;
    }

    /** The steps in order. */
    public List<Step> steps() {
        return steps;
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
        return steps.stream().anyMatch(Step::isGuess);
    }

    /** How many cells the path fills. */
    public int filledCells() {
        return start.openCells() - end.openCells();
    }

    /** Walks the path again: calls the action with the board before each step, and the step. */
    public void replay(BiConsumer<BoardView, Step> action) {
        Board board = start.copy();
        for (Step step : steps) {
            action.accept(board, step);
            step.applyTo(board);
        }
    }
}
