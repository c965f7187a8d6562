package dev.clew.spark.text;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.answer.Verdict;
import dev.clew.desk.bulk.AnswerLines;
import dev.clew.desk.bulk.OneLine;
import dev.clew.desk.bulk.SinglePuzzles;
import dev.clew.desk.bulk.Tally;
import dev.clew.desk.line.LineAnswer;
import dev.clew.desk.line.LineWork;
import dev.clew.spark.output.SideFile;
import java.util.function.LongConsumer;
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
    private final LongConsumer counter;
    private final SideFile invalid;
    private final AsideFile aside;
    private long told;

    /**
     * @param path the file that the lines are from
     * @param input its number
     * @param estimate finds what is to be put aside; null where nothing is
     * @param sides where lines go that are not answers
     * @param counter counts every finished puzzle
     */
    LineAnswerer(
            LineWork<?> work,
            String path,
            int input,
            @Nullable Estimate estimate,
            PartWriter.Sides sides,
            LongConsumer counter) {
        this.work = work;
        this.path = path;
        this.input = input;
        this.estimate = estimate;
        this.invalid = sides.invalid();
        this.aside = sides.aside();
        this.counter = counter;
    }

    @Override
    public void answer(PuzzleText puzzle, AnswerLines answers) {
        long guesses = estimate == null ? 0 : estimate.guesses(puzzle.text());
        if (guesses >= Estimate.MANY) {
            aside.add(new DeferredPuzzle(guesses, input, puzzle.firstLine(), puzzle.text()));
            return;
        }
        LineAnswer answer = tell(path, puzzle.firstLine(), puzzle.text());
        answers.add(answer.line(), Tally.of(answer.verdict()));
    }

    /** The answer to a line from somewhere. */
    LineAnswer tell(String file, long position, String puzzle) {
        LineAnswer answer = work.tell(puzzle);
        if (answer.verdict() == Verdict.INVALID) {
            invalid.addInvalid(file, position, OneLine.of(answer.answer().message()));
        }
        told++;
        counter.accept(1);
        return answer;
    }

    /** Counts what others have answered, once all is done. */
    void countOthers(Tally all) {
        counter.accept(all.puzzles() - told);
    }
}
