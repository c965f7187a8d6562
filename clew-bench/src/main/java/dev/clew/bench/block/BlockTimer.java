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

/**
 * Times the blocks of one task in a process of its own: it prints the sum of a block's answers, and then for each line
 * that it reads the nanoseconds of one more block. The time is the thread's CPU time, which other processes on the
 * machine lengthen least.
 */
public final class BlockTimer {
    private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();

    private BlockTimer() {}

    /**
     * Runs a block for each line of standard input.
     *
     * @param words the task, a file of puzzle lines, and by how many percent to slow the blocks down: what shows that a
     *     comparison finds it
     * @throws IOException if the file or standard input cannot be read
     */
    public static void main(String[] words) throws IOException {
        Block block = Task.of(words[0]).block(Files.readAllLines(Path.of(words[1])));
        double slowdown = Double.parseDouble(words[2]) / 100;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.println(block.run());
        while (in.readLine() != null) {
            out.println(nanos(block, slowdown));
        }
    }

    private static long nanos(Block block, double slowdown) {
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
