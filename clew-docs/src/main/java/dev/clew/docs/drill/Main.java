package dev.clew.docs.drill;

import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of the tool that makes the drills. */
public final class Main {
    private static final int USAGE = 2;
    private static final int FAILED = 3;
    private static final long SEED = 20_261_116L;
    private static final int PUZZLES = 25_000;
    private static final int LARGE_PUZZLES = 2_000;

    private Main() {}

    /** Writes the drills of every technique into its folder, in the folder that the only argument names. */
    public static void main(String[] args) {
        System.exit(args.length == 1 ? run(Path.of(args[0])) : usage());
    }

    private static int usage() {
        System.err.println(
                "usage: tools/drills, without arguments; it looks for the drills that are missing, for some minutes");
        return USAGE;
    }

    /** Where the run stands, on one line of a terminal. */
    private static void show(String state, int puzzle) {
        if (System.console() != null && puzzle % 100 == 0) {
            System.err.print("\r\033[K" + state);
        }
    }

    private static int run(Path folder) {
        DrillMaker maker = new DrillMaker(Main::show)
                .keep()
                .walk(Shape.CLASSIC_9, SEED, PUZZLES)
                .walk(Shape.parse("16x16"), SEED, LARGE_PUZZLES);
        try {
            write(maker, folder);
        } catch (IOException e) {
            System.err.println("The drills cannot be written to " + folder + ": " + e.getMessage());
            return FAILED;
        }
        System.err.println("drills written to " + folder + "; missing: " + maker.missing());
        return maker.isDone() ? 0 : 1;
    }

    private static void write(DrillMaker maker, Path folder) throws IOException {
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            List<String> lines = new ArrayList<>(List.of("# Made by tools/drills."));
            maker.drills(technique).forEach(drill -> lines.add("drill = " + drill));
            Path file = folder.resolve(technique.info().id()).resolve("drills.txt");
            Files.createDirectories(file.getParent());
            Files.write(file, lines);
        }
    }
}
