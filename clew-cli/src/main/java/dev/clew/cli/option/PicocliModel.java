package dev.clew.cli.option;

import dev.clew.cli.shell.Failure;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Picocli's view of the commands: strict parsing with suggestions, help and completion. */
public final class PicocliModel {
    private static final int WIDTH = 100;

    private PicocliModel() {}

    /** Reads the arguments after the command's name, or says what is wrong with them. */
    public static Arguments parse(Command command, List<String> words) {
        CommandLine line = commandLine(command, "clew " + command.name());
        try {
            ParseResult result = line.parseArgs(words.toArray(new String[0]));
            Arguments arguments = new Arguments();
            for (Option option : command.options()) {
                OptionSpec matched = result.matchedOption(option.name());
                if (matched != null) {
                    arguments.put(option, option.isFlag() ? "" : matched.<String>getValue());
                }
            }
            for (PositionalParamSpec operands : result.matchedPositionals()) {
                operands.stringValues().forEach(arguments::addOperand);
            }
            return arguments;
        } catch (CommandLine.ParameterException e) {
            throw Failure.usage(complaint(e) + "; see clew " + command.name() + " --help");
        }
    }

    private static String complaint(CommandLine.ParameterException e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("wrong arguments");
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched) {
            List<String> suggestions = unmatched.getSuggestions();
            String word = unmatched.getUnmatched().get(0);
            message = "unknown option " + word;
            if (!suggestions.isEmpty()) {
                message += "; did you mean " + suggestions.get(0) + "?";
            }
            if (word.chars().anyMatch(Character::isDigit)) {
                message += " (write -- before a puzzle that begins with -)";
            }
        }
        return message;
    }

    /** The help of one command. */
    public static String help(Command command, boolean colour) {
        return commandLine(command, "clew " + command.name()).getUsageMessage(ansi(colour));
    }

    /** The help of the whole. */
    public static String help(List<Command> commands, boolean colour) {
        return root(commands).getUsageMessage(ansi(colour));
    }

    /** What the user may have meant by a command that does not exist. */
    public static @Nullable String suggestion(List<Command> commands, String word) {
        try {
            root(commands).parseArgs(word);
            return null;
        } catch (CommandLine.UnmatchedArgumentException e) {
            return e.getSuggestions().isEmpty() ? null : e.getSuggestions().get(0);
        }
    }

    /** The completion script for bash and, through its bashcompinit, for zsh. */
    public static String completion(List<Command> commands) {
        return AutoComplete.bash("clew", root(commands));
    }

    private static Ansi ansi(boolean colour) {
        return colour ? Ansi.ON : Ansi.OFF;
    }

    private static CommandLine root(List<Command> commands) {
        CommandSpec spec = CommandSpec.create().name("clew");
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build());
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Show the version.")
                .build());
        CommandLine root = new CommandLine(spec);
        for (Command command : commands) {
            root.addSubcommand(command.name(), commandLine(command, command.name()));
        }
        spec.usageMessage()
                .width(WIDTH)
                .header("Solves, checks, counts and converts Sudoku puzzles of any size.", "")
                .synopsisSubcommandLabel("COMMAND")
                .footer(
                        "",
                        "clew COMMAND --help tells more about a command.",
                        "Exit codes: 0 all is well, 1 some puzzle is not, 2 usage, 3 input or output.");
        return root;
    }

    private static CommandLine commandLine(Command command, String name) {
        CommandSpec spec = CommandSpec.create().name(name);
        for (Option option : command.options()) {
            spec.addOption(option(option));
        }
        if (command.operands() != null) {
            spec.addPositional(PositionalParamSpec.builder()
                    .paramLabel(command.operands().label())
                    .description(command.operands().help())
                    .completionCandidates(command.operands().choices())
                    .arity("0..*")
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .build());
        }
        spec.usageMessage()
                .width(WIDTH)
                .abbreviateSynopsis(false)
                .header(command.summary())
                .description("", command.description())
                .footer(footer(command));
        return new CommandLine(spec);
    }

    private static OptionSpec option(Option option) {
        OptionSpec.Builder builder = OptionSpec.builder(option.names().toArray(new String[0]))
                .description(option.help().replace("%", "%%"));
        if (option.isFlag()) {
            return builder.arity("0").type(boolean.class).build();
        }
        return builder.arity("1")
                .type(String.class)
                .paramLabel(option.label())
                .completionCandidates(option.choices())
                .build();
    }

    private static String[] footer(Command command) {
        List<String> lines = new java.util.ArrayList<>(List.of("", "Examples:"));
        command.examples().forEach(example -> lines.add("  " + example.replace("%", "%%")));
        return lines.toArray(new String[0]);
    }
}
