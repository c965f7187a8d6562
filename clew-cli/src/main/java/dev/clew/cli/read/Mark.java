package dev.clew.cli.read;

/**
 * A place between two puzzles where reading can resume. Immutable.
 *
 * @param operand the operand, from 0
 * @param offset the bytes of it that come before
 * @param lines the lines of it that come before
 * @param puzzles the puzzles of all operands that come before
 */
public record Mark(int operand, long offset, long lines, long puzzles) {
    /** Before everything. */
    public static final Mark START = new Mark(0, 0, 0, 0);
}
