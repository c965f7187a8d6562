package dev.clew.cli;

import dev.clew.cli.manual.FishCompletion;
import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.option.PicocliModel;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import java.util.List;

/** {@code clew completion}: a script that lets the shell complete commands and options. */
final class CompletionCommand implements Command {
    private static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    @Override
    public String name() {
        return "completion";
    }

    @Override
    public Group group() {
        return Group.SHELL;
    }

    @Override
    public String summary() {
        return "Prints a completion script for bash, zsh or fish.";
    }

    @Override
    public String description() {
        return "Sourced by the shell, the script completes commands, options and their values.";
    }

    @Override
    public List<Option> options() {
        return List.of(CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return Option.choice("The shell that will read it.", SHELLS);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "source <(clew completion bash)",
                "clew completion zsh > ~/.clew-completion",
                "clew completion fish > ~/.clew-completion.fish");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        if (arguments.operands().size() != 1
                || !SHELLS.contains(arguments.operands().get(0))) {
            throw Failure.usage("completion for which shell? write clew completion bash, zsh or fish");
        }
        if (arguments.operands().get(0).equals("fish")) {
            return Cli.print(FishCompletion.of(CommandList.all()), terminal);
        }
        return Cli.print(PicocliModel.completion(CommandList.all()), terminal);
    }
}
