package dev.clew.cli.read;

import org.jspecify.annotations.Nullable;

/** Chooses what is worked on of all that is read. Implementations are mutable, for the thread that reads. */
public interface Choice {
    /** Reading continues with another operand, by its number from 0. */
    void open(int operand);

    /** What is to be worked on of the next item of an operand, or null for nothing. */
    @Nullable
    Item pick(Item item, int operand);
}
