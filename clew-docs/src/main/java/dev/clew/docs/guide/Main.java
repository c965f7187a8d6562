package dev.clew.docs.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The command line of the tool that writes the guide. */
public final class Main {
    private static final int USAGE = 2;
    private static final int FAILED = 3;

    private Main() {}

    /** Writes the guide to the file that the only argument names. */
    public static void main(String[] args) {
        System.exit(args.length == 1 ? run(Path.of(args[0])) : usage());
    }

    private static int usage() {
        System.err.println("usage: tools/guide, without arguments; it writes docs/guide");
        return USAGE;
    }

    private static int run(Path file) {
        try {
            Files.writeString(file, Guide.draw().html());
            return 0;
        } catch (IOException e) {
            System.err.println("The guide cannot be written to " + file + ": " + e.getMessage());
            return FAILED;
        }
    }
}
