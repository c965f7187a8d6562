package dev.clew.bench.order;

import dev.clew.core.Puzzle;
import dev.clew.generate.Caps;
import dev.clew.generate.Generator;
import dev.clew.generate.Result;
import dev.clew.logic.level.ClewScale;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puzzles of an order a second, beside another program that prints puzzles until it is ended: {@code
 * tools/generator-race}. What the other program makes is looked at as Clew's own are, and only what meets the order
 * counts. Both are measured in CPU time of their whole processes, in turns, and each is left to warm up for the first
 * quarter of its time.
 */
public final class GeneratorRace {
    private static final Pattern PUZZLE = Pattern.compile("(?<![0-9.])[0-9.]{81}(?![0-9.])");
    private static final long SEED = 2026;
    private static final int TURNS = 2;
    private static final long BETWEEN_MILLIS = 20;

    private final Order order;
    private final double seconds;
    private final List<String> command;

    private GeneratorRace(Order order, double seconds, List<String> command) {
        this.order = order;
        this.seconds = seconds;
        this.command = command;
    }

    /**
     * Prints a line for each program, and the ratio.
     *
     * @param words the seconds of CPU time for each turn, the order, and the command of the other program
     */
    public static void main(String[] words) throws IOException, InterruptedException {
        if (words.length < 3) {
            throw new IllegalArgumentException(
                    "Say the seconds, the order in quotes, and the command of the other program");
        }
        GeneratorRace race = new GeneratorRace(
                Order.parse(words[1]),
                Double.parseDouble(words[0]),
                List.of(words).subList(2, words.length));
        race.run(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    /** How many puzzles were made in some time. */
    private record Made(int all, int good, double seconds) {
        Made plus(Made other) {
            return new Made(all + other.all, good + other.good, seconds + other.seconds);
        }

        double perSecond() {
            return good / seconds;
        }

        String row(String name) {
            return String.format(Locale.ROOT, "| %s | %d | %d | %.1f | %.2f |", name, all, good, seconds, perSecond());
        }
    }

    private void run(PrintStream out) throws IOException, InterruptedException {
        Made others = new Made(0, 0, 0);
        Made own = new Made(0, 0, 0);
        clew(seconds / 4);
        for (int turn = 0; turn < TURNS; turn++) {
            others = others.plus(other());
            own = own.plus(clew(seconds));
        }
        out.println(order);
        out.println("| program | puzzles | as ordered | CPU s | a second |");
        out.println("|---|---:|---:|---:|---:|");
        out.println(own.row("Clew"));
        out.println(others.row(String.join(" ", command)));
        out.println(
                others.good() == 0
                        ? "The other made none."
                        : String.format(Locale.ROOT, "ratio %.1f", own.perSecond() / others.perSecond()));
    }

    private Made clew(double most) {
        Generator generator = new Generator(order.target(), Caps.standard());
        ProcessTime time = new ProcessTime();
        int count = 0;
        while (time.seconds() < most) {
            count += generator.make(Generator.seedOf(SEED, count)) instanceof Result.Found ? 1 : 0;
        }
        return new Made(count, count, time.seconds());
    }

    private Made other() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines = new ArrayList<>();
        Thread reader = new Thread(() -> read(process, lines));
        reader.start();
        try {
            double warm = waitFor(process, seconds / 4);
            int before = soFar(lines).size();
            double end = waitFor(process, seconds);
            List<String> all = soFar(lines);
            List<String> made = all.subList(before, all.size());
            int good = (int) made.stream().filter(this::isGood).count();
            return new Made(made.size(), good, end - warm);
        } finally {
            process.destroyForcibly();
            reader.join();
        }
    }

    private static double waitFor(Process process, double seconds) throws InterruptedException {
        double used = 0;
        while (used < seconds && process.isAlive()) {
            Thread.sleep(BETWEEN_MILLIS);
            Duration time = process.info().totalCpuDuration().orElse(Duration.ZERO);
            used = time.toNanos() == 0 ? used : time.toNanos() / 1e9;
        }
        return used;
    }

    private static List<String> soFar(List<String> lines) {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    private static void read(Process process, List<String> lines) {
        try (BufferedReader in =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                Matcher puzzle = PUZZLE.matcher(line);
                if (puzzle.find()) {
                    synchronized (lines) {
                        lines.add(puzzle.group());
                    }
                }
            }
        } catch (IOException e) {
            // The process was ended, which is how a race ends.
        }
    }

    private boolean isGood(String line) {
        Puzzle puzzle = Puzzle.parse(line);
        return order.target().misses(puzzle, ClewScale.standard().rate(puzzle)).isEmpty();
    }
}
