package dev.clew.cli.stream;

/** What a pipeline passes on: one puzzle, or a block of lines. */
public sealed interface Item permits Input, Block {
    /** How long its text is. */
    int length();

    /** Has the work done. */
    <R> R doneBy(OrderedPipeline.Work<R> work);
}
