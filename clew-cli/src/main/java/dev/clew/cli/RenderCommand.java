package dev.clew.cli;

import dev.clew.cli.form.RenderForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.tell.AnswerForm;
import dev.clew.cli.tell.AnswerWork;
import dev.clew.cli.tell.JsonForm;
import dev.clew.core.Budget;
import dev.clew.desk.form.RenderAnswer;
import dev.clew.desk.form.RenderQuestion;
import dev.clew.desk.parameter.Values;
import java.util.List;

/** {@code clew render}: a picture of a puzzle, of its solution or of its next step. */
final class RenderCommand implements Command {
    @Override
    public String name() {
        return "render";
    }

    @Override
    public Group group() {
        return Group.MAKE;
    }

    @Override
    public String summary() {
        return "Draws a puzzle, its solution or its next step.";
    }

    @Override
    public String description() {
        return "Writes an SVG picture for each puzzle. Where there is nothing to draw, such as the solution of a puzzle "
                + "that has several, standard error says why. Exit code 0 says that every puzzle was drawn.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.of(RenderQuestion.SHOW, "-s"),
                Option.of(RenderQuestion.THEME),
                Option.of(RenderQuestion.NO_COORDINATES),
                Option.of(RenderQuestion.FORMAT, "-f"),
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew render --output puzzle.svg examples/vincent.txt",
                "clew render --show step --theme dark --output step.svg examples/game.txt",
                "clew render --show solution --no-coordinates --output solution.svg examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Values values = arguments.values(RenderQuestion.PARAMETERS);
        Budget budget = CommonOptions.budget(arguments);
        boolean json = values.get(RenderQuestion.FORMAT).equals("json");
        AnswerForm<RenderAnswer> form = json ? new JsonForm<>() : new RenderForm();
        AnswerWork<RenderAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "drawn", subject -> RenderQuestion.of(subject, values, budget), form);
        return Job.run(arguments, terminal, work, "");
    }
}
