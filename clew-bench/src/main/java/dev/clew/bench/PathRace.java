package dev.clew.bench;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.Path;
import dev.clew.logic.level.ClewScale;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What a path costs, by groups of puzzles, beside another program in the same process. Both go from a puzzle that has
 * been read to the list of their moves, and find out on the way that it has one solution; neither side makes proofs or
 * words.
 *
 * <p>{@code BENCH_MAIN=dev.clew.bench.PathRace tools/jmh FILE [PUZZLES [ROUNDS [CLASS FOLDER]]]}, where each line of
 * the file is a puzzle, a tab and the name of its group. The class, in that folder or jar, implements {@code
 * Function<String, Supplier<List<?>>>}: it reads a puzzle and returns what finds its moves, again each time. Without a
 * class Clew runs alone. The class sees nothing of this Clew, so that an earlier one can be raced, too.
 */
public final class PathRace {
    private static final double WARM_UP_SECONDS = 10;

    private final PrintStream out;
    private final int rounds;
    private final List<Racer> racers;

    /** A program that finds paths. */
    private record Racer(String name, Function<String, Supplier<List<?>>> reader) {}

    /** A puzzle as each of the racers has read it, the moves that each of them made, and its microseconds. */
    private record Entry(List<Supplier<List<?>>> readers, int[] moves, double[] micros) {
        static Entry of(String puzzle, List<Racer> racers) {
            List<Supplier<List<?>>> readers = new ArrayList<>();
            racers.forEach(racer -> readers.add(racer.reader().apply(puzzle)));
            return new Entry(readers, new int[racers.size()], new double[racers.size()]);
        }

        /** Measures each racer in turn, so that whatever else the machine does hits all of them. */
        void run(int rounds) {
            double[][] times = new double[readers.size()][rounds];
            for (int round = 0; round < rounds; round++) {
                for (int i = 0; i < readers.size(); i++) {
                    times[i][round] = PathRace.micros(readers.get(i));
                }
            }
            Arrays.setAll(micros, i -> median(times[i]));
            Arrays.setAll(moves, i -> readers.get(i).get().size());
        }
    }

    private PathRace(PrintStream out, int rounds, List<Racer> racers) {
        this.out = out;
        this.rounds = rounds;
        this.racers = racers;
    }

    /**
     * Prints a table with a row for each group.
     *
     * @param words the file, how many puzzles of each group, how many times each is run, the class to race against,
     *     and where it is
     * @throws IOException if the file cannot be read
     * @throws ReflectiveOperationException if the class cannot be used
     */
    public static void main(String[] words) throws IOException, ReflectiveOperationException {
        int puzzles = words.length > 1 ? Integer.parseInt(words[1]) : 100;
        int rounds = words.length > 2 ? Integer.parseInt(words[2]) : 5;
        List<Racer> racers = new ArrayList<>(List.of(new Racer("Clew", PathRace::clew)));
        if (words.length > 3) {
            racers.add(racer(words[3], java.nio.file.Path.of(words[4])));
        }
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        new PathRace(out, rounds, racers).run(groups(java.nio.file.Path.of(words[0]), puzzles));
        System.exit(0); // the other program may have threads that do not end
    }

    private static Supplier<List<?>> clew(String puzzle) {
        Position position = Position.parse(puzzle);
        return () -> Path.of(ClewScale.standard(), position, Budget.unlimited()).moves();
    }

    @SuppressWarnings("unchecked") // the class says in its Javadoc what it is asked for
    private static Racer racer(String name, java.nio.file.Path folder)
            throws IOException, ReflectiveOperationException {
        ClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        Object made = loader.loadClass(name).getDeclaredConstructor().newInstance();
        return new Racer(name, (Function<String, Supplier<List<?>>>) made);
    }

    /** The puzzles of each group, from all over it where there are more than wanted. */
    private static Map<String, List<String>> groups(java.nio.file.Path file, int most) throws IOException {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String line : Files.readAllLines(file)) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                groups.computeIfAbsent(line.substring(tab + 1), name -> new ArrayList<>())
                        .add(line.substring(0, tab));
            }
        }
        groups.replaceAll((name, all) -> IntStream.range(0, Math.min(most, all.size()))
                .mapToObj(i -> all.get((int) ((long) i * all.size() / Math.min(most, all.size()))))
                .toList());
        return groups;
    }

    private void run(Map<String, List<String>> groups) {
        warmUp(groups);
        out.println("Microseconds (and moves) a puzzle; how many times as long the last one takes.");
        out.println("| group | puzzles | "
                + String.join(" | ", racers.stream().map(Racer::name).toList())
                + " | of the sums | of the medians |");
        out.println("|---|---:|" + "---:|".repeat(racers.size() + 2));
        groups.forEach((name, puzzles) -> {
            List<Entry> entries =
                    puzzles.stream().map(puzzle -> Entry.of(puzzle, racers)).toList();
            entries.forEach(entry -> entry.run(rounds));
            out.println(row(name, entries));
        });
    }

    /** Every group in turn, until each racer has had its time. */
    private void warmUp(Map<String, List<String>> groups) {
        for (Racer racer : racers) {
            double end = seconds() + WARM_UP_SECONDS;
            for (int i = 0; seconds() < end; i++) {
                for (List<String> puzzles : groups.values()) {
                    micros(racer.reader().apply(puzzles.get(i % puzzles.size())));
                }
            }
        }
    }

    /** Microseconds and moves a puzzle, and how many times as long the last racer takes as the first. */
    private String row(String name, List<Entry> entries) {
        StringBuilder row = new StringBuilder("| " + name + " | " + entries.size());
        int last = racers.size() - 1;
        for (int i = 0; i <= last; i++) {
            row.append(String.format(
                    Locale.ROOT,
                    " | %.1f (%.1f)",
                    sum(entries, i) / entries.size(),
                    moves(entries, i) / entries.size()));
        }
        double sums = sum(entries, last) / sum(entries, 0);
        double medians = median(entries, last) / median(entries, 0);
        return row + String.format(Locale.ROOT, " | %.2f | %.2f |", sums, medians);
    }

    private static double sum(List<Entry> entries, int racer) {
        return entries.stream().mapToDouble(entry -> entry.micros()[racer]).sum();
    }

    private static double moves(List<Entry> entries, int racer) {
        return entries.stream().mapToDouble(entry -> entry.moves()[racer]).sum();
    }

    private static double median(List<Entry> entries, int racer) {
        return median(
                entries.stream().mapToDouble(entry -> entry.micros()[racer]).toArray());
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double micros(Supplier<List<?>> path) {
        double start = seconds();
        List<?> unused = path.get();
        return (seconds() - start) * 1e6;
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
