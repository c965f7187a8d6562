package dev.clew.generate;

import dev.clew.core.Grid;
import dev.clew.core.Puzzle;
import dev.clew.logic.scale.ScoredRating;

/**
 * A puzzle that was made. Immutable.
 *
 * @param puzzle the puzzle
 * @param solution its only solution
 * @param rating how hard it is
 * @param seed the seed that makes it again, alone, with the same target
 * @since 0.2.0
 */
public record Generated(Puzzle puzzle, Grid solution, ScoredRating rating, long seed) {}
