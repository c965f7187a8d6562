package dev.clew.cli;

import dev.clew.cli.logic.LogicOptions;
import dev.clew.cli.logic.LogicWork;
import dev.clew.cli.logic.StepsJsonTeller;
import dev.clew.cli.logic.StepsTeller;
import dev.clew.cli.logic.Teller;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.shell.Terminal;
import dev.clew.cli.stream.Job;
import dev.clew.logic.advice.StepFinder;
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
                LogicOptions.TECHNIQUE,
                FORMAT,
                LogicOptions.NO_UNIQUENESS,
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
        StepFinder finder = new StepFinder(
                LogicOptions.profile(arguments), LogicOptions.techniques(arguments), CommonOptions.budget(arguments));
        boolean toPerson = terminal.writesToPerson() && !arguments.has(CommonOptions.OUTPUT);
        boolean json = arguments.choice(FORMAT, "text").equals("json");
        Teller teller = json ? new StepsJsonTeller(finder) : new StepsTeller(finder, toPerson);
        return Job.run(
                arguments,
                terminal,
                new LogicWork(CommonOptions.shape(arguments), CommonOptions.budget(arguments), null, teller),
                "");
    }
}
