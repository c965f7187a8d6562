package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.Group;
import dev.clew.cli.option.Option;
import dev.clew.cli.option.PicocliModel;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Terminal;
import java.util.List;

/** {@code clew help}: what there is, or what one command does. */
final class HelpCommand implements Command {
    @Override
    public String name() {
        return "help";
    }

    @Override
    public Group group() {
        return Group.SHELL;
    }

    @Override
    public String summary() {
        return "Shows all commands, or what one of them does.";
    }

    @Override
    public String description() {
        return "Without a command: the list of commands.";
    }

    @Override
    public List<Option> options() {
        return List.of(CommonOptions.HELP);
    }

    @Override
    public Option operands() {
        return Option.value("COMMAND", "The command to explain.");
    }

    @Override
    public List<String> examples() {
        return List.of("clew help", "clew help solve");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) {
        boolean colour = terminal.colours("auto");
        if (arguments.operands().isEmpty()) {
            return Cli.print(Introduction.text(colour), terminal);
        }
        String name = arguments.operands().get(0);
        Command command = CommandList.find(name);
        if (command == null) {
            throw Failure.usage("\"" + name + "\" is not a command; see clew help");
        }
        return Cli.print(PicocliModel.help(command, colour), terminal);
    }
}
