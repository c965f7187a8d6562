package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.BulkWork;
import dev.clew.cli.solve.CsvWriter;
import dev.clew.cli.solve.GridWriter;
import dev.clew.cli.solve.JsonWriter;
import dev.clew.cli.solve.LineWriter;
import dev.clew.cli.solve.PuzzleSolver;
import dev.clew.cli.solve.SolutionWriter;
import dev.clew.cli.solve.SolveWork;
import dev.clew.cli.solve.TraceRun;
import dev.clew.cli.stream.Job;
import dev.clew.cli.stream.Shard;
import dev.clew.core.Shape;
import java.util.List;

/** {@code clew solve}: the solution of every puzzle. */
final class SolveCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How results are written; grid by itself on a terminal, else line: exactly one line a puzzle.",
            List.of("line", "json", "grid", "csv"),
            "-f",
            "--format");
    private static final Option LIMIT = Option.value(
            "N",
            "How many solutions to look for, 2 if not said: enough to know whether there is one. With 1 the first "
                    + "one will do.",
            "-n",
            "--limit");
    private static final Option TRACE = Option.flag("Show every thing the general engine does.", "--trace");
    /** Puts three shards together; an unfinished one among them ends it early. */
    private static final String MERGE = "awk 'BEGIN{for(;;)for(i=1;i<=3;i++)for(j=0;j<" + Shard.BLOCK
            + ";j++)if((getline l<(\"part.\"i))>0)print l;else exit}'";

    private static final long STANDARD_LIMIT = 2;
    private static final long MOST_SOLUTIONS = 1_000_000;

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
        return "A line is the solution, or !none, !multiple, !invalid: reason, or !budget. Exit code 0 says that every "
                + "puzzle has exactly one solution (with --limit 1: has a solution). "
                + "Shards are put together by taking 1000 lines from each in turn, as the last example does.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                LIMIT,
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
                "clew solve puzzles.txt --format csv --output solutions.csv",
                "clew solve --shape 9x9:diagonal --limit 10 --format grid puzzle.txt",
                "generator | clew solve --format line --budget 10s -",
                "clew solve large.txt --resume --output solutions.txt",
                "clew solve large.txt --shard 2/3 --output part.2",
                MERGE);
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        PuzzleSolver solver = new PuzzleSolver(
                CommonOptions.shape(arguments),
                CommonOptions.budget(arguments),
                arguments.number(LIMIT, STANDARD_LIMIT, MOST_SOLUTIONS));
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        if (arguments.has(TRACE)) {
            return trace(arguments, terminal, solver, colour, toPerson);
        }
        SolutionWriter writer = writer(arguments.choice(FORMAT, toPerson ? "grid" : "line"), colour);
        SolveWork work = new SolveWork(solver, writer, true);
        boolean bulk = writer instanceof LineWriter && !toPerson && isPlain(arguments);
        return Job.run(arguments, terminal, bulk ? new BulkWork(work) : work, writer.header());
    }

    /** Whether classic puzzles are asked nothing but how many solutions they have: none, one or several. */
    private static boolean isPlain(Arguments arguments) {
        Shape shape = CommonOptions.shape(arguments);
        return (shape == null || shape.equals(Shape.CLASSIC_9))
                && !arguments.has(CommonOptions.BUDGET)
                && arguments.number(LIMIT, STANDARD_LIMIT, MOST_SOLUTIONS) == STANDARD_LIMIT;
    }

    private static SolutionWriter writer(String format, boolean colour) {
        return switch (format) {
            case "json" -> new JsonWriter();
            case "grid" -> new GridWriter(colour);
            case "csv" -> new CsvWriter();
            default -> new LineWriter();
        };
    }

    private static int trace(
            Arguments arguments, Terminal terminal, PuzzleSolver solver, boolean colour, boolean toPerson) {
        if (arguments.has(CommonOptions.SHARD) || arguments.has(CommonOptions.RESUME)) {
            throw Failure.usage("--trace is for few puzzles; leave --shard and --resume away");
        }
        if (arguments.has(LIMIT)) {
            throw Failure.usage("--trace follows one search for two solutions; leave --limit away");
        }
        return switch (arguments.choice(FORMAT, toPerson ? "grid" : "json")) {
            case "json" -> TraceRun.json(arguments, terminal, solver);
            case "grid" -> TraceRun.readable(arguments, terminal, solver, new GridWriter(colour));
            default -> throw Failure.usage("--trace writes json, or lines for people with --format grid");
        };
    }
}
