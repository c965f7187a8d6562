package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.AnswerLines;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.SinglePuzzles;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineWork;
import dev.clew.desk.line.Told;
import org.jspecify.annotations.Nullable;

/**
 * Answers the lines of a task one by one, keeps a list of those that are not puzzles, and puts expensive ones aside. For
 * one thread.
 */
final class LineAnswerer implements SinglePuzzles {
    private final LineWork<?> work;
    private final String path;
    private final int input;
    private final @Nullable Estimate estimate;
    private final StringBuilder invalid = new StringBuilder();
    private final StringBuilder deferred = new StringBuilder();
    private long deferrals;

    /**
     * @param path the file that the lines are from
     * @param input its number
     * @param estimate finds what is to be put aside; null where nothing is
     */
    LineAnswerer(LineWork<?> work, String path, int input, @Nullable Estimate estimate) {
        this.work = work;
        this.path = path;
        this.input = input;
        this.estimate = estimate;
    }

    @Override
    public void answer(PuzzleText puzzle, AnswerLines answers) {
        if (estimate != null && estimate.isExpensive(puzzle.text())) {
            deferred.append(new Deferred(input, puzzle.firstLine(), puzzle.text()))
                    .append('\n');
            deferrals++;
            return;
        }
        Told told = tell(path, puzzle.firstLine(), puzzle.text());
        answers.add(told.line(), Tally.of(told.verdict()));
    }

    /** The answer to a line from somewhere. */
    Told tell(String file, long position, String puzzle) {
        Told told = work.tell(puzzle);
        if (told.verdict() == Verdict.INVALID) {
            invalid.append(file).append('\t').append(position).append('\t');
            invalid.append(OneLine.of(told.answer().message())).append('\n');
        }
        return told;
    }

    /** A line for each text that is not a puzzle: file, position, reason. */
    CharSequence invalid() {
        return invalid;
    }

    /** A line for each puzzle that was put aside. */
    CharSequence deferred() {
        return deferred;
    }

    /** How many puzzles were put aside. */
    long deferrals() {
        return deferrals;
    }
}
