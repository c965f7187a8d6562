package dev.clew.cli.stream;

/** What a pipeline passes on: one puzzle, or a block of lines. */
public sealed interface Item permits Input, Block {
    /** How long its text is. */
    int length();

    /** How much memory it holds, in characters or bytes. */
    int room();

    /** How many puzzles it holds. */
    long puzzles();

    /** Has the work done, once; what it holds may belong to others then. */
    <R> R doneBy(OrderedPipeline.Work<R> work);

    /** Nobody will have work done on it: what it holds may belong to others. */
    void release();
}
