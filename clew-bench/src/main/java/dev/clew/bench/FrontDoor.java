package dev.clew.bench;

import dev.clew.bench.block.Task;
import dev.clew.bench.block.TimedBlock;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;

/**
 * What {@code Solver.solve(puzzle)} costs beside the engine that it asks, in one run, block by block in turns:
 * {@code BENCH_MAIN=dev.clew.bench.FrontDoor tools/jmh puzzles.txt}. Reading the puzzles is not measured.
 */
public final class FrontDoor {
    /** Both blocks have this many. */
    private static final int PUZZLES = Task.FRONT.puzzles();

    /** Blocks of each kind; the first third warms up. */
    private static final int BLOCKS = 600;

    private FrontDoor() {}

    /**
     * Prints the median time of a puzzle for both, and their ratio.
     *
     * @param words a file of puzzles, a line each, gzipped or plain
     * @throws IOException if the file cannot be read
     */
    public static void main(String[] words) throws IOException {
        List<String> puzzles = lines(Path.of(words[0]));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        TimedBlock engine = Task.SCALAR.block(puzzles);
        TimedBlock front = Task.FRONT.block(puzzles);
        double[] engineTimes = new double[BLOCKS];
        double[] frontTimes = new double[BLOCKS];
        for (int i = 0; i < BLOCKS; i++) {
            engineTimes[i] = micros(engine) / PUZZLES;
            frontTimes[i] = micros(front) / PUZZLES;
        }
        double engineMedian = median(engineTimes);
        double frontMedian = median(frontTimes);
        out.printf(
                Locale.ROOT,
                "engine %.3f, front door %.3f microseconds a puzzle: %.2f x%n",
                engineMedian,
                frontMedian,
                frontMedian / engineMedian);
    }

    /** As many as there are in a block, from all over the file. */
    private static List<String> lines(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes) : bytes) {
            List<String> all = new String(plain.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
            return IntStream.range(0, PUZZLES)
                    .mapToObj(i -> all.get((int) ((long) i * all.size() / PUZZLES)))
                    .toList();
        }
    }

    private static double micros(TimedBlock block) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        block.run();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e3;
    }

    private static double median(double[] times) {
        double[] sorted = Arrays.copyOfRange(times, times.length / 3, times.length);
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
