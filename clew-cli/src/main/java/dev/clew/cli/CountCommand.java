package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.Verdict;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Job;
import dev.clew.cli.stream.OrderedPipeline;
import dev.clew.cli.stream.Report;
import dev.clew.cli.stream.Tally;
import dev.clew.core.Budget;
import dev.clew.core.Contradiction;
import dev.clew.core.Count;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import dev.clew.core.format.Reading;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code clew count}: how many solutions every puzzle has. */
final class CountCommand implements Command {
    private static final long STANDARD_LIMIT = 1_000_000;
    private static final Option LIMIT =
            Option.value("N", "Stop counting a puzzle's solutions at this number. Default: 1000000.", "-n", "--limit");

    @Override
    public String name() {
        return "count";
    }

    @Override
    public String summary() {
        return "Counts the solutions of puzzles.";
    }

    @Override
    public String description() {
        return "One line a puzzle: the number of its solutions; \"1000+ (limit)\" where counting stopped at the limit, "
                + "\"123+ (budget)\" where the budget ended it: there are at least that many; or !invalid: reason where "
                + "the text is not a puzzle. A puzzle that breaks the rules has 0, and standard error says why. Exit "
                + "code 0 says that every puzzle could be read.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                LIMIT,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew count examples/puzzles.txt",
                "clew count --limit 2 - < examples/many.txt",
                "clew count --budget 10s '....3..1.4......'");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Counting counting = new Counting(
                CommonOptions.shape(arguments),
                CommonOptions.budget(arguments),
                arguments.number(LIMIT, STANDARD_LIMIT, Long.MAX_VALUE - 1),
                terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT));
        return Job.run(arguments, terminal, counting, "");
    }

    private record Counting(@Nullable Shape shape, Budget budget, long limit, boolean toPerson)
            implements OrderedPipeline.Work<Report> {
        @Override
        public String verb() {
            return "counted";
        }

        @Override
        public Report apply(Input input) {
            Reading reading = input.read(shape);
            if (reading instanceof Reading.Bad bad) {
                String problem = Terminal.oneLine(bad.problem());
                return new Report(
                        line(input, Verdict.INVALID.mark(problem)),
                        toPerson ? List.of() : List.of(input.prefix() + problem),
                        false,
                        Tally.UNREADABLE);
            }
            Reading.Found found = (Reading.Found) reading;
            return count(input, found.position()).after(input.warnings(found));
        }

        private Report count(Input input, Position position) {
            Optional<Contradiction> seen = position.contradiction();
            if (seen.isPresent()) {
                String reason = seen.get().message();
                return toPerson
                        ? new Report(line(input, "0 (" + reason + ")"), List.of(), true)
                        : new Report("0", List.of(input.prefix() + reason), true);
            }
            return new Report(line(input, words(Solver.standard().count(position, limit, budget))), List.of(), true);
        }

        /** A person is told which puzzle it is; a program counts lines. */
        private String line(Input input, String words) {
            return toPerson ? input.prefix() + words : words;
        }

        private static String words(Count count) {
            return switch (count.ending()) {
                case COMPLETE -> Long.toString(count.solutions());
                case LIMIT -> count.solutions() + "+ (limit)";
                case BUDGET -> count.solutions() + "+ (budget)";
            };
        }
    }
}
