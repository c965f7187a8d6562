package dev.clew.core.format.text;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.format.FormatCatalog;

/**
 * A position on one line that holds all of it: its values where they are all of it, else an object.
 */
public final class PuzzleLine {
    private PuzzleLine() {}

    /** The line for a text that has the shape beside it. */
    public static String bare(Position position) {
        return isGivensAlone(position)
                ? position.toString()
                : FormatCatalog.standard().find("json").orElseThrow().write(position);
    }

    /** Whether the values on one line are all there is to the position. */
    public static boolean isGivensAlone(Position position) {
        return position.equals(Position.of(position.puzzle()));
    }

    /** Whether words after the line cannot be mistaken for a part of the puzzle, so that no comment sign is needed. */
    public static boolean mayHaveRest(Position position) {
        return isGivensAlone(position)
                && position.shape().cells() >= LineFormat.SHORTEST_WITH_REST
                && position.shape().size() <= Puzzle.MAX_CHARACTER_VALUE;
    }

    /**
     * The line with its shape where that is not visible, after a remark in the same comment; an empty remark is none.
     */
    public static String of(Position position, String remark) {
        String note = isGivensAlone(position) ? ShapeNote.of(position.shape()) : "";
        String comment = remark.isEmpty() || note.isEmpty() ? remark + note : remark + " " + note;
        return comment.isEmpty() ? bare(position) : bare(position) + " # " + comment;
    }
}
