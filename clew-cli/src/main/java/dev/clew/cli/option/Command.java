package dev.clew.cli.option;

import dev.clew.cli.shell.Terminal;
import java.util.List;

/** A command: what it is called, what it takes, and what it does. Stateless; its words come from one class each. */
public interface Command {
    /** Its name on the command line. */
    String name();

    /** What it is for. */
    default Group group() {
        return Group.SOLVE;
    }

    /** What it does, in one line of at most 56 characters. */
    String summary();

    /** What it does, in a few sentences. */
    String description();

    /** Its options, in the order of the help. */
    List<Option> options();

    /** What its operands are, described like an option without a name. */
    default Option operands() {
        return CommonOptions.PUZZLES;
    }

    /** Command lines to try. */
    List<String> examples();

    /**
     * Does it.
     *
     * @return the exit code
     */
    int run(Arguments arguments, Terminal terminal);
}
