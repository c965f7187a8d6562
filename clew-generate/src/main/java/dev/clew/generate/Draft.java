package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;

/**
 * A puzzle before it is rated. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param seed the seed of the attempt that made it
 */
record Draft(Puzzle puzzle, Grid solution, long seed) {}
