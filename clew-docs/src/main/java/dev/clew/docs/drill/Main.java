package dev.clew.docs.drill;

import dev.clew.core.Shape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of the tool that makes the bank of drills. */
public final class Main {
    private static final int USAGE = 2;
    private static final int FAILED = 3;
    private static final long SEED = 20_261_116L;
    private static final int PUZZLES = 25_000;
    private static final int LARGE_PUZZLES = 2_000;
    private static final String HEAD = """
            # Positions to practise on, some for every form of every technique; made by tools/drills.
            #
            # ID SHAPE VALUES removed=CANDIDATES : CONCLUSIONS
            #
            # VALUES has one character a cell: . is open, 5 given, +5 placed. The candidates after removed= are gone.
            """;

    private Main() {}

    /** Writes the bank into the file that the only argument names. */
    public static void main(String[] args) {
        System.exit(args.length == 1 ? run(Path.of(args[0])) : usage());
    }

    private static int usage() {
        System.err.println(
                "usage: tools/drills, without arguments; it makes the bank of drills anew, for some minutes");
        return USAGE;
    }

    /** Where the run stands, on one line of a terminal. */
    private static void show(String state, int puzzle) {
        if (System.console() != null && puzzle % 100 == 0) {
            System.err.print("\r\033[K" + state);
        }
    }

    private static int run(Path file) {
        DrillMaker maker = new DrillMaker(Main::show)
                .walk(Shape.CLASSIC_9, SEED, PUZZLES)
                .walk(Shape.parse("16x16"), SEED, LARGE_PUZZLES);
        List<String> lines = new ArrayList<>(List.of(HEAD));
        lines.addAll(maker.lines());
        try {
            Files.write(file, lines);
        } catch (IOException e) {
            System.err.println("The bank cannot be written to " + file + ": " + e.getMessage());
            return FAILED;
        }
        System.err.println(maker.lines().size() + " positions written to " + file + "; missing: " + maker.missing());
        return maker.isDone() ? 0 : 1;
    }
}
