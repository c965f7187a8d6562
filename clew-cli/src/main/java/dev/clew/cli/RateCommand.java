package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.rate.RateWork;
import dev.clew.cli.rate.RatingForm;
import dev.clew.cli.rate.RatingWriter;
import dev.clew.cli.rate.SeTemplate;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.desk.logic.RateQuestion;
import dev.clew.desk.logic.Raters;
import dev.clew.desk.logic.SeOptions;
import dev.clew.desk.parameter.Values;
import dev.clew.logic.scale.se.SeScale;
import java.util.List;
import java.util.Locale;

/** {@code clew rate}: how hard every puzzle is, and why. */
final class RateCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How ratings are written. Default: text on a terminal, else line, one line a puzzle.",
            List.of("line", "csv", "json", "text"),
            "-f",
            "--format");
    private static final Option SCALE = Option.of(RateQuestion.SCALE);
    private static final Option TEMPLATE = Option.value(
            "TEXT",
            "With --scale se: how a rating is written. %g the puzzle, %r %p %d ER, EP and ED, %R %P %D the techniques "
                    + "behind them, %n the line, %e seconds, %l a new line, %t a tab, %% a percent sign.",
            "--template");
    private static final Option PEARL = Option.of(SeOptions.PEARL);
    private static final Option DIAMOND = Option.of(SeOptions.DIAMOND);
    private static final Option AT_LEAST = Option.of(SeOptions.AT_LEAST);
    private static final Option AT_MOST = Option.of(SeOptions.AT_MOST);

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
                + "level and score. With --without a line says which techniques the puzzle needs, and how hard it is without them. "
                + "With --scale se a line is the puzzle and ED=er/ep/ed, or, with a bound, whether the ER is within it. Exit code 0 says that every puzzle was rated.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                SCALE,
                Option.of(RateQuestion.WITHOUT),
                TEMPLATE,
                PEARL,
                DIAMOND,
                AT_LEAST,
                AT_MOST,
                CommonOptions.LINES,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.SHARD,
                CommonOptions.RESUME,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew rate examples/puzzles.txt",
                "clew rate --format csv examples/puzzles.txt --output ratings.csv",
                "clew rate --without x-wing examples/puzzles.txt",
                "clew rate --scale se examples/puzzles.txt",
                "clew rate --scale se --at-least 7.0 examples/puzzles.txt",
                "clew rate --scale all --format csv examples/puzzles.txt",
                "clew rate examples/puzzles.txt --resume --output ratings.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        String format = arguments.choice(FORMAT, toPerson ? "text" : "line").toUpperCase(Locale.ROOT);
        Values values = arguments.values(RateQuestion.PARAMETERS);
        checkLines(arguments, format);
        Raters scales = RateQuestion.scales(values).withThreads(CommonOptions.threads(arguments));
        RatingForm form = arguments.has(TEMPLATE)
                ? template(arguments, scales)
                : new RatingWriter(RatingWriter.Kind.valueOf(format), scales);
        RateWork work = new RateWork(CommonOptions.shape(arguments), CommonOptions.budget(arguments), scales, form);
        return Job.run(arguments, terminal, work, form.header());
    }

    /** Shards are put together by lines, and a resumed run leaves the bytes of an unbroken one. */
    private static void checkLines(Arguments arguments, String format) {
        if (!arguments.has(CommonOptions.SHARD) && !arguments.has(CommonOptions.RESUME)) {
            return;
        }
        String template = arguments.get(TEMPLATE);
        if (template == null ? format.equals("TEXT") : template.contains("%l") || template.contains("\n")) {
            throw Failure.usage("--shard and --resume need one line for each puzzle; take another "
                    + (template == null ? "--format" : "--template, without %l"));
        }
        if (template != null && template.contains("%e")) {
            throw Failure.usage("--shard and --resume write the same in every run, but %e is the time of this one; "
                    + "leave it out of --template");
        }
    }

    private static SeTemplate template(Arguments arguments, Raters scales) {
        if (scales.all().size() > 1 || !(scales.all().get(0) instanceof SeScale)) {
            throw Failure.usage("--template is for --scale se without bounds");
        }
        if (arguments.has(FORMAT)) {
            throw Failure.usage("--template and --format exclude each other; leave one out");
        }
        try {
            return new SeTemplate(String.valueOf(arguments.get(TEMPLATE)));
        } catch (IllegalArgumentException e) {
            throw Failure.usage(String.valueOf(e.getMessage()));
        }
    }
}
