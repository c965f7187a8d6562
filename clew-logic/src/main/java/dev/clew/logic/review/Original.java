package dev.clew.logic.review;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.Arrays;

/**
 * A puzzle as published, which shows which digits of a grid were given and which a player has placed. Immutable.
 *
 * @param puzzle the puzzle
 */
public record Original(Puzzle puzzle) {
    /** Whether a position can be a game of the puzzle: it has the same number of cells. */
    public boolean fits(Position position) {
        return position.shape().size() == puzzle.shape().size();
    }

    /**
     * A player's position as a game of the puzzle: what the puzzle gives is given, also where the player left it out, and
     * every other digit is placed, also one that stands in for a given.
     *
     * @throws IllegalArgumentException if it does not {@linkplain #fits fit}
     */
    public Position game(Position position) {
        Shape shape = puzzle.shape();
        int[] givens = puzzle.toArray();
        int[] placed = new int[shape.cells()];
        for (int cell = 0; cell < givens.length; cell++) {
            int value = position.value(cell);
            boolean own = value != 0 && value != givens[cell];
            placed[cell] = own ? value : 0;
            givens[cell] = own ? 0 : givens[cell];
        }
        Position game = Position.of(Puzzle.of(shape, givens));
        for (int cell = 0; cell < placed.length; cell++) {
            game = placed[cell] == 0 ? game : game.withPlaced(cell, placed[cell]);
        }
        Digits[] marks = new Digits[placed.length];
        Digits[] removed = new Digits[placed.length];
        Arrays.setAll(marks, cell -> position.marks(cell).orElse(Digits.NONE));
        Arrays.setAll(removed, position::removed);
        return game.withMarks(marks, position.meaning()).withRemoved(removed);
    }
}
