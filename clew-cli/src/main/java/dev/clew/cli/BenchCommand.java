package dev.clew.cli;

import dev.clew.cli.bench.Baseline;
import dev.clew.cli.bench.BenchPlan;
import dev.clew.cli.bench.BenchReport;
import dev.clew.cli.bench.BenchRun;
import dev.clew.cli.bench.BenchSets;
import dev.clew.cli.bench.Comparison;
import dev.clew.cli.bench.PuzzleSet;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Terminal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code clew bench}: how fast the engines are on this machine. */
final class BenchCommand implements Command {
    private static final Option FILES = Option.value(
            "FILE", "Files of classic 9x9 puzzles, or - for standard input; without any, the built-in sets.");
    private static final Option SET = Option.value(
            "LIST", "Which of the built-in sets, made from seeds. Default: easy,minimal,extreme.", "--set");
    private static final Option ENGINE = Option.value(
            "LIST",
            "Which engines: general, scalar, long, vector, or pipeline for all of clew solve from bytes to bytes. "
                    + "Default: all that this JVM can run.",
            "--engine");
    private static final Option THREADS =
            Option.value("LIST", "Numbers of threads, such as 1,2. Default: 1.", "--threads");
    private static final Option TIME = Option.value("TIME", "How long to measure. Default: 1s.", "--time");
    private static final Option WARM_UP = Option.value(
            "TIME",
            "How long an engine runs before it is measured. Default: 4s, extended until compilation settles.",
            "--warm-up");
    private static final Option SEED =
            Option.value("N", "The seed that decides the order of the puzzles. Default: 1.", "--seed");
    private static final Option QUICK =
            Option.flag("Take a second in total: one thread, the engines scalar and long.", "--quick");
    private static final Option JSON = Option.flag("Write JSON instead of a table.", "--json");
    private static final Option BASELINE = Option.value(
            "FILE",
            "Compare with the JSON of an earlier run; exit code 1 says that guesses or sweeps got worse. Times are "
                    + "informational.",
            "--baseline");
    private static final Option TOLERANCE =
            Option.value("PERCENT", "How much worse a figure may be. Default: 5.", "--tolerance");

    private static final Pattern DURATION = Pattern.compile("(\\d{1,6})(ms|s|m)");
    private static final int MOST_THREADS = 1024;

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public Group group() {
        return Group.MEASURE;
    }

    @Override
    public String summary() {
        return "Measures the engines on this machine.";
    }

    @Override
    public String description() {
        return "For every set, engine and number of threads: puzzles a second and a CPU second, guesses and sweeps a "
                + "puzzle, and how long single solves take (percentiles, in microseconds). The engines have to agree on "
                + "every puzzle. A baseline is an earlier JSON; guesses and sweeps are compared with it, and times are "
                + "shown beside it.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                SET,
                ENGINE,
                THREADS,
                TIME,
                WARM_UP,
                SEED,
                QUICK,
                JSON,
                BASELINE,
                TOLERANCE,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return FILES;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew bench",
                "clew bench examples/puzzles.txt --engine scalar,long --threads 1,2",
                "clew bench --quick --json --output before.json examples/puzzles.txt",
                "clew bench --quick --baseline before.json --tolerance 10 examples/puzzles.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        BenchPlan plan = plan(arguments);
        double tolerance = arguments.number(TOLERANCE, 5, 1000);
        String baselineFile = arguments.get(BASELINE);
        Baseline baseline = baselineFile == null ? null : Baseline.read(baselineFile);
        List<PuzzleSet> sets = arguments.operands().isEmpty()
                ? BenchSets.builtIn(list(arguments, SET, "easy,minimal,extreme"), plan.seed(), terminal)
                : BenchSets.read(arguments.operands(), plan.seed(), terminal);
        String file = arguments.get(CommonOptions.OUTPUT);
        try (Output output =
                file == null || file.equals("-") ? Output.standard(terminal) : Output.file(terminal, file)) {
            BenchReport report = new BenchRun(plan, sets, terminal, output, arguments.has(JSON)).run();
            output.commit();
            return baseline == null ? ExitCode.GOOD : tell(new Comparison(baseline, tolerance, report), terminal);
        }
    }

    private static int tell(Comparison comparison, Terminal terminal) {
        comparison.regressions().forEach(line -> terminal.report("worse: " + line));
        comparison.remarks().forEach(terminal::report);
        return comparison.regressions().isEmpty() ? ExitCode.GOOD : ExitCode.SOME_BAD;
    }

    private static BenchPlan plan(Arguments arguments) {
        boolean quick = arguments.has(QUICK);
        List<Integer> threads = new ArrayList<>();
        for (String word : list(arguments, THREADS, "1")) {
            threads.add(threads(word));
        }
        return new BenchPlan(
                engines(list(arguments, ENGINE, quick ? "scalar,long" : String.join(",", BenchPlan.allEngines()))),
                threads,
                nanos(arguments, WARM_UP, quick ? "200ms" : "4s"),
                nanos(arguments, TIME, quick ? "200ms" : "1s"),
                arguments.number(SEED, 1, Long.MAX_VALUE));
    }

    private static List<String> list(Arguments arguments, Option option, String standard) {
        String text = arguments.get(option);
        return List.of((text == null ? standard : text).strip().split("\\s*,\\s*"));
    }

    private static int threads(String word) {
        if (word.matches("\\d{1,4}")) {
            int number = Integer.parseInt(word);
            if (number >= 1 && number <= MOST_THREADS) {
                return number;
            }
        }
        throw Failure.usage("--threads needs whole numbers from 1 to " + MOST_THREADS + ", such as 1,2, but \"" + word
                + "\" was given");
    }

    /** Full names, or a word of them. */
    private static List<String> engines(List<String> words) {
        Set<String> chosen = new LinkedHashSet<>();
        for (String word : words) {
            List<String> found = BenchPlan.allEngines().stream()
                    .filter(name ->
                            name.equals(word) || List.of(name.split(" ")).contains(word))
                    .toList();
            if (found.isEmpty()) {
                throw Failure.usage("--engine: this JVM has no engine \"" + word + "\"; it has "
                        + String.join(", ", BenchPlan.allEngines()));
            }
            chosen.addAll(found);
        }
        return List.copyOf(chosen);
    }

    private static long nanos(Arguments arguments, Option option, String standard) {
        String given = arguments.get(option);
        Matcher parts = DURATION.matcher(given == null ? standard : given.strip());
        if (!parts.matches() || Long.parseLong(parts.group(1)) == 0) {
            throw Failure.usage(
                    option.name() + " needs a time above 0, such as 500ms, 2s or 1m, but \"" + given + "\" was given");
        }
        long millis = Long.parseLong(parts.group(1));
        return 1_000_000
                * switch (parts.group(2)) {
                    case "ms" -> millis;
                    case "s" -> 1000 * millis;
                    default -> 60_000 * millis;
                };
    }
}
