package dev.clew.logic.level;

import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Search;
import dev.clew.logic.technique.TechniqueInfo;

/**
 * A technique as the rater uses it: all its conclusions at once, no matter by which steps, so that they do not depend on
 * the order of cells and values. Implementations are stateless.
 */
interface Source {
    /** What it is called. */
    TechniqueInfo info();

    /** Adds every conclusion on the board. */
    void collect(BoardView board, Search search, Findings findings);
}
