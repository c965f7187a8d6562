/**
 * Makes puzzles: a seed gives a random full grid, clues are removed while the solution stays the only one, the puzzle is
 * rated, and it is accepted or the next derived seed is tried. Every limit counts work and never time, so that it cannot
 * change a puzzle.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.generate;

import org.jspecify.annotations.NullMarked;
