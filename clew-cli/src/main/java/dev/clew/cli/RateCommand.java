package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.rate.RateWork;
import dev.clew.cli.rate.RatingWriter;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Job;
import java.util.List;
import java.util.Locale;

/** {@code clew rate}: how hard every puzzle is, and why. */
final class RateCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How ratings are written. Default: text on a terminal, else line, one line a puzzle.",
            List.of("line", "csv", "json", "text"),
            "-f",
            "--format");

    @Override
    public String name() {
        return "rate";
    }

    @Override
    public Group group() {
        return Group.UNDERSTAND;
    }

    @Override
    public String summary() {
        return "Says how hard puzzles are, and why.";
    }

    @Override
    public String description() {
        return "One line a puzzle: the puzzle, its level (beginner, easy, moderate, hard, expert, extreme, beyond), a "
                + "score to sort by, the techniques with the number of rounds that need them, and the bottleneck; or "
                + "!none, !none: reason, !multiple, !invalid: reason, !unsupported: reason or !budget after the puzzle. Equivalent puzzles have the same "
                + "level and score. Exit code 0 says that every puzzle was rated.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew rate examples/puzzles.txt", "clew rate --format csv examples/puzzles.txt --output ratings.csv");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        RatingWriter writer = RatingWriter.valueOf(
                arguments.choice(FORMAT, toPerson ? "text" : "line").toUpperCase(Locale.ROOT));
        RateWork work = new RateWork(CommonOptions.shape(arguments), CommonOptions.budget(arguments), writer);
        return Job.run(arguments, terminal, work, writer.header());
    }
}
