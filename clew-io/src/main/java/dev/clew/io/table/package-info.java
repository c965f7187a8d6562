/** Tables of puzzles as data sets and generators write them. */
@NullMarked
package dev.clew.io.table;

import org.jspecify.annotations.NullMarked;
