/**
 * The model of Sudoku (shapes, puzzles, positions) and the front door of search.
 *
 * <p>Everything here is immutable and thread-safe unless its own documentation says otherwise.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.core;

import org.jspecify.annotations.NullMarked;
