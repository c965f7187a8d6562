package dev.clew.cli.pipeline;

import dev.clew.cli.read.Item;

/** What a command does with every puzzle, on many threads. Implementations are thread-safe. */
public interface Work<R> extends Item.Visitor<R> {
    /** What has been done with a puzzle when all went well, for the summary of a long run. */
    default String verb() {
        return "done";
    }

    /** Whether large inputs may come in blocks. */
    default boolean takesBlocks() {
        return false;
    }
}
