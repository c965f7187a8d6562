package dev.clew.cli.book;

import dev.clew.cli.canon.KnownPuzzles;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.make.GenerateAnswer;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.make.Made;
import dev.clew.desk.parameter.Values;
import dev.clew.generate.Generator;
import dev.clew.generate.GeneratorRun;
import dev.clew.generate.PuzzleMaker;
import dev.clew.generate.Result;
import dev.clew.logic.level.ClewLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes the puzzles of a book, level by level: the same ones on any number of threads. No two are equivalent, and none is
 * equivalent to one that is known already. Mutable, for one book.
 */
public final class PuzzlePicker {
    private static final int MISSES_BEFORE_GIVING_UP = 3;

    private final Terminal terminal;
    private final Progress progress;
    private final KnownPuzzles known;
    private final int threads;
    private final List<Made> made = new ArrayList<>();
    private boolean complete = true;

    /**
     * A picker that has picked nothing.
     *
     * @param known puzzles that the book may not hold; those that it holds are added
     */
    public PuzzlePicker(Terminal terminal, Progress progress, KnownPuzzles known, int threads) {
        this.terminal = terminal;
        this.progress = progress;
        this.known = known;
        this.threads = threads;
    }

    /** Makes a number of puzzles of each level from a seed; the values say everything else. */
    public List<Made> pick(Map<ClewLevel, Integer> shares, Values values, long seed) {
        shares.forEach((level, count) -> pick(level, count, values, seed));
        return made;
    }

    /** Whether the book has all the puzzles that were asked for. */
    public boolean isComplete() {
        return complete;
    }

    private void pick(ClewLevel level, int count, Values values, long seed) {
        progress.remark(level.id());
        GenerateQuestion question = GenerateQuestion.of(
                values.with(GenerateQuestion.LEVEL, GenerateQuestion.levels(level.id()))
                        .with(GenerateQuestion.SEED, seed),
                Budget.unlimited());
        PuzzleMaker maker = question.maker();
        long levelSeed = Generator.seedOf(seed, 1L + level.ordinal());
        int[] index = {0};
        int before = made.size();
        new GeneratorRun(maker, levelSeed, 0, count, threads, false).run(result -> {
            Result fresh = fresh(maker, Generator.seedOf(levelSeed, index[0]++), result);
            GenerateAnswer answer = new GenerateAnswer(question.target(), fresh);
            answer.made().ifPresent(made::add);
            progress.advance(1);
            // Give a level up if its first puzzles fail.
            return made.size() > before || index[0] < MISSES_BEFORE_GIVING_UP;
        });
        int missing = count - (made.size() - before);
        if (missing > 0) {
            complete = false;
            terminal.report(missing + " of " + count + " " + level + " puzzles could not be made in "
                    + values.get(GenerateQuestion.ATTEMPTS)
                    + " attempts each; ask for fewer, for another level, or raise --attempts");
        }
    }

    /** A known puzzle is replaced by that of the next attempt, in order, so that threads do not matter. */
    private Result fresh(PuzzleMaker maker, long seed, Result first) {
        Result result = first;
        while (!result.puzzle().map(known::add).orElse(true)) {
            result = maker.make(seed, result.attempts());
        }
        return result;
    }
}
