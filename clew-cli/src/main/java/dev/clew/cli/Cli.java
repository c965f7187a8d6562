package dev.clew.cli;

import dev.clew.cli.option.Arguments;
import dev.clew.cli.option.Command;
import dev.clew.cli.option.CommonOptions;
import dev.clew.cli.option.PicocliModel;
import dev.clew.cli.option.PlainParser;
import dev.clew.cli.shell.ExitCode;
import dev.clew.cli.shell.Failure;
import dev.clew.cli.shell.Output;
import dev.clew.cli.shell.Terminal;
import dev.clew.core.format.text.Similar;
import dev.clew.desk.parameter.Clash;
import dev.clew.generate.Version;
import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Runs a command line in a terminal and returns how it went; never throws, never ends the process. */
final class Cli {
    private Cli() {}

    /** Runs the command that the words name and returns the exit code. */
    static int run(List<String> words, Terminal terminal) {
        try {
            return dispatch(words, terminal);
        } catch (Output.ClosedPipe e) {
            return ExitCode.GOOD;
        } catch (Failure e) {
            terminal.report(e.line());
            return e.exitCode();
        } catch (Clash e) {
            terminal.report("--" + e.parameter().name() + ": " + e.getMessage());
            return ExitCode.USAGE;
        } catch (OutOfMemoryError e) {
            terminal.report("out of memory; fewer --threads or a larger heap (JAVA_TOOL_OPTIONS=-Xmx4g) may help");
            return ExitCode.INPUT_OUTPUT;
        } catch (StackOverflowError e) {
            terminal.report("a puzzle is nested too deeply; a larger stack (JAVA_TOOL_OPTIONS=-Xss64m) may help");
            return ExitCode.INPUT_OUTPUT;
        } catch (RuntimeException | Error e) {
            terminal.report(internalError(e));
            return ExitCode.INPUT_OUTPUT;
        }
    }

    private static int dispatch(List<String> words, Terminal terminal) {
        if (words.isEmpty()) {
            return run(new HelpCommand(), words, terminal);
        }
        String first = words.get(0);
        Command command = CommandList.find(first);
        if (command != null) {
            return run(command, words.subList(1, words.size()), terminal);
        }
        return switch (first) {
            case "-h", "--help" -> run(new HelpCommand(), words.subList(1, words.size()), terminal);
            case "-V", "--version" -> print("clew " + Version.read(), terminal);
            default -> throw unknown(first);
        };
    }

    private static int run(Command command, List<String> words, Terminal terminal) {
        Arguments arguments = PlainParser.parse(command.options(), words);
        if (arguments == null) {
            arguments = PicocliModel.parse(command, words);
        }
        if (arguments.has(CommonOptions.HELP)) {
            return print(PicocliModel.help(command, terminal.colours("auto")), terminal);
        }
        return command.run(arguments, terminal);
    }

    /** Writes a text to standard output. */
    static int print(String text, Terminal terminal) {
        Output output = Output.standard(terminal);
        output.line(text.stripTrailing());
        output.flush();
        return ExitCode.GOOD;
    }

    private static Failure unknown(String word) {
        if (word.startsWith("-") && word.length() > 1 && !Character.isDigit(word.charAt(1))) {
            return Failure.usage("options follow a command: clew COMMAND " + word + "; see clew help");
        }
        if (new File(word).exists() || word.length() >= 16) {
            return Failure.usage("which command? to solve it, write: clew solve "
                    + (word.length() > 30 ? word.substring(0, 30) + "..." : word));
        }
        String suggestion = Similar.find(word, names());
        return Failure.usage("\"" + word + "\" is not a command; "
                + (suggestion != null
                        ? "did you mean " + suggestion + "? "
                        : "the commands are " + String.join(", ", names()) + "; ")
                + "see clew help");
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Command command : CommandList.all()) {
            names.add(command.name());
        }
        return names;
    }

    /** One line with all that a report of the bug needs. */
    private static String internalError(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        String place = trace.length == 0 ? "an unknown place" : trace[0].toString();
        return "internal error: " + e + " at " + place + "; this is a bug in clew " + Version.read()
                + ", please report it with the command line";
    }
}
