/**
 * A picture as a list of plain shapes with explicit colours, and the writers that turn it into a file. Nothing here
 * knows of Sudoku. Everything is immutable and thread-safe unless its own documentation says otherwise.
 */
@NullMarked
package dev.clew.press.picture;

import org.jspecify.annotations.NullMarked;
