package dev.clew.cli.shell;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Locale;

/** An end of the run with one line for the user and an exit code. */
public final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    private Failure(int exitCode, String message) {
        super(message, null, false, false);
        this.exitCode = exitCode;
    }

    /** The command line makes no sense. */
    public static Failure usage(String message) {
        return new Failure(ExitCode.USAGE, message);
    }

    /** Something could not be read or written. */
    public static Failure inputOutput(String message) {
        return new Failure(ExitCode.INPUT_OUTPUT, message);
    }

    /** Something could not be read or written, for a reason that the system gave. */
    public static Failure inputOutput(String what, IOException reason) {
        return inputOutput(what + ": " + words(reason));
    }

    private static String words(IOException reason) {
        if (reason instanceof java.nio.file.AccessDeniedException) {
            return "permission denied";
        }
        if (reason instanceof java.nio.file.NoSuchFileException) {
            return "no such file or folder";
        }
        String message = reason.getMessage();
        if ("Bad file descriptor".equals(message)) {
            return "it is closed";
        }
        if (message == null) {
            return reason.getClass().getSimpleName();
        }
        // "name (Permission denied)": the name is already given.
        int open = message.lastIndexOf(" (");
        boolean named = reason instanceof FileNotFoundException && open >= 0 && message.endsWith(")");
        return named ? message.substring(open + 2, message.length() - 1).toLowerCase(Locale.ROOT) : message;
    }

    /** The exit code. */
    public int exitCode() {
        return exitCode;
    }

    /** The line for the user. */
    public String line() {
        return String.valueOf(getMessage());
    }
}
