/** Canonical forms, random isomorphs and the removal of equivalent puzzles: the work of {@code clew canon}. */
@NullMarked
package dev.clew.cli.canon;

import org.jspecify.annotations.NullMarked;
