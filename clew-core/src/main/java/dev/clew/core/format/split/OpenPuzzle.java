package dev.clew.core.format.split;

import dev.clew.core.format.PuzzleText;
import java.util.List;

/** Lines that a splitter has read and that may continue. */
public sealed interface OpenPuzzle permits BracedObject, CompactRows, GridBlock {
    /** Whether the line can belong to these. */
    boolean accepts(String line);

    /** Adds a line that is accepted. */
    void add(long number, String line);

    /** Whether no further line can belong to these. */
    boolean isComplete();

    /** What the lines are: one puzzle, or one a line. */
    List<PuzzleText> puzzles();
}
