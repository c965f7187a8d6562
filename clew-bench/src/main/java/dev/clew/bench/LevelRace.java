package dev.clew.bench;

import dev.clew.core.Puzzle;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.Target;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puzzles of each level a second, beside QQWing, which runs as a process: {@code tools/qqwing-race}. QQWing has other
 * levels, so its puzzles are rated by Clew; what it makes of a level is its rate times the share of that level, with
 * whichever of its difficulties gives most. Both are measured in CPU time of one thread, in one run.
 */
public final class LevelRace {
    private static final List<String> DIFFICULTIES = List.of("simple", "easy", "intermediate", "expert", "any");
    private static final long SEED = 2026;

    /** The line of the shell's {@code times} about its children. */
    private static final Pattern USER_TIME = Pattern.compile("(\\d+)m(\\d+(?:\\.\\d+)?)s \\d+m[\\d.]+s");

    private final PrintStream out;
    private final double seconds;

    private LevelRace(PrintStream out, double seconds) {
        this.out = out;
        this.seconds = seconds;
    }

    /**
     * Prints both tables.
     *
     * @param words how many seconds to give to each measurement, default: 10
     * @throws IOException if there is no {@code qqwing}
     */
    public static void main(String[] words) throws IOException {
        double seconds = words.length == 0 ? 10 : Double.parseDouble(words[0]);
        new LevelRace(new PrintStream(System.out, true, StandardCharsets.UTF_8), seconds).run();
    }

    private void run() throws IOException {
        Map<ClewLevel, Double> best = new EnumMap<>(ClewLevel.class);
        out.println("| QQWing's difficulty | puzzles/s | Clew's levels |");
        out.println("|---|---:|---|");
        for (String difficulty : DIFFICULTIES) {
            Output made = qqwing(difficulty, sample(difficulty));
            double rate = made.puzzles().size() / made.seconds();
            Map<ClewLevel, Integer> levels = levels(made.puzzles());
            out.printf(Locale.ROOT, "| %s | %.1f | %s |%n", difficulty, rate, shares(levels));
            levels.forEach((level, count) ->
                    best.merge(level, rate * count / made.puzzles().size(), Math::max));
        }
        out.println();
        out.println("| level | Clew, puzzles/s | QQWing at its best, puzzles/s | ratio |");
        out.println("|---|---:|---:|---:|");
        for (ClewLevel level : ClewLevel.values()) {
            double own = clew(level);
            double other = best.getOrDefault(level, 0.0);
            String ratio = other == 0 ? "" : String.format(Locale.ROOT, "%.0f", own / other);
            out.printf(Locale.ROOT, "| %s | %.0f | %.2f | %s |%n", level, own, other, ratio);
        }
    }

    /** Clew's rate, after a warm-up of half the time. */
    private double clew(ClewLevel level) {
        Generator generator = new Generator(Target.any().withLevel(level.id()), Caps.standard());
        rate(generator, seconds / 2, SEED + 1);
        return rate(generator, seconds, SEED);
    }

    private static double rate(Generator generator, double forSeconds, long seed) {
        long start = cpuNanos();
        long count = 0;
        while (cpuNanos() - start < forSeconds * 1e9) {
            generator.make(Generator.seedOf(seed, count++));
        }
        return count / ((cpuNanos() - start) / 1e9);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** As many puzzles as fill the time, judged by a few. */
    private int sample(String difficulty) throws IOException {
        int few = 10;
        return Math.max(few, (int) (few * seconds / qqwing(difficulty, few).seconds()));
    }

    /** What a run of QQWing gave, and its CPU time. */
    private record Output(List<Puzzle> puzzles, double seconds) {}

    private static Output qqwing(String difficulty, int count) throws IOException {
        String command = "qqwing --generate " + count + " --difficulty " + difficulty + " --one-line; times";
        Process process = new ProcessBuilder("sh", "-c", command).start();
        List<Puzzle> puzzles = new ArrayList<>();
        double seconds = 0;
        for (String line : new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList()) {
            Matcher time = USER_TIME.matcher(line);
            if (time.matches()) {
                seconds = 60 * Double.parseDouble(time.group(1)) + Double.parseDouble(time.group(2));
            } else if (line.length() == 81) {
                puzzles.add(Puzzle.parse(line));
            }
        }
        if (puzzles.isEmpty()) {
            throw new IOException("qqwing made nothing; is it installed? (Debian: apt install qqwing)");
        }
        return new Output(puzzles, seconds);
    }

    private static Map<ClewLevel, Integer> levels(List<Puzzle> puzzles) {
        Map<ClewLevel, Integer> counts = new EnumMap<>(ClewLevel.class);
        puzzles.forEach(puzzle -> counts.merge(ClewScale.standard().rate(puzzle).level(), 1, Integer::sum));
        return counts;
    }

    private static String shares(Map<ClewLevel, Integer> counts) {
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        List<String> shares = new ArrayList<>();
        counts.forEach(
                (level, count) -> shares.add(String.format(Locale.ROOT, "%s %.0f %%", level, 100.0 * count / all)));
        return String.join(", ", shares);
    }
}
