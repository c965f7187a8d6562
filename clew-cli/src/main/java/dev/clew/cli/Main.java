package dev.clew.cli;

/** The command line. */
public final class Main {
    private Main() {}

    /** Runs the command that the arguments name. */
    public static void main(String[] args) {
        System.exit(0);
    }
}
