package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.BulkWork;
import dev.clew.cli.solve.CsvWriter;
import dev.clew.cli.solve.GridWriter;
import dev.clew.cli.solve.JsonLineWriter;
import dev.clew.cli.solve.LineWriter;
import dev.clew.cli.solve.Listing;
import dev.clew.cli.solve.PuzzleSolver;
import dev.clew.cli.solve.SolutionWriter;
import dev.clew.cli.solve.SolveWork;
import dev.clew.cli.solve.TraceRun;
import dev.clew.core.Shape;
import dev.clew.desk.bulk.Bulk;
import dev.clew.desk.solve.SolveQuestion;
import java.util.List;

/** {@code clew solve}: the solution of every puzzle. */
final class SolveCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How results are written. Default: grid on a terminal, otherwise line, exactly one line for each puzzle.",
            List.of("line", "json", "grid", "csv"),
            "-f",
            "--format");
    private static final Option LIMIT = Option.of(SolveQuestion.LIMIT, "-n");
    private static final Option TRACE = Option.flag("Trace every step of the general engine.", "--trace");

    @Override
    public String name() {
        return "solve";
    }

    @Override
    public String summary() {
        return "Solves one puzzle or many.";
    }

    @Override
    public String description() {
        return "A line is the solution, or !multiple, !none: reason where the puzzle breaks the rules, !none where the "
                + "search finds no solution, !invalid: reason where the text is not a puzzle, or !budget. With --limit "
                + "above 1 there is a line for each solution, ending in # puzzle.solution. Exit code 0 says that every "
                + "puzzle has exactly one solution (with --limit 1: has a solution). "
                + "clew merge puts shards together.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                LIMIT,
                CommonOptions.LINES,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.SHARD,
                CommonOptions.RESUME,
                TRACE,
                CommonOptions.COLOR,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "clew solve examples/puzzles.txt --format csv --output solutions.csv",
                "clew solve --shape 9x9:diagonal --limit 10 --format grid examples/diagonal.txt",
                "clew generate -n 100 --unrated | clew solve --budget 10s -",
                "clew solve --lines examples/puzzles.txt",
                "clew solve examples/puzzles.txt --resume --output solutions.txt",
                "for i in 1 2 3; do clew solve examples/puzzles.txt --shard $i/3 --output part.$i; done",
                "clew merge part.1 part.2 part.3 --output solutions.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        long limit = arguments.number(SolveQuestion.LIMIT);
        boolean lists = arguments.has(LIMIT) && limit > 1;
        PuzzleSolver solver =
                new PuzzleSolver(CommonOptions.shape(arguments), CommonOptions.budget(arguments), limit, lists);
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        if (arguments.has(TRACE)) {
            return trace(arguments, terminal, solver, colour, toPerson);
        }
        SolutionWriter writer = writer(arguments.choice(FORMAT, toPerson ? "grid" : "line"), colour, toPerson);
        // People see the reason in place of the grid: once is enough.
        boolean withMessages = !(toPerson && writer instanceof GridWriter);
        if (lists) {
            checkList(arguments, writer);
            return Job.run(
                    arguments, terminal, Listing.solving(solver), new Listing(writer, withMessages), writer.header());
        }
        SolveWork work = new SolveWork(solver, writer, withMessages);
        boolean bulk = writer instanceof LineWriter && !toPerson && isPlain(arguments);
        return Job.run(arguments, terminal, bulk ? new BulkWork(work, new Bulk()) : work, writer.header());
    }

    /** Shards are put together, and runs resumed, by puzzles; only JSON has a line for each. */
    private static void checkList(Arguments arguments, SolutionWriter writer) {
        if (!(writer instanceof JsonLineWriter)
                && (arguments.has(CommonOptions.SHARD) || arguments.has(CommonOptions.RESUME))) {
            throw Failure.usage("--limit above 1 writes several lines a puzzle, but --shard and --resume need one for "
                    + "each; add --format json or leave --limit out");
        }
    }

    /** Whether classic puzzles are asked nothing but how many solutions they have: none, one or several. */
    private static boolean isPlain(Arguments arguments) {
        Shape shape = CommonOptions.shape(arguments);
        return (shape == null || shape.equals(Shape.CLASSIC_9))
                && !arguments.has(CommonOptions.BUDGET)
                && !arguments.has(LIMIT);
    }

    private static SolutionWriter writer(String format, boolean colour, boolean toPerson) {
        return switch (format) {
            case "json" -> new JsonLineWriter();
            case "grid" -> new GridWriter(colour, toPerson);
            case "csv" -> new CsvWriter();
            default -> new LineWriter();
        };
    }

    private static int trace(
            Arguments arguments, Terminal terminal, PuzzleSolver solver, boolean colour, boolean toPerson) {
        if (arguments.has(CommonOptions.SHARD) || arguments.has(CommonOptions.RESUME)) {
            throw Failure.usage("--trace is for few puzzles; leave --shard and --resume out");
        }
        if (arguments.has(CommonOptions.LINES)) {
            throw Failure.usage("--trace is for few puzzles; leave --lines out");
        }
        if (arguments.has(LIMIT)) {
            throw Failure.usage("--trace follows one search for two solutions; leave --limit out");
        }
        return switch (arguments.choice(FORMAT, toPerson ? "grid" : "json")) {
            case "json" -> TraceRun.json(arguments, terminal, solver);
            case "grid" -> TraceRun.readable(arguments, terminal, solver, new GridWriter(colour, toPerson));
            default -> throw Failure.usage("--trace writes json, or lines for people with --format grid");
        };
    }
}
