/**
 * The smallest form of 9×9 puzzles and grids. {@link dev.clew.core.internal.minlex.Minlex} picks the search: one for
 * puzzles with blanks, one for full grids, and a plain one for what repeats a digit in a line.
 */
package dev.clew.core.internal.minlex;
