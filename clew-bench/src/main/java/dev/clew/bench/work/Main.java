package dev.clew.bench.work;

import dev.clew.core.Puzzle;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Holds what logic takes against a baseline: the program behind a part of {@code ./verify}. */
public final class Main {
    /** How much more of something is tolerated. */
    private static final double SHARE = 0.05;

    private Main() {}

    /**
     * Prints the counts and ends with 1 if something is worse than in the baseline.
     *
     * @param words a file of puzzle lines, the baseline, and {@code write} to rewrite the baseline
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] words) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path baseline = Path.of(words[1]);
        LogicWork work = new LogicWork();
        Files.readAllLines(Path.of(words[0])).forEach(line -> work.add(Puzzle.parse(line)));
        work.lines().forEach(out::println);
        if (words.length > 2) {
            Files.write(baseline, work.lines());
            return;
        }
        List<String> worse = work.worse(Files.readAllLines(baseline), SHARE);
        worse.forEach(line -> out.println("worse: " + line));
        if (!worse.isEmpty()) {
            out.println("If that is intended, tools/bench-baseline rewrites " + baseline + ".");
            System.exit(1);
        }
    }
}
