package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.form.RenderForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.paper.DrawWork;
import dev.clew.cli.paper.Drawn;
import dev.clew.cli.paper.PdfFinish;
import dev.clew.cli.paper.PngFinish;
import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.answer.Question;
import dev.clew.desk.answer.Subject;
import dev.clew.desk.form.RenderAnswer;
import dev.clew.desk.form.RenderQuestion;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Values;
import dev.clew.print.Page;
import java.util.List;
import java.util.function.Function;

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
        return "Writes a picture for each puzzle. Where there is nothing to draw, such as the solution of a puzzle "
                + "that has several, standard error says why. Exit code 0 says that every puzzle was drawn.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.of(RenderQuestion.SHOW, "-s"),
                Option.of(RenderQuestion.THEME),
                Option.of(RenderQuestion.NO_COORDINATES),
                Option.of(LogicParameters.SCALE),
                Option.of(RenderQuestion.FORMAT, "-f"),
                Option.of(RenderQuestion.DPI),
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
                "clew render --format png --dpi 300 --output puzzle.png examples/vincent.txt",
                "clew render --format pdf --output puzzles.pdf examples/puzzles.txt",
                "clew render --show step --theme dark --output step.svg examples/game.txt",
                "clew render --show solution --no-coordinates --output solution.svg examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        Values values = arguments.values(RenderQuestion.PARAMETERS);
        Budget budget = CommonOptions.budget(arguments);
        Function<Subject, Question<RenderAnswer>> asking = subject -> RenderQuestion.of(subject, values, budget);
        return switch (values.get(RenderQuestion.FORMAT)) {
            case "json" -> write(arguments, terminal, asking, new JsonForm<>());
            case "png" ->
                draw(arguments, terminal, asking, new PngFinish(Math.toIntExact(values.get(RenderQuestion.DPI))));
            case "pdf" -> draw(arguments, terminal, asking, new PdfFinish("Sudoku"));
            default -> write(arguments, terminal, asking, new RenderForm());
        };
    }

    private static int write(
            Arguments arguments,
            Terminal terminal,
            Function<Subject, Question<RenderAnswer>> asking,
            AnswerForm<RenderAnswer> form) {
        AnswerWork<RenderAnswer> work = new AnswerWork<>(CommonOptions.shape(arguments), "drawn", asking, form);
        return Job.run(arguments, terminal, work, "");
    }

    private static int draw(
            Arguments arguments,
            Terminal terminal,
            Function<Subject, Question<RenderAnswer>> asking,
            Finish<Drawn<Page>> finish) {
        DrawWork.refuseScreen(arguments, terminal);
        DrawWork<RenderAnswer, Page> work =
                new DrawWork<>(CommonOptions.shape(arguments), "drawn", asking, RenderCommand::pages);
        return Job.run(arguments, terminal, work, finish, "");
    }

    private static List<Page> pages(RenderAnswer answer) {
        return answer.picture().map(Page::of).stream().toList();
    }
}
