package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.answer.OriginalOption;
import dev.clew.cli.logic.IterationsWork;
import dev.clew.cli.logic.PathForm;
import dev.clew.cli.logic.PathHtmlForm;
import dev.clew.cli.logic.PathPictureForm;
import dev.clew.cli.logic.PictureNames;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.paper.DrawWork;
import dev.clew.cli.paper.PdfFinish;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.logic.ExplainAnswer;
import dev.clew.desk.logic.ExplainQuestion;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import dev.clew.print.Page;
import dev.clew.print.Paper;
import dev.clew.print.walkthrough.WalkthroughHtml;
import dev.clew.print.walkthrough.WalkthroughPages;
import java.util.List;

/** {@code clew explain}: the whole path by techniques that people use. */
final class ExplainCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How the path is written. Default: text. html and pdf: one document with the drawing and the words of "
                    + "each step and contents by technique. svg: a picture of each step into the folder --output.",
            List.of("text", "iterations", "json", "html", "pdf", "svg"),
            "-f",
            "--format");
    private static final Option GUESS = Option.of(LogicParameters.GUESS).alsoNamed("--search", "--allow-search");

    /** But for the original, which may be a file here. */
    private static final List<Parameter<?>> PARAMETERS = List.of(
            LogicParameters.SCALE, LogicParameters.GUESS, LogicParameters.NO_UNIQUENESS, LogicParameters.DRAWING);

    private static final Option OUTPUT = Option.value(
            "FILE",
            "Write to a file instead of standard output; with svg the folder for the pictures.",
            "-o",
            "--output");

    @Override
    public String name() {
        return "explain";
    }

    @Override
    public Group group() {
        return Group.UNDERSTAND;
    }

    @Override
    public String summary() {
        return "Explains the whole path to the solution, step by step.";
    }

    @Override
    public String description() {
        return "Every step with its technique and the reason. It never guesses unless --guess is given; where no technique "
                + "applies it shows the position and what is missing. Exit code 0 says that all were solved by "
                + "logic alone.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                Option.of(LogicParameters.SCALE),
                GUESS,
                Option.of(LogicParameters.NO_UNIQUENESS),
                Option.of(LogicParameters.DRAWING),
                OriginalOption.ORIGINAL,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                OUTPUT,
                CommonOptions.COLOR,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew explain 73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6",
                "clew explain examples/puzzles.txt --format json --output paths.json",
                "clew explain --format pdf --output way.pdf examples/vincent.txt",
                "clew explain --format svg --output pictures examples/vincent.txt",
                "clew explain --format iterations examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(OUTPUT);
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        Budget budget = CommonOptions.budget(arguments);
        Values values = OriginalOption.addTo(arguments.values(PARAMETERS), arguments, terminal);
        String format = arguments.choice(FORMAT, "text");
        if (format.equals("iterations")) {
            IterationsWork work =
                    new IterationsWork(CommonOptions.shape(arguments), values.find(LogicParameters.ORIGINAL), budget);
            return Job.run(arguments, terminal, work, "");
        }
        if (format.equals("pdf")) {
            return pdf(arguments, terminal, values, budget);
        }
        AnswerForm<ExplainAnswer> form = switch (format) {
            case "json" -> new JsonForm<>();
            case "html" -> new PathHtmlForm();
            case "svg" -> new PathPictureForm(folder(arguments), new PictureNames(arguments.operands()));
            default -> new PathForm(toPerson, colour);
        };
        AnswerWork<ExplainAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "solved", subject -> ExplainQuestion.of(subject, values, budget), form);
        if (format.equals("html")) {
            return Job.run(arguments, terminal, work, PathHtmlForm.frame(), WalkthroughHtml.HEAD);
        }
        return Job.run(format.equals("svg") ? arguments.without(OUTPUT) : arguments, terminal, work, "");
    }

    private static int pdf(Arguments arguments, Terminal terminal, Values values, Budget budget) {
        DrawWork.refuseScreen(arguments, terminal);
        DrawWork<ExplainAnswer, Page> work = new DrawWork<>(
                CommonOptions.shape(arguments),
                "solved",
                subject -> ExplainQuestion.of(subject, values, budget),
                ExplainCommand::pages);
        return Job.run(arguments, terminal, work, new PdfFinish("The whole path"), "");
    }

    private static List<Page> pages(ExplainAnswer answer) {
        return answer.result()
                .path()
                .map(path -> WalkthroughPages.of(answer.result().status().position(), path, answer.message(), Paper.A4))
                .orElse(List.of());
    }

    private static OutputFolder folder(Arguments arguments) {
        String name = arguments.get(OUTPUT);
        if (name == null) {
            throw Failure.usage("--format svg writes a file for each step; say where with --output FOLDER");
        }
        return OutputFolder.of(name);
    }
}
