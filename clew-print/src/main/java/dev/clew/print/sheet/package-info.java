/** Worksheets: several puzzles a page, lines for reasons, and an answer key. */
@NullMarked
package dev.clew.print.sheet;

import org.jspecify.annotations.NullMarked;
