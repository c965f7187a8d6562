/** Other forms of puzzles: what {@code clew convert} and {@code clew render} do with each. */
@NullMarked
package dev.clew.cli.form;

import org.jspecify.annotations.NullMarked;
