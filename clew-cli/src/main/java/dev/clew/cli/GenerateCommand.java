package dev.clew.cli;

import dev.clew.cli.generate.PuzzlePrinter;
import dev.clew.cli.generate.PuzzleWriter;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Progress;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.make.GenerateQuestion;
import dev.clew.desk.parameter.Values;
import dev.clew.generate.GeneratorRun;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

/** {@code clew generate}: new puzzles made to order. */
final class GenerateCommand implements Command {
    private static final Option LEVEL = Option.of(GenerateQuestion.LEVEL);
    private static final Option SEED = Option.of(GenerateQuestion.SEED);
    private static final Option NUMBER = Option.value("N", "How many puzzles. Default: 1.", "-n", "--number");
    private static final Option FROM = Option.value(
            "INDEX",
            "Begin with the puzzle of this index, from 0: the same puzzles that a run from the start has there. "
                    + "Default: 0.",
            "--from");
    private static final Option DISTINCT =
            Option.flag("No two puzzles are equivalent (9x9) or equal (other shapes).", "--distinct");
    private static final Option BEST =
            Option.flag("Where no attempt meets the target, print the closest puzzle.", "--best");
    private static final Option BUDGET =
            Option.value("TIME", "End the run after a time (10s, 5m); the puzzles stay the same.", "--budget");
    private static final Option FORMAT = Option.choice(
            "How puzzles are written. Default: for people on a terminal, else line: one line a puzzle. json and csv "
                    + "have the solution, the number of clues and the techniques as well.",
            List.of("line", "json", "csv", "grid"),
            "-f",
            "--format");
    private static final long MOST_PUZZLES = 1_000_000_000;
    private static final long MOST_INDEX = 1_000_000_000_000_000L;

    @Override
    public String name() {
        return "generate";
    }

    @Override
    public Group group() {
        return Group.MAKE;
    }

    @Override
    public String summary() {
        return "Makes new puzzles to order.";
    }

    @Override
    public String description() {
        return "One puzzle a line: the puzzle, a blank, # level score seed clew=VERSION; then shape=NAME where the puzzle does not "
                + "show its shape. Every command reads that back. Every puzzle has one solution and meets every condition. The lines depend on the "
                + "options, the seed and the version alone, not on threads or time. A puzzle that cannot be made in the attempts "
                + "allowed is reported and the next one is made; the run stops if the first three fail. Exit "
                + "code 1 says that a target was not met or that the time limit ended the run.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                NUMBER,
                FORMAT,
                LEVEL,
                Option.of(GenerateQuestion.SCORE),
                Option.of(GenerateQuestion.TECHNIQUE),
                Option.of(GenerateQuestion.WITHOUT),
                Option.of(GenerateQuestion.ONLY),
                Option.of(GenerateQuestion.USES),
                Option.of(GenerateQuestion.CLUES),
                Option.of(GenerateQuestion.MINIMAL),
                Option.of(GenerateQuestion.SYMMETRY),
                Option.of(GenerateQuestion.PATTERN),
                Option.of(GenerateQuestion.SHAPE),
                SEED,
                FROM,
                DISTINCT,
                Option.of(GenerateQuestion.UNRATED),
                BEST,
                Option.of(GenerateQuestion.ATTEMPTS),
                BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return Option.choice(
                "The level, as with --level.", GenerateQuestion.scale().levels());
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew generate hard",
                "clew generate -n 20 --level moderate --symmetry 180 --distinct --seed 42 --output puzzles.txt",
                "clew generate --technique x-wing --clues 24..28",
                "clew generate --level hard..extreme --without xy-wing,w-wing",
                "clew generate -n 20 --seed 42 --from 20",
                "clew generate --shape 9x9:jigsaw --level easy",
                "clew generate -n 10 --format csv --output puzzles.csv");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Values values = withLevel(arguments.values(GenerateQuestion.PARAMETERS), arguments)
                .implying(GenerateQuestion.SEED, ThreadLocalRandom.current().nextLong());
        GenerateQuestion question = GenerateQuestion.of(values, budget(arguments));
        long count = arguments.number(NUMBER, 1, MOST_PUZZLES);
        long from = from(arguments);
        GeneratorRun run = new GeneratorRun(
                question.maker(),
                question.seed(),
                from,
                count,
                CommonOptions.threads(arguments),
                arguments.has(DISTINCT));
        try (Output output = output(arguments, terminal);
                Progress progress = Progress.start(terminal, done -> (double) done / count)) {
            PuzzleWriter writer = writer(arguments, terminal);
            if (!writer.header().isEmpty()) {
                output.line(writer.header());
            }
            PuzzlePrinter printer = new PuzzlePrinter(
                    terminal, output, progress, question.target(), writer, arguments.has(BEST), from > 0, count);
            run.run(printer);
            output.commit();
            printer.end();
            return printer.code();
        }
    }

    /** The index of the first puzzle; which one a place has cannot depend on puzzles that were not made. */
    private static long from(Arguments arguments) {
        String text = arguments.get(FROM);
        if (text == null) {
            return 0;
        }
        if (arguments.has(DISTINCT)) {
            throw Failure.usage(
                    "--distinct compares with all puzzles before, and --from leaves them out; make them from "
                            + "the start or give the output to clew canon --dedupe");
        }
        if (!arguments.has(SEED)) {
            throw Failure.usage("--from is a place in the run of a seed; add --seed");
        }
        return index(text);
    }

    private static long index(String text) {
        try {
            long index = Long.parseLong(text.replace("_", ""));
            if (index >= 0 && index <= MOST_INDEX) {
                return index;
            }
        } catch (NumberFormatException e) {
            // reported below, together with numbers out of range
        }
        throw Failure.usage("--from needs a whole number from 0 to " + MOST_INDEX + ", but \"" + text + "\" was given");
    }

    /** On a terminal a grid is for people. */
    private static PuzzleWriter writer(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        String format = arguments.choice(FORMAT, toPerson ? "grid" : "line");
        return toPerson && format.equals("grid")
                ? PuzzleWriter.SCREEN
                : PuzzleWriter.valueOf(format.toUpperCase(Locale.ROOT));
    }

    /** The level may stand alone: {@code clew generate hard}. */
    private static Values withLevel(Values values, Arguments arguments) {
        List<String> operands = arguments.operands();
        if (operands.isEmpty()) {
            return values;
        }
        if (operands.size() > 1 || !isLevel(operands.get(0))) {
            throw Failure.usage("generate takes one level ("
                    + String.join(", ", GenerateQuestion.scale().levels()) + ") and options, not \""
                    + String.join(" ", operands) + "\"");
        }
        if (arguments.has(LEVEL)) {
            throw Failure.usage("the level is said twice, as \"" + operands.get(0) + "\" and by --level; keep one");
        }
        return values.with(GenerateQuestion.LEVEL, GenerateQuestion.levels(operands.get(0)));
    }

    private static boolean isLevel(String text) {
        try {
            return GenerateQuestion.levels(text) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static Output output(Arguments arguments, Terminal terminal) {
        String file = arguments.get(CommonOptions.OUTPUT);
        return file == null || file.equals("-") ? Output.standard(terminal) : Output.file(terminal, file);
    }

    /** One deadline for the whole run. */
    private static Budget budget(Arguments arguments) {
        String text = arguments.get(BUDGET);
        if (text != null && text.strip().matches("\\d+\\s*n")) {
            throw Failure.usage("--budget of generate is a time such as 10s; --attempts limits the work");
        }
        return CommonOptions.budget(arguments).fromNow();
    }
}
