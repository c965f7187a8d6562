/** What {@code solve} found out about a puzzle, and the forms in which it is written. */
@NullMarked
package dev.clew.cli.solve;

import org.jspecify.annotations.NullMarked;
