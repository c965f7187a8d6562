package dev.clew.cli;

import dev.clew.cli.logic.IterationsTeller;
import dev.clew.cli.logic.LogicOptions;
import dev.clew.cli.logic.LogicWork;
import dev.clew.cli.logic.PathJsonTeller;
import dev.clew.cli.logic.PathPictureTeller;
import dev.clew.cli.logic.PathTeller;
import dev.clew.cli.logic.PictureNames;
import dev.clew.cli.logic.Teller;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.OutputFolder;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.solve.OriginalOption;
import dev.clew.cli.stream.Job;
import dev.clew.core.Budget;
import dev.clew.logic.Profile;
import java.util.List;

/** {@code clew explain}: the whole path by techniques that people use. */
final class ExplainCommand implements Command {
    private static final Option FORMAT = Option.choice(
            "How the path is written. Default: text. svg: a picture of each step into the folder --output.",
            List.of("text", "iterations", "json", "svg"),
            "-f",
            "--format");
    private static final Option SEARCH = Option.flag(
            "Go on with a guess, marked as one, where no technique does; otherwise nothing is guessed.",
            "--allow-search");
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
        return "Explains the whole way to the solution, step by step.";
    }

    @Override
    public String description() {
        return "Every step with its technique and the reason. It never guesses unless --allow-search; where no technique "
                + "goes on it says where the puzzle stands and what is missing. Exit code 0 says that all were solved by "
                + "logic alone.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                FORMAT,
                SEARCH,
                LogicOptions.NO_UNIQUENESS,
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
                "clew explain --format svg --output pictures examples/vincent.txt",
                "clew explain --format iterations examples/vincent.txt");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean toPerson = terminal.writesToPerson() && !arguments.has(OUTPUT);
        boolean colour = terminal.colours(arguments.choice(CommonOptions.COLOR, toPerson ? "auto" : "never"));
        Profile plain = LogicOptions.profile(arguments);
        Profile profile = arguments.has(SEARCH) ? plain.withSearch() : plain;
        Budget budget = CommonOptions.budget(arguments);
        String format = arguments.choice(FORMAT, "text");
        if (format.equals("svg")) {
            Teller pictures =
                    new PathPictureTeller(profile, budget, folder(arguments), new PictureNames(arguments.operands()));
            return run(arguments.without(OUTPUT), terminal, pictures);
        }
        return run(
                arguments,
                terminal,
                switch (format) {
                    case "json" -> new PathJsonTeller(profile, budget);
                    case "iterations" -> new IterationsTeller();
                    default -> new PathTeller(profile, budget, toPerson, colour);
                });
    }

    private static int run(Arguments arguments, Terminal terminal, Teller teller) {
        LogicWork work = new LogicWork(
                CommonOptions.shape(arguments),
                CommonOptions.budget(arguments),
                OriginalOption.of(arguments, terminal),
                teller);
        return Job.run(arguments, terminal, work, "");
    }

    private static OutputFolder folder(Arguments arguments) {
        String name = arguments.get(OUTPUT);
        if (name == null) {
            throw Failure.usage("--format svg writes a file for each step; say where with --output FOLDER");
        }
        return OutputFolder.of(name);
    }
}
