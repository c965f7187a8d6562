/**
 * Moves that turn a puzzle into an equivalent one, and the form that all equivalent puzzles share.
 *
 * <p>Everything here is immutable and thread-safe unless its own documentation says otherwise.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.core.symmetry;

import org.jspecify.annotations.NullMarked;
