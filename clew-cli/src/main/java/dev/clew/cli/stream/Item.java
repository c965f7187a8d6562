package dev.clew.cli.stream;

/** What a pipeline passes on: one puzzle, or a block of lines. */
public sealed interface Item permits Input, Block {
    /** How long its text is. */
    int length();

    /** How many puzzles it holds. */
    long puzzles();

    /** Has the work done. */
    <R> R doneBy(OrderedPipeline.Work<R> work);
}
