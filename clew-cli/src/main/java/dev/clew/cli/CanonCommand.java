package dev.clew.cli;

import dev.clew.cli.canon.Dedupe;
import dev.clew.cli.canon.FormWork;
import dev.clew.cli.canon.ImageWriter;
import dev.clew.cli.canon.Shuffle;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Shape;
import dev.clew.desk.form.CanonAnswer;
import dev.clew.desk.form.CanonQuestion;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** {@code clew canon}: the form that equivalent puzzles share, equivalent puzzles at random, and none of them twice. */
final class CanonCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How forms are written. Default: line. csv and json add the transformation.",
            List.of("line", "csv", "json"),
            "-f",
            "--format");
    private static final Option DEDUPE = Option.flag(
            "Print the first puzzle of each class of equivalent ones as it was given, and drop the others.",
            "--dedupe");
    private static final Option SHUFFLE = Option.of(CanonQuestion.SHUFFLE);
    private static final Option SEED = Option.of(CanonQuestion.SEED);

    @Override
    public String name() {
        return "canon";
    }

    @Override
    public Group group() {
        return Group.MAKE;
    }

    @Override
    public String summary() {
        return "Finds canonical forms, drops equivalents, shuffles.";
    }

    @Override
    public String description() {
        return "One line a puzzle: its minlex form, the smallest that moves of rows, columns, bands and stacks, "
                + "transposition and new names of the digits can make of it, a blank counting as 0. Two 9x9 puzzles "
                + "or full grids are equivalent exactly if their lines are equal. Other shapes have no such form: "
                + "they get !unsupported: reason, and --dedupe compares them as they are. What a player "
                + "has entered does not count. Exit code 0 says that every puzzle was answered.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                DEDUPE,
                SHUFFLE,
                SEED,
                CommonOptions.LINES,
                CommonOptions.SHAPE,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew canon examples/puzzles.txt",
                "clew canon --dedupe examples/puzzles.txt --output distinct.txt",
                "clew canon --shuffle --seed 42 examples/puzzles.txt",
                "clew canon --format json examples/puzzles.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        check(arguments);
        Shape shape = CommonOptions.shape(arguments);
        if (arguments.has(DEDUPE)) {
            return Job.run(arguments, terminal, Dedupe.keying(shape), new Dedupe(), "");
        }
        ImageWriter writer =
                ImageWriter.valueOf(arguments.choice(FORMAT, "line").toUpperCase(Locale.ROOT));
        if (arguments.has(SHUFFLE)) {
            return shuffle(arguments, terminal, shape, writer);
        }
        return Job.run(arguments, terminal, new FormWork(shape, writer), writer.header(CanonAnswer.Kind.CANONICAL));
    }

    private static int shuffle(Arguments arguments, Terminal terminal, @Nullable Shape shape, ImageWriter writer) {
        // A seed drawn by chance is short enough to type again.
        long fresh = ThreadLocalRandom.current().nextLong(1_000_000_000);
        long seed = arguments
                .values(CanonQuestion.PARAMETERS)
                .implying(CanonQuestion.SEED, fresh)
                .get(CanonQuestion.SEED);
        Shuffle shuffle = new Shuffle(seed, writer);
        int code =
                Job.run(arguments, terminal, Shuffle.reading(shape), shuffle, writer.header(CanonAnswer.Kind.SHUFFLED));
        if (!arguments.has(SEED)) {
            terminal.report("shuffled with --seed " + seed);
        }
        return code;
    }

    private static void check(Arguments arguments) {
        if (arguments.has(SEED) && !arguments.has(SHUFFLE)) {
            throw Failure.usage("--seed is for --shuffle; add it or leave --seed out");
        }
        if (arguments.has(DEDUPE) && (arguments.has(SHUFFLE) || arguments.has(FORMAT))) {
            throw Failure.usage("--dedupe prints puzzles as they were given; leave "
                    + (arguments.has(SHUFFLE) ? SHUFFLE : FORMAT).name() + " out, or give its output to clew canon");
        }
    }
}
