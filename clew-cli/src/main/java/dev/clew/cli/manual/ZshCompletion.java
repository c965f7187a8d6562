package dev.clew.cli.manual;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Option;
import java.util.List;

/** The completion function for zsh, for a file {@code _clew} in its function path. */
public final class ZshCompletion {
    private ZshCompletion() {}

    /** The function for all commands. */
    public static String of(List<Command> commands) {
        StringBuilder script = new StringBuilder("#compdef clew\n_clew() {\n  local -a commands\n  commands=(\n");
        for (Command command : commands) {
            script.append("    ")
                    .append(quoted(command.name() + ":" + command.summary()))
                    .append('\n');
        }
        script.append("  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n")
                .append("  local name=$words[2]\n  shift words\n  ((CURRENT--))\n  case $name in\n");
        for (Command command : commands) {
            script.append("    ").append(command.name()).append(")\n      _arguments -s");
            for (Option option : command.options()) {
                script.append(" \\\n        ").append(option(option));
            }
            List<String> operands = command.operands().choices();
            script.append(" \\\n        ")
                    .append(quoted("*:" + (operands.isEmpty() ? "file:_files" : "operand:" + choices(operands))))
                    .append(" ;;\n");
        }
        return script.append("  esac\n}\n_clew \"$@\"\n").toString();
    }

    /** All names of an option exclude each other, and each may be typed. */
    private static String option(Option option) {
        String about = "[" + option.help().replaceAll("[\\\\\\]\\[:]", "\\\\$0") + "]";
        if (!option.isFlag()) {
            about += option.choices().isEmpty() ? ":value:_files" : ":value:" + choices(option.choices());
        }
        String names = String.join(" ", option.names());
        return option.names().size() == 1
                ? quoted(names + about)
                : quoted("(" + names + ")") + "{" + names.replace(' ', ',') + "}" + quoted(about);
    }

    private static String choices(List<String> choices) {
        return "(" + String.join(" ", choices) + ")";
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
