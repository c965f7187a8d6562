package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.rate.ClewScale;
import dev.clew.cli.rate.RateWork;
import dev.clew.cli.rate.RatingForm;
import dev.clew.cli.rate.RatingWriter;
import dev.clew.cli.rate.Scale;
import dev.clew.cli.rate.SeScale;
import dev.clew.cli.rate.SeTemplate;
import dev.clew.cli.rate.SeWriter;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Job;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRating;
import java.util.List;
import java.util.Locale;

/** {@code clew rate}: how hard every puzzle is, and why. */
final class RateCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How ratings are written. Default: text on a terminal, else line, one line a puzzle.",
            List.of("line", "csv", "json", "text"),
            "-f",
            "--format");
    private static final Option SCALE = Option.choice(
            "The scale: clew's levels, or the ER, EP and ED of Sudoku Explainer. Default: clew.",
            List.of("clew", "se"),
            "--scale");
    private static final Option TEMPLATE = Option.value(
            "TEXT",
            "With --scale se: how a rating is written. %g the puzzle, %r %p %d ER, EP and ED, %R %P %D the techniques "
                    + "behind them, %n the line, %e seconds, %l a new line, %t a tab, %% a percent sign.",
            "--template");
    private static final Option PEARL = Option.flag(
            "With --scale se: give up, with ER 20.0, at a step that is harder than all up to the first placement.",
            "--pearl");
    private static final Option DIAMOND = Option.flag(
            "With --scale se: give up, with ER 20.0, at a step that is harder than the first.", "--diamond");

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
                + "level and score. With --scale se a line is the puzzle and ED=er/ep/ed. Exit code 0 says that every puzzle was rated.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                SCALE,
                TEMPLATE,
                PEARL,
                DIAMOND,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew rate examples/puzzles.txt",
                "clew rate --format csv examples/puzzles.txt --output ratings.csv",
                "clew rate --scale se examples/puzzles.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        String format = arguments.choice(FORMAT, toPerson ? "text" : "line").toUpperCase(Locale.ROOT);
        if (arguments.choice(SCALE, "clew").equals("se")) {
            return run(arguments, terminal, new SeScale(filter(arguments)), form(arguments, format));
        }
        for (Option option : List.of(TEMPLATE, PEARL, DIAMOND)) {
            if (arguments.has(option)) {
                throw Failure.usage(option.name() + " is for --scale se");
            }
        }
        return run(arguments, terminal, new ClewScale(), RatingWriter.valueOf(format));
    }

    private static <R> int run(Arguments arguments, Terminal terminal, Scale<R> scale, RatingForm<R> form) {
        RateWork<R> work = new RateWork<>(CommonOptions.shape(arguments), CommonOptions.budget(arguments), scale, form);
        return Job.run(arguments, terminal, work, form.header());
    }

    private static SeFilter filter(Arguments arguments) {
        if (arguments.has(PEARL) && arguments.has(DIAMOND)) {
            throw Failure.usage("--pearl and --diamond exclude each other; every diamond is a pearl");
        }
        return arguments.has(PEARL) ? SeFilter.PEARL : arguments.has(DIAMOND) ? SeFilter.DIAMOND : SeFilter.NONE;
    }

    private static RatingForm<SeRating> form(Arguments arguments, String format) {
        String template = arguments.get(TEMPLATE);
        if (template == null) {
            return SeWriter.valueOf(format);
        }
        if (arguments.has(FORMAT)) {
            throw Failure.usage("--template and --format exclude each other; leave one out");
        }
        try {
            return new SeTemplate(template);
        } catch (IllegalArgumentException e) {
            throw Failure.usage(String.valueOf(e.getMessage()));
        }
    }
}
