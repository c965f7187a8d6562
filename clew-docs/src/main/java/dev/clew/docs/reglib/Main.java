package dev.clew.docs.reglib;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The tool's command line. */
public final class Main {
    private static final int USAGE = 2;

    private Main() {}

    /** Runs the library file that the only argument names; ends with 1 on a miss. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(args.length == 1 ? Reglib.run(Path.of(args[0]), out) : usage());
    }

    private static int usage() {
        System.err.println("usage: tools/reglib FILE, a library of technique cases in HoDoKu's format");
        return USAGE;
    }
}
