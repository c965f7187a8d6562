/** Game ids of Solo, the Sudoku of Simon Tatham's puzzle collection. */
@NullMarked
package dev.clew.io.solo;

import org.jspecify.annotations.NullMarked;
