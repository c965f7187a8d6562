package dev.clew.docs.surface;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The command line of the tool that writes the lists. */
public final class Main {
    private static final int USAGE = 2;
    private static final int FAILED = 3;

    private Main() {}

    /** Writes the list of each module into the folder that the only argument names. */
    public static void main(String[] args) {
        if (args.length != 1) {
            System.err.println("usage: tools/surface, without arguments; it writes docs/api");
            System.exit(USAGE);
        }
        try {
            for (Map.Entry<String, String> text : Surface.texts().entrySet()) {
                Path file = Path.of(args[0], text.getKey() + ".txt");
                Files.writeString(file, text.getValue(), StandardCharsets.UTF_8);
                System.out.println(
                        file + ": " + text.getValue().lines().findFirst().orElse(""));
            }
        } catch (IOException e) {
            System.err.println("The lists cannot be written to " + args[0] + ": " + e.getMessage());
            System.exit(FAILED);
        }
    }
}
