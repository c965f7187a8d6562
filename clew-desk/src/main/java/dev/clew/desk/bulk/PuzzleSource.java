package dev.clew.desk.bulk;

import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The puzzles of a text, one after the other. Implementations are mutable, for one thread at a time. */
public interface PuzzleSource {
    /** The next puzzle, good or bad, or null at the end. */
    @Nullable
    PuzzleText next() throws IOException;

    /** How many lines were titles so far. */
    default long titles() {
        return 0;
    }
}
