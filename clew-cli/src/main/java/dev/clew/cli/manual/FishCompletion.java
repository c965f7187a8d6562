package dev.clew.cli.manual;

import dev.clew.cli.option.Command;
import dev.clew.cli.option.Option;
import java.util.List;

/** The completion script for fish, where each option is a line by itself. */
public final class FishCompletion {
    private FishCompletion() {}

    /** The script for all commands. */
    public static String of(List<Command> commands) {
        StringBuilder script = new StringBuilder("# Completion of clew for fish.\n");
        for (Command command : commands) {
            script.append("complete -c clew -n __fish_use_subcommand -a ")
                    .append(quoted(command.name()))
                    .append(" -d ")
                    .append(quoted(command.summary()))
                    .append('\n');
        }
        for (Command command : commands) {
            String where = "complete -c clew -n " + quoted("__fish_seen_subcommand_from " + command.name());
            for (Option option : command.options()) {
                script.append(where).append(option(option)).append('\n');
            }
            if (!command.operands().choices().isEmpty()) {
                script.append(where)
                        .append(" -f -a ")
                        .append(quoted(String.join(" ", command.operands().choices())))
                        .append('\n');
            }
        }
        return script.toString();
    }

    private static String option(Option option) {
        StringBuilder words = new StringBuilder();
        for (String name : option.names()) {
            words.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (!option.choices().isEmpty()) {
            words.append(" -x -a ").append(quoted(String.join(" ", option.choices())));
        } else if (!option.isFlag()) {
            words.append(" -r");
        }
        return words.append(" -d ").append(quoted(option.help())).toString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
