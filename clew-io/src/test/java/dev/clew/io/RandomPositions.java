package dev.clew.io;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.Random;

/** Positions with givens, placed values and marks in every mixture, taken from a patterned full grid. */
final class RandomPositions {
    /** What a position has beside givens. */
    enum Content {
        GIVENS,
        PLACED,
        MARKED,
        PARTLY_MARKED,
        WILDLY_MARKED,
        NOTED,
        REMOVED
    }

    private final Random random;

    RandomPositions(Random random) {
        this.random = random;
    }

    Position next(Shape shape, Content content) {
        return next(shape, content, 3);
    }

    /**
     * @param givensOfTen how many of ten cells are given
     */
    Position next(Shape shape, Content content, int givensOfTen) {
        int[] givens = new int[shape.cells()];
        int[] placed = new int[shape.cells()];
        int shift = random.nextInt(shape.size());
        for (int cell = 0; cell < givens.length; cell++) {
            int value = (patterned(shape, cell) + shift) % shape.size() + 1;
            int kind = random.nextInt(10);
            givens[cell] = kind < givensOfTen ? value : 0;
            placed[cell] = kind == givensOfTen && content != Content.GIVENS ? value : 0;
        }
        Position position = Position.of(Puzzle.of(shape, givens));
        for (int cell = 0; cell < placed.length; cell++) {
            position = placed[cell] == 0 ? position : position.withPlaced(cell, placed[cell]);
        }
        return switch (content) {
            case GIVENS, PLACED -> position;
            case MARKED, PARTLY_MARKED, WILDLY_MARKED -> position.withMarks(marks(position, content));
            case NOTED -> position.withMarks(marks(position, content), MarkMeaning.NOTES);
            case REMOVED -> position.withRemoved(marks(position, Content.PARTLY_MARKED));
        };
    }

    private static int patterned(Shape shape, int cell) {
        int boxRows = Math.max(1, shape.boxRows());
        int boxColumns = Math.max(1, shape.boxColumns());
        int row = shape.row(cell);
        return boxColumns * (row % boxRows) + row / boxRows + shape.column(cell);
    }

    private Digits[] marks(Position position, Content content) {
        Digits[] byRules = position.candidates();
        Digits[] marks = new Digits[byRules.length];
        for (int cell = 0; cell < marks.length; cell++) {
            boolean marked = content != Content.PARTLY_MARKED || random.nextInt(3) > 0;
            Digits from = content == Content.WILDLY_MARKED ? position.shape().values() : byRules[cell];
            marks[cell] = marked ? some(from) : Digits.NONE;
        }
        return marks;
    }

    private Digits some(Digits from) {
        Digits some = Digits.NONE;
        for (int value : from.toArray()) {
            some = random.nextInt(3) > 0 ? some.with(value) : some;
        }
        return some;
    }
}
