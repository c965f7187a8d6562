/**
 * Text formats of positions: one class a format, a catalogue that detects them, and a splitter that finds the puzzles in
 * a text. Other modules add formats as {@link java.util.ServiceLoader} providers of {@link PuzzleFormat}.
 */
@NullMarked
package dev.clew.core.format;

import org.jspecify.annotations.NullMarked;
