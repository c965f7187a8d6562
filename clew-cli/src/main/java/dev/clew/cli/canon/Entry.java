package dev.clew.cli.canon;

import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.PuzzleColumns;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.read.Input;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.Reading;
import dev.clew.desk.answer.Refusal;
import dev.clew.desk.bulk.Tally;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle of the input, or why there is none. Immutable.
 *
 * @param input the text
 * @param position what was read; null where the text is not a puzzle
 * @param refusal why the text is not a puzzle, if so
 * @param warnings what the reader has to say about a choice it made
 */
record Entry(Input input, @Nullable Position position, Optional<Refusal> refusal, List<String> warnings) {
    /** Reads an input under the shape asked for, or any. */
    static Entry read(Input input, @Nullable Shape shape) {
        Reading reading = input.read(shape);
        if (reading instanceof Reading.Bad bad) {
            return new Entry(input, null, Optional.of(AnswerWork.invalid(input, bad)), List.of());
        }
        Reading.Found found = (Reading.Found) reading;
        return new Entry(input, found.position(), Optional.empty(), input.warnings(found));
    }

    /** What tables say of the puzzle. */
    PuzzleColumns columns() {
        return new PuzzleColumns(input, position);
    }

    /** The line for a puzzle that cannot be worked on, and the message that says why. */
    Report refuse(String line, Refusal why) {
        return new Report(line, List.of(input.prefix() + why.message()), false, Tally.of(why.verdict()));
    }
}
