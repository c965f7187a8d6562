package dev.clew.bench.block;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Times the blocks of tasks in a process of its own: it prints the sum of a block's answers for each of them, and then for
 * each task that it reads the nanoseconds of one more block. The time is the thread's CPU time, which other processes on the
 * machine lengthen least.
 */
public final class BlockTimer {
    private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();

    private BlockTimer() {}

    /**
     * Runs a block for each line of standard input.
     *
     * @param words the tasks with commas between, a file of puzzle lines, and by how many percent to slow the blocks down: what shows that a
     *     comparison finds it
     * @throws IOException if the file or standard input cannot be read
     */
    public static void main(String[] words) throws IOException {
        Map<String, TimedBlock> blocks = new HashMap<>();
        double slowdown = Double.parseDouble(words[2]) / 100;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        List<String> puzzles = Files.readAllLines(Path.of(words[1]));
        for (String task : words[0].split(",")) {
            TimedBlock block = Task.of(task).block(puzzles);
            blocks.put(task, block);
            out.println(block.run());
        }
        for (String task = in.readLine(); task != null; task = in.readLine()) {
            out.println(nanos(Objects.requireNonNull(blocks.get(task)), slowdown));
        }
    }

    private static long nanos(TimedBlock block, double slowdown) {
        long start = TIMES.getCurrentThreadCpuTime();
        block.run();
        long done = TIMES.getCurrentThreadCpuTime();
        long end = done + (long) ((done - start) * slowdown);
        while (done < end) {
            done = TIMES.getCurrentThreadCpuTime();
        }
        return done - start;
    }
}
