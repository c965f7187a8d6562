package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.CountForm;
import dev.clew.core.Budget;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.solve.CountAnswer;
import dev.clew.desk.solve.CountQuestion;
import java.util.List;

/** {@code clew count}: how many solutions every puzzle has. */
final class CountCommand implements Command {
    private static final Option LIMIT = Option.of(CountQuestion.LIMIT, "-n");
    private static final Option FORMAT =
            Option.choice("How numbers are written. Default: line.", List.of("line", "json"), "-f", "--format");

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
                FORMAT,
                CommonOptions.LINES,
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
        Budget budget = CommonOptions.budget(arguments);
        Values values = arguments.values(List.of(CountQuestion.LIMIT));
        boolean json = arguments.choice(FORMAT, "line").equals("json");
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        AnswerForm<CountAnswer> form = json ? new JsonForm<>() : new CountForm(toPerson);
        AnswerWork<CountAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "counted", subject -> CountQuestion.of(subject, values, budget), form);
        return Job.run(arguments, terminal, work, "");
    }
}
