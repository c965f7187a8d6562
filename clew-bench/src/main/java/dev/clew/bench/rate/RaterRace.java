package dev.clew.bench.rate;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeFilter;
import dev.clew.logic.scale.se.SeRater;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Processor time for ratings by band of ER, beside another program, in turns and in one run; medians. Every program is
 * run as a whole, from its start on, and once more inside this process, where it is warm: Clew, and the other one if
 * its command is {@code java -cp FOLDER MAIN …}.
 *
 * <p>{@code tools/rater-race FILE COMMAND…}: a file of puzzles, one a line, whatever follows them, and the command of
 * the other program, with {@code {}} in place of the file to rate. What it writes is compared with the lines of {@code
 * clew rate --scale se}.
 */
public final class RaterRace {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final List<String> CLEW = List.of("./clew", "rate", "--scale", "se", "--threads", "1", "{}");

    private final PrintStream out;
    private final List<String> rival;
    private final Path folder;
    private final Optional<CalledProgram> called;

    private RaterRace(PrintStream out, List<String> rival, Path folder) {
        this.out = out;
        this.rival = rival;
        this.folder = folder;
        this.called = CalledProgram.of(rival);
    }

    /**
     * Prints a table.
     *
     * @param words a file of puzzles, then the words of a command
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] words) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        if (words.length < 2) {
            out.println("usage: rater-race FILE COMMAND... with {} for the file to rate");
            return;
        }
        List<String> puzzles = Files.readAllLines(Path.of(words[0])).stream()
                .filter(line -> line.length() >= 81 && line.substring(0, 81).matches("[1-9.0]{81}"))
                .map(line -> line.substring(0, 81))
                .toList();
        Path folder = Files.createTempDirectory("rater-race");
        new RaterRace(out, Arrays.asList(words).subList(1, words.length), folder).race(Band.of(puzzles));
    }

    private void race(List<Band> bands) throws IOException {
        out.println(
                "| ER | puzzles | other, s | clew, s | ratio | other warm, s | clew warm, s | ratio | equal lines |");
        out.println("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
        for (Band band : bands) {
            race(band);
        }
    }

    private void race(Band band) throws IOException {
        Path input = Files.write(folder.resolve("puzzles.txt"), band.puzzles());
        Path theirs = folder.resolve("theirs.txt");
        Path ours = folder.resolve("ours.txt");
        double[] other = new double[band.rounds()];
        double[] clew = new double[band.rounds()];
        double[] otherWarm = new double[band.rounds()];
        double[] warm = new double[band.rounds()];
        for (int round = 0; round < band.rounds(); round++) {
            other[round] = ChildTime.of(command(rival, input), theirs);
            clew[round] = ChildTime.of(command(CLEW, input), ours);
            otherWarm[round] = otherWarm(input);
            warm(band);
            warm[round] = warm(band);
        }
        out.printf(
                Locale.ROOT,
                "| %d | %d | %.2f | %.2f | %.1f | %.2f | %.3f | %.1f | %d |%n",
                band.number(),
                band.puzzles().size(),
                median(other),
                median(clew),
                median(other) / median(clew),
                median(otherWarm),
                median(warm),
                median(otherWarm) / median(warm),
                equal(Files.readAllLines(theirs), Files.readAllLines(ours)));
    }

    private static List<String> command(List<String> words, Path input) {
        return words.stream().map(word -> word.replace("{}", input.toString())).toList();
    }

    private double otherWarm(Path input) {
        return called.map(program -> program.seconds(command(rival, input))).orElse(Double.NaN);
    }

    private static double warm(Band band) {
        SeRater rater = new SeRater();
        long start = THREADS.getCurrentThreadCpuTime();
        for (String puzzle : band.puzzles()) {
            rater.rate(puzzle, SeFilter.NONE, Budget.unlimited());
        }
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
    }

    private static long equal(List<String> some, List<String> others) {
        long equal = 0;
        for (int i = 0; i < Math.min(some.size(), others.size()); i++) {
            equal += some.get(i).equals(others.get(i)) ? 1 : 0;
        }
        return equal;
    }

    private static double median(double[] times) {
        double[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
