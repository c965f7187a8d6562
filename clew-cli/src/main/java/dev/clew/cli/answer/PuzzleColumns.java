package dev.clew.cli.answer;

import dev.clew.cli.read.Input;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Position;
import dev.clew.core.format.text.PuzzleLine;
import org.jspecify.annotations.Nullable;

/**
 * The columns about a row's puzzle in every table, so that any command can read it again. Immutable.
 *
 * @param input the puzzle's text
 * @param position the puzzle, or null if the text could not be read
 */
public record PuzzleColumns(Input input, @Nullable Position position) {
    /** The column {@code puzzle}: all of the position on one line but its shape, or the text that could not be read. */
    public String line() {
        return position == null ? Terminal.oneLine(input.text().strip()) : PuzzleLine.bare(position);
    }

    /** The column {@code shape}; empty where the text could not be read. */
    public String shape() {
        return position == null ? "" : position.shape().name();
    }
}
