package dev.clew.cli.stream;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Gives the items of one operand in their order. Implementations are mutable, for one thread at a time. */
interface ItemReader {
    /** The next item, or null at the end. */
    @Nullable
    Item next() throws IOException;
}
