/** Books: which puzzles go into one, and the files that it consists of. */
@NullMarked
package dev.clew.cli.book;

import org.jspecify.annotations.NullMarked;
