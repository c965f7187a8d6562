/**
 * Text formats of positions: one class a format, a catalogue that detects them, and a splitter that finds the puzzles in
 * a text.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.core.format;

import org.jspecify.annotations.NullMarked;
