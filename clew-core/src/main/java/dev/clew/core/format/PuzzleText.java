package dev.clew.core.format;

/**
 * The text of one puzzle, good or bad, as a {@link PuzzleSplitter} finds it. Immutable.
 *
 * @param firstLine the number of its first line in the source, from 1
 * @param text its lines, with {@code \n} between them
 * @since 0.2.0
 */
public record PuzzleText(long firstLine, String text) {}
