package dev.clew.desk.bulk;

import dev.clew.core.format.PuzzleText;

/**
 * Answers the puzzles of a block that are not plain lines, and those without a solution, which need words. Implementations
 * look for two solutions without a budget; they are thread-safe.
 */
public interface SinglePuzzles {
    /** Adds exactly one line about the puzzle. */
    void answer(PuzzleText puzzle, AnswerLines answers);
}
