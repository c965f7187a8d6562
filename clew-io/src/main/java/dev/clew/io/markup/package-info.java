/** Puzzles in documents of elements: OpenSudoku's files, tables of web pages, XML of other programs. */
@NullMarked
package dev.clew.io.markup;

import org.jspecify.annotations.NullMarked;
