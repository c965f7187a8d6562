package dev.clew.cli.option;

import dev.clew.cli.shell.Failure;
import dev.clew.core.format.text.Similar;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Picocli's view of the commands: strict parsing with suggestions, help and completion. */
public final class PicocliModel {
    private static final int WIDTH = 100;
    /** What another command calls it. */
    private static final Map<String, String> SYNONYMS = Map.of(
            "--format", "--to",
            "-f", "--to",
            "--to", "--format",
            "--technique", "--uses",
            "--uses", "--technique",
            "--count", "--number");

    private PicocliModel() {}

    /** Reads the arguments after the command's name, or says what is wrong with them. */
    public static Arguments parse(Command command, List<String> words) {
        CommandLine line = commandLine(command, "clew " + command.name());
        try {
            ParseResult result = line.parseArgs(words.toArray(new String[0]));
            Arguments arguments = new Arguments();
            for (Option option : command.options()) {
                OptionSpec matched = matched(result, option);
                if (matched != null) {
                    arguments.put(
                            option,
                            option.isFlag() ? "" : matched.stringValues().get(0));
                }
            }
            line.getCommandSpec().positionalParameters().get(0).stringValues().forEach(arguments::addOperand);
            return arguments;
        } catch (CommandLine.ParameterException e) {
            throw Failure.usage(complaint(command, e) + " See clew " + command.name() + " --help");
        }
    }

    private static @Nullable OptionSpec matched(ParseResult result, Option option) {
        OptionSpec shown = result.matchedOption(option.name());
        return shown != null || option.silent().isEmpty()
                ? shown
                : result.matchedOption(option.silent().get(0));
    }

    private static String complaint(Command command, CommandLine.ParameterException e) {
        if (e instanceof CommandLine.OverwrittenOptionException twice) {
            return name(twice.getOverwritten())
                    + " appears twice; give it once, with commas where it takes several values.";
        }
        if (e instanceof CommandLine.MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            ArgSpec without = missing.getMissing().get(0);
            return name(without) + " needs a value: " + without.paramLabel() + ".";
        }
        if (!(e instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return String.valueOf(e.getMessage()).lines().findFirst().orElse("the arguments do not fit together") + ".";
        }
        String given = unmatched.getUnmatched().get(0);
        String word = given.startsWith("--") && given.indexOf('=') > 0 ? given.substring(0, given.indexOf('=')) : given;
        List<String> names = new ArrayList<>();
        command.options().forEach(option -> names.addAll(option.names()));
        String suggestion = names.contains(SYNONYMS.get(word)) ? SYNONYMS.get(word) : Similar.find(word, names);
        if (suggestion != null) {
            return "unknown option " + word + "; did you mean " + suggestion + "?";
        }
        return "unknown option " + word + " (write -- before a puzzle that begins with -)";
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** The help of one command. */
    public static String help(Command command, boolean colour) {
        return commandLine(command, "clew " + command.name()).getUsageMessage(ansi(colour));
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
        return root;
    }

    private static CommandLine commandLine(Command command, String name) {
        CommandSpec spec = CommandSpec.create().name(name);
        for (Option option : command.options()) {
            spec.addOption(option(option));
            if (!option.silent().isEmpty()) {
                spec.addOption(silent(option));
            }
        }
        spec.addPositional(operands(command.operands()));
        spec.usageMessage()
                .width(WIDTH)
                .sortOptions(false)
                .header(command.summary(), "")
                .description("", command.description(), "")
                .footer(footer(command));
        // An operand that begins with @ is a text like any other.
        return new CommandLine(spec).setExpandAtFiles(false);
    }

    /** Values that are not one of a few words may be files: so the shell completes them. */
    private static PositionalParamSpec operands(Option operands) {
        PositionalParamSpec.Builder builder = PositionalParamSpec.builder()
                .paramLabel(operands.label())
                .description(operands.help())
                .hidden(CommonOptions.NOTHING.equals(operands))
                .arity("0..*")
                .type(List.class);
        return operands.choices().isEmpty()
                ? builder.auxiliaryTypes(File.class).build()
                : builder.auxiliaryTypes(String.class)
                        .completionCandidates(operands.choices())
                        .build();
    }

    private static OptionSpec silent(Option option) {
        OptionSpec.Builder builder =
                OptionSpec.builder(option.silent().toArray(new String[0])).hidden(true);
        return option.isFlag()
                ? builder.arity("0").type(boolean.class).build()
                : builder.arity("1").type(String.class).build();
    }

    private static OptionSpec option(Option option) {
        OptionSpec.Builder builder = OptionSpec.builder(option.names().toArray(new String[0]))
                .description(option.help().replace("%", "%%"));
        if (option.isFlag()) {
            return builder.arity("0").type(boolean.class).build();
        }
        builder.arity("1").paramLabel(option.label());
        if (option.choices().isEmpty()) {
            boolean file = CommonOptions.OUTPUT.equals(option);
            return builder.type(file ? File.class : String.class).build();
        }
        return builder.type(String.class).completionCandidates(option.choices()).build();
    }

    private static String[] footer(Command command) {
        List<String> lines = new ArrayList<>(List.of("", "Examples:"));
        command.examples().forEach(example -> lines.add("  " + example.replace("%", "%%")));
        return lines.toArray(new String[0]);
    }
}
