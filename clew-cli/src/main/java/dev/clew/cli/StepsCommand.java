package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.logic.StepsForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.logic.StepsAnswer;
import dev.clew.desk.logic.StepsQuestion;
import dev.clew.desk.parameter.Values;
import java.util.List;

/** {@code clew steps}: every step that is available now. */
final class StepsCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How steps are written. Default: text, one line a step.", List.of("text", "json"), "-f", "--format");

    @Override
    public String name() {
        return "steps";
    }

    @Override
    public Group group() {
        return Group.UNDERSTAND;
    }

    @Override
    public String summary() {
        return "Lists every step that is available now.";
    }

    @Override
    public String description() {
        return "One line a step in players' notation, the easy techniques first. Exit code 0 says that every puzzle has "
                + "at least one.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.of(StepsQuestion.TECHNIQUE, "-t"),
                Option.of(StepsQuestion.LIMIT, "-n"),
                FORMAT,
                Option.of(LogicParameters.SCALE),
                Option.of(LogicParameters.NO_UNIQUENESS),
                Option.of(LogicParameters.DRAWING),
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew steps examples/vincent.txt",
                "clew steps --technique hidden-single --format json examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Budget budget = CommonOptions.budget(arguments);
        Values values = arguments.values(StepsQuestion.PARAMETERS);
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        boolean json = arguments.choice(FORMAT, "text").equals("json");
        AnswerForm<StepsAnswer> form = json ? new JsonForm<>() : new StepsForm(toPerson);
        AnswerWork<StepsAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "answered", subject -> StepsQuestion.of(subject, values, budget), form);
        return Job.run(arguments, terminal, work, "");
    }
}
