package dev.clew.desk.line;

import dev.clew.core.Position;
import dev.clew.core.format.text.PuzzleLine;
import dev.clew.desk.make.Made;

/** The line of a new puzzle; a comment has level, score, seed, version, and its shape where the puzzle does not show it. */
public final class MadeLine {
    private MadeLine() {}

    /** The line. */
    public static String of(Made made) {
        String rating = made.rating().map(it -> it + " ").orElse("");
        return PuzzleLine.of(Position.of(made.puzzle()), rating + made.seed() + " clew=" + made.version());
    }
}
