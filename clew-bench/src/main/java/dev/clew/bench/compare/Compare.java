package dev.clew.bench.compare;

import dev.clew.bench.block.Task;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Compares this checkout with another that is built, too: the program behind {@code tools/bench-compare}. */
public final class Compare {
    private static final int STARTS = 3;
    /** How long both sides together run each task until they count as compiled. */
    private static final double WARM_UP_MILLIS = 500;
    /** How long both sides together are measured at a time: many short processes say more than few long ones. */
    private static final double MEASURED_MILLIS = 200;

    private Compare() {}

    /**
     * Prints a row for each task, and ends with 1 if one of them is slower beyond doubt.
     *
     * @param words the folder of the other checkout, its name, seconds for the sitting, the tasks with commas between, by
     *     how many percent to slow this side down
     * @throws IOException if a process fails
     */
    public static void main(String[] words) throws IOException {
        Side other = new Side(words[1], Path.of(words[0]), 0);
        Side mine = new Side("this checkout", Path.of("."), Integer.parseInt(words[4]));
        long nanos = (long) (Double.parseDouble(words[2]) * 1e9);
        List<Probe> probes = probes(List.of(words[3].split(",")));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.println("How many times as long as " + other.name() + ", with the interval that holds 95 % of the draws:");
        out.println(ProbeVerdict.HEAD);
        List<ProbeVerdict> verdicts = new ArrayList<>();
        new Sitting(probes, mine, other, nanos, System::nanoTime)
                .run()
                .forEach((task, pairs) -> verdicts.add(ProbeVerdict.of(task, pairs)));
        verdicts.forEach(verdict -> out.println(verdict.line()));
        out.println(ProbeVerdict.summary(verdicts));
        if (verdicts.stream().anyMatch(ProbeVerdict::isWorse)) {
            System.exit(1);
        }
    }

    private static List<Probe> probes(List<String> names) throws IOException {
        Path file = Path.of("tools/bench/quick.txt");
        List<Probe> probes = new ArrayList<>();
        List<Task> tasks = Arrays.stream(Task.values())
                .filter(task -> names.contains(task.id()))
                .toList();
        if (!tasks.isEmpty()) {
            probes.add(new BlockProbe(tasks, file, WARM_UP_MILLIS, MEASURED_MILLIS));
        }
        if (names.contains(StartProbe.NAME)) {
            probes.add(new StartProbe(Files.readAllLines(file).get(0), STARTS));
        }
        return probes;
    }
}
