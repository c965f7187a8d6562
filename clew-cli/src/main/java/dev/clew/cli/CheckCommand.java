package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.answer.OriginalOption;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.CheckForm;
import dev.clew.core.Budget;
import dev.clew.desk.parameter.Values;
import dev.clew.desk.solve.CheckAnswer;
import dev.clew.desk.solve.CheckQuestion;
import java.util.List;

/** {@code clew check}: whether every puzzle is a good one, and what is wrong with it if not. */
final class CheckCommand implements Command {
    private static final Option FORMAT =
            Option.choice("How verdicts are written. Default: line.", List.of("line", "json"), "-f", "--format");

    @Override
    public String name() {
        return "check";
    }

    @Override
    public String summary() {
        return "Checks that puzzles have one solution, or says why not.";
    }

    @Override
    public String description() {
        return "One line a puzzle: valid, or !multiple and where two solutions differ, !none: reason where the puzzle "
                + "breaks the rules, !none where the search finds no solution, !invalid: reason where the text is not "
                + "a puzzle, !wrong: reason where an entry or the solution that the text gives is not right, !budget where the budget ended. Where a digit or a candidate must be wrong it is named. Exit code 0 says that all are valid.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                OriginalOption.ORIGINAL,
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
                "clew check examples/puzzles.txt",
                "clew check --format json examples/puzzles.txt",
                "clew check --original examples/vincent.txt examples/game.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Budget budget = CommonOptions.budget(arguments);
        Values values = OriginalOption.addTo(Values.NONE, arguments, terminal);
        boolean json = arguments.choice(FORMAT, "line").equals("json");
        AnswerForm<CheckAnswer> form = json ? new JsonForm<>() : new CheckForm();
        AnswerWork<CheckAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "checked", subject -> CheckQuestion.of(subject, values, budget), form);
        return Job.run(arguments, terminal, work, "");
    }
}
