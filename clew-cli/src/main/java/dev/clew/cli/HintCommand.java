package dev.clew.cli;

import dev.clew.cli.logic.HintJsonTeller;
import dev.clew.cli.logic.HintPictureTeller;
import dev.clew.cli.logic.HintTeller;
import dev.clew.cli.logic.LogicOptions;
import dev.clew.cli.logic.LogicWork;
import dev.clew.cli.logic.Teller;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.OriginalOption;
import dev.clew.cli.stream.Job;
import dev.clew.core.Budget;
import dev.clew.logic.Profile;
import dev.clew.logic.text.Depth;
import java.util.List;

/** {@code clew hint}: the next step from a player's position. */
final class HintCommand implements Command {
    private static final Option LEVEL = Option.value(
            "N",
            "How much to give away: 1 a nudge, 2 where to look, 3 what follows and why. Default: 1.",
            "-l",
            "--level");
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
        return "Takes placed digits and pencil marks into account. If something already went wrong it says so first: with "
                + "--level 3 what, and which marks are wrong or missing. Exit code 0 says that there is a next step, or "
                + "nothing left to do.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                LEVEL,
                FORMAT,
                LogicOptions.NO_UNIQUENESS,
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
                "clew hint --level 2 examples/game.txt",
                "clew hint --level 3 --format svg --output hint.svg examples/game.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        Profile profile = LogicOptions.profile(arguments);
        Budget budget = CommonOptions.budget(arguments);
        Depth depth = Depth.of((int) arguments.number(LEVEL, 1, Depth.values().length));
        Teller teller = switch (arguments.choice(FORMAT, "text")) {
            case "json" -> new HintJsonTeller(profile, budget, depth);
            case "svg" -> new HintPictureTeller(profile, budget);
            default -> new HintTeller(profile, budget, depth, toPerson, colour);
        };
        LogicWork work = new LogicWork(
                CommonOptions.shape(arguments),
                CommonOptions.budget(arguments),
                OriginalOption.of(arguments, terminal),
                teller);
        return Job.run(arguments, terminal, work, "");
    }
}
