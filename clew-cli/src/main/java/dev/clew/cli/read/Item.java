package dev.clew.cli.read;

import dev.clew.desk.bulk.Piece;

/** What a pipeline passes on: one puzzle, or a block of lines. */
public sealed interface Item extends Piece permits Input, LineBlock {
    /** Does something with an item. */
    interface Visitor<R> {
        /** Does it with one puzzle. */
        R apply(Input input);

        /** Does it with a block of lines; asked only where {@link Inputs.Builder#inBlocks} allows them. */
        default R apply(LineBlock block) {
            throw new UnsupportedOperationException("Only single puzzles can be taken here");
        }
    }

    /** How many puzzles it holds. */
    long puzzles();

    /** Counts itself among what was read. */
    void countIn(ReadSoFar soFar);

    /** Shows itself to the visitor, once; what it holds may belong to others then. */
    <R> R accept(Visitor<R> visitor);

    /** Nobody will look at it: what it holds may belong to others. */
    void release();
}
