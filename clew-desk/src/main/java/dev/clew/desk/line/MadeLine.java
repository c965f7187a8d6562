package dev.clew.desk.line;

import dev.clew.core.Position;
import dev.clew.core.format.PuzzleLine;
import dev.clew.desk.make.Made;

/** The line of a new puzzle: the puzzle, and in a comment its level, its score, its seed, and its shape where that is not seen. */
public final class MadeLine {
    private MadeLine() {}

    /** The line. */
    public static String of(Made made) {
        String rating = made.rating().map(it -> it + " ").orElse("");
        return PuzzleLine.of(Position.of(made.puzzle()), rating + made.seed());
    }
}
