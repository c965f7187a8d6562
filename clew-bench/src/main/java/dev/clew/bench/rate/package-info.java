/** Sudoku Explainer's scale beside another program that rates puzzles. */
@NullMarked
package dev.clew.bench.rate;

import org.jspecify.annotations.NullMarked;
