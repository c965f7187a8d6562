package dev.clew.cli;

import dev.clew.cli.answer.AnswerForm;
import dev.clew.cli.answer.AnswerWork;
import dev.clew.cli.answer.JsonForm;
import dev.clew.cli.answer.OriginalOption;
import dev.clew.cli.logic.HintForm;
import dev.clew.cli.logic.HintPictureForm;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.pipeline.Job;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.Budget;
import dev.clew.desk.logic.HintAnswer;
import dev.clew.desk.logic.HintQuestion;
import dev.clew.desk.logic.LogicParameters;
import dev.clew.desk.parameter.Parameter;
import dev.clew.desk.parameter.Values;
import java.util.List;

/** {@code clew hint}: the next step from a player's position. */
final class HintCommand implements Command {
    private static final Option DEPTH = Option.of(HintQuestion.DEPTH, "-d").alsoNamed("--level", "-l");
    /** But for the original, which may be a file here. */
    private static final List<Parameter<?>> PARAMETERS = List.of(
            HintQuestion.DEPTH,
            LogicParameters.SCALE,
            LogicParameters.GUESS,
            LogicParameters.NO_UNIQUENESS,
            LogicParameters.DRAWING);

    private static final Option FORMAT = Option.choice(
            "How the hint is written. Default: text. svg: a picture of the step, which shows it in full.",
            List.of("text", "json", "svg"),
            "-f",
            "--format");

    @Override
    public String name() {
        return "hint";
    }

    @Override
    public Group group() {
        return Group.UNDERSTAND;
    }

    @Override
    public String summary() {
        return "Gives the next step, as much of it as you want to know.";
    }

    @Override
    public String description() {
        return "Takes placed digits and pencil marks into account. If something is already wrong, it says that first; with "
                + "--depth 3 it says what, and which marks are wrong or missing. Exit code 0 says that there is a next step, or "
                + "nothing left to do.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                DEPTH,
                FORMAT,
                Option.of(LogicParameters.SCALE),
                Option.of(LogicParameters.GUESS).alsoNamed("--search", "--allow-search"),
                Option.of(LogicParameters.NO_UNIQUENESS),
                Option.of(LogicParameters.DRAWING),
                OriginalOption.ORIGINAL,
                CommonOptions.SHAPE,
                CommonOptions.BUDGET,
                CommonOptions.THREADS,
                CommonOptions.OUTPUT,
                CommonOptions.COLOR,
                CommonOptions.HELP);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "clew hint 73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6",
                "clew hint --depth 2 examples/game.txt",
                "clew hint --depth 3 --format svg --output hint.svg examples/game.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        Budget budget = CommonOptions.budget(arguments);
        Values values = OriginalOption.addTo(arguments.values(PARAMETERS), arguments, terminal);
        AnswerForm<HintAnswer> form = switch (arguments.choice(FORMAT, "text")) {
            case "json" -> new JsonForm<>();
            case "svg" -> new HintPictureForm();
            default -> new HintForm(toPerson, colour);
        };
        AnswerWork<HintAnswer> work = new AnswerWork<>(
                CommonOptions.shape(arguments), "answered", subject -> HintQuestion.of(subject, values, budget), form);
        return Job.run(arguments, terminal, work, "");
    }
}
