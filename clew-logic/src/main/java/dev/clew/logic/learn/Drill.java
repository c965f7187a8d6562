package dev.clew.logic.learn;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.core.SeededRandom;
import dev.clew.core.symmetry.Symmetries;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * A position to practise a technique on.
 *
 * @param technique what is practised
 * @param board the position, with the candidates that are left
 * @param steps every step of the technique there, the first one found first; never none
 */
public record Drill(Technique technique, BoardView board, List<Step> steps) {

    /**
     * A drill on a board.
     *
     * @throws IllegalArgumentException if the technique finds no step there
     */
    public Drill {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException(technique.info().name() + " finds no step on this board");
        }
    }

    /** The drill of a technique on a position that has one solution. */
    static Drill of(Technique technique, Position position) {
        Board board = Board.of(position, Uniqueness.of(position, Budget.unlimited()));
        List<Step> steps = new ArrayList<>();
        technique.find(board, steps::add);
        return new Drill(technique, board, steps);
    }

    /** The same drill under other digits, turned, mirrored, its lines in another order. */
    public Drill shuffled(SeededRandom random) {
        Position position = board.toPosition();
        return of(technique, Symmetries.of(position.shape()).random(random).apply(position));
    }
}
