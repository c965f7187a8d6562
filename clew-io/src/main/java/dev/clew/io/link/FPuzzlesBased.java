package dev.clew.io.link;

import dev.clew.core.Position;
import java.util.Optional;

/** A format that holds a position as an f-puzzles document does. */
abstract class FPuzzlesBased extends FullFormat {
    FPuzzlesBased(String name, String description) {
        super(name, description);
    }

    @Override
    public final Optional<String> refusal(Position position) {
        return FPuzzlesWriter.refusal(position);
    }
}
