package dev.clew.cli.canon;

import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.PuzzleDocument;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.cli.stream.Tally;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle of the input as its setter published it, or why there is none: what a player has entered since does not
 * count. Immutable.
 *
 * @param input the text
 * @param position all that was read; null where the text could not be
 * @param puzzle the givens; null where there are none to work on
 * @param verdict whether the text is a puzzle, and one to work on
 * @param problem why not, in words on one line; empty where all is well
 * @param warnings what the reader has to say about a choice it made
 */
record Entry(
        Input input,
        @Nullable Position position,
        @Nullable Puzzle puzzle,
        Verdict verdict,
        String problem,
        List<String> warnings) {
    /** Reads an input under the shape asked for, or any. */
    static Entry read(Input input, @Nullable Shape shape) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return bad(input, null, Verdict.INVALID, bad.problem());
        }
        Reading.Found found = (Reading.Found) reading;
        Position position = found.position();
        Puzzle puzzle = position.puzzle();
        if (puzzle.givenCount() == 0 && !position.equals(Position.of(puzzle))) {
            return bad(
                    input,
                    position,
                    Verdict.UNSUPPORTED,
                    "it has no givens, only what a player has entered; give the puzzle as it was published");
        }
        return new Entry(input, position, puzzle, Verdict.FOUND, "", input.warnings(found));
    }

    private static Entry bad(Input input, @Nullable Position position, Verdict verdict, String problem) {
        return new Entry(input, position, null, verdict, Terminal.oneLine(problem), List.of());
    }

    /** What documents say of the puzzle. */
    PuzzleDocument document() {
        return new PuzzleDocument(input, position);
    }

    /** The line for a puzzle that nothing can be done with, and the message that says why. */
    Report refusal(String line, String reason) {
        return new Report(
                line, List.of(input.prefix() + reason), false, puzzle == null ? verdict.tally() : Tally.OTHER);
    }
}
