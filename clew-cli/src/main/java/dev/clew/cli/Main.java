package dev.clew.cli;

import dev.clew.cli.shell.Terminal;
import java.util.List;

/** The command line. */
public final class Main {
    private Main() {}

    /** Runs the command that the arguments name and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(Cli.run(List.of(args), Terminal.ofProcess()));
    }
}
