/** Books of puzzles: an interior that a printer takes as it is, and a cover that fits around it. */
@NullMarked
package dev.clew.print.book;

import org.jspecify.annotations.NullMarked;
