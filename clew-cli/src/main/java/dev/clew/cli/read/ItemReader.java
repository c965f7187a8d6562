package dev.clew.cli.read;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Gives the items of one operand in their order. Implementations are mutable, for one thread at a time. */
interface ItemReader extends AutoCloseable {
    /** The next item, or null at the end. */
    @Nullable
    Item next() throws IOException;

    /** How many lines were titles so far, blocks aside. */
    long titles();

    /** Closes the file that it reads. */
    @Override
    void close() throws IOException;
}
