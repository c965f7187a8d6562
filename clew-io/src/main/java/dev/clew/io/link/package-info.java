/** Puzzles that are packed into links: f-puzzles, SudokuPad, and the links of Clew's own page. */
@NullMarked
package dev.clew.io.link;

import org.jspecify.annotations.NullMarked;
