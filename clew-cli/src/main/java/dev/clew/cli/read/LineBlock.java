package dev.clew.cli.read;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.bulk.TextBlock;
import java.util.function.LongPredicate;

/**
 * A block of lines and the operand that it is from. Immutable, as far as the text is.
 *
 * @param operand the operand
 * @param text the lines
 */
public record LineBlock(Operand operand, TextBlock text) implements Item {
    /** The same block with some of its puzzles only, chosen by their numbers in it from 0. */
    public LineBlock only(LongPredicate some) {
        return new LineBlock(operand, text.only(some));
    }

    /** One of its puzzles alone. */
    public Input input(PuzzleText puzzle) {
        return operand.puzzle(puzzle);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public int room() {
        return text.room();
    }

    @Override
    public long puzzles() {
        return text.census().puzzles();
    }

    @Override
    public void countIn(ReadSoFar soFar) {
        TextBlock.Census census = text.census();
        soFar.count(census.puzzles(), census.titles());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        R result = visitor.apply(this);
        release();
        return result;
    }

    @Override
    public void release() {
        text.release();
    }
}
