package dev.clew.docs.tokens;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the page's style sheet of colours. */
public final class Main {
    private static final int USAGE = 2;

    private Main() {}

    /** Writes to the file that is named. */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            System.err.println("usage: tools/tokens, without arguments; it writes the page's css/tokens.css");
            System.exit(USAGE);
        }
        Files.writeString(Path.of(args[0]), TokenSheet.make());
    }
}
