/** How hard puzzles are: the work of {@code clew rate} and the forms in which it is written. */
@NullMarked
package dev.clew.cli.rate;

import org.jspecify.annotations.NullMarked;
