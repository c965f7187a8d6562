package dev.clew.cli;

import dev.clew.cli.option.Command;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands, in the order of the help. */
final class CommandList {
    private CommandList() {}

    /** All commands; each is stateless and gives its option model only when asked for it. */
    static List<Command> all() {
        return List.of(
                new SolveCommand(),
                new CheckCommand(),
                new CountCommand(),
                new ConvertCommand(),
                new CanonCommand(),
                new MergeCommand(),
                new ExplainCommand(),
                new HintCommand(),
                new StepsCommand(),
                new RateCommand(),
                new GenerateCommand(),
                new ServeCommand(),
                new BenchCommand(),
                new CompletionCommand(),
                new HelpCommand());
    }

    /** The command of that name, or null. */
    static @Nullable Command find(String name) {
        for (Command command : all()) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        return null;
    }
}
