package dev.clew.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Solves many classic 9×9 puzzles at once, on several threads, and gives the results in the order of the puzzles. A
 * puzzle is a line of 81 characters, {@code .0*_-} for blanks; anything else is counted as
 * {@link BulkResults#UNREADABLE} and holds nobody up. No object is made for a puzzle, and the engines warm up over the
 * calls, so one of these should be kept for all the work there is.
 *
 * <pre>
 * Bulk bulk = new Bulk(2);
 * BulkResults results = bulk.solve(Files.readAllBytes(file));
 * bulk.solve(System.in, System.out);
 * </pre>
 *
 * <p>Mutable, for one thread at a time.
 */
public final class Bulk {
    private static final int PUZZLES_PER_TASK = 4096;
    private static final int TASKS_PER_ROUND = 4;

    private final List<BulkHand> hands = new ArrayList<>();

    /**
     * @param threads how many threads may work at the same time, at least 1
     */
    public Bulk(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads cannot work; at least 1 is needed");
        }
        for (int i = 0; i < threads; i++) {
            hands.add(new BulkHand(PUZZLES_PER_TASK));
        }
    }

    /** Solves every line of a text; lines end with {@code \n} or {@code \r\n}, the last may go without. */
    public BulkResults solve(byte[] text) {
        return solve(text, text.length);
    }

    /** Solves every string. */
    public BulkResults solve(List<String> puzzles) {
        StringBuilder text = new StringBuilder(puzzles.size() * (BulkWorker.CELLS + 1));
        for (String puzzle : puzzles) {
            // A string with a line break in it is one bad puzzle, not two good ones.
            text.append(puzzle.indexOf('\n') < 0 ? puzzle : "?").append('\n');
        }
        return solve(text.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    /**
     * Solves every line that the stream gives and writes a line for each: the solution, {@code !none},
     * {@code !multiple} or {@code !invalid}. Memory does not grow with the length of the stream. Neither stream is
     * closed, and the output is flushed at the end only.
     *
     * @return how many lines there were
     * @throws IOException if a stream fails, or a line is longer than a megabyte
     */
    public long solve(InputStream in, OutputStream out) throws IOException {
        byte[] text = new byte[hands.size() * TASKS_PER_ROUND * PUZZLES_PER_TASK * (BulkWorker.CELLS + 2)];
        long lines = 0;
        int kept = 0;
        boolean ended = false;
        while (!ended) {
            int length = kept + in.readNBytes(text, kept, text.length - kept);
            ended = length < text.length;
            int whole = ended ? length : TextIndex.lastLineEnd(text, length);
            if (whole == 0 && !ended) {
                throw new IOException("Line " + (lines + 1) + " has more than " + text.length + " characters");
            }
            BulkResults results = solve(text, whole);
            write(results, out);
            lines += results.size();
            kept = length - whole;
            System.arraycopy(text, whole, text, 0, kept);
        }
        out.flush();
        return lines;
    }

    private static void write(BulkResults results, OutputStream out) throws IOException {
        byte[] lines = new byte[results.size() * (BulkWorker.CELLS + 1)];
        int at = 0;
        for (int i = 0; i < results.size(); i++) {
            if (results.copySolution(i, lines, at)) {
                at += BulkWorker.CELLS;
            } else {
                byte[] word = word(results.count(i)).getBytes(StandardCharsets.ISO_8859_1);
                System.arraycopy(word, 0, lines, at, word.length);
                at += word.length;
            }
            lines[at++] = '\n';
        }
        out.write(lines, 0, at);
    }

    private static String word(int count) {
        return count == 0 ? "!none" : count == BulkResults.UNREADABLE ? "!invalid" : "!multiple";
    }

    private BulkResults solve(byte[] text, int length) {
        int[] starts = TextIndex.puzzleStarts(text, length);
        byte[] counts = new byte[starts.length];
        byte[] solutions = new byte[Math.multiplyExact(starts.length, BulkWorker.CELLS)];
        AtomicInteger nextTask = new AtomicInteger();
        int tasks = (starts.length + PUZZLES_PER_TASK - 1) / PUZZLES_PER_TASK;
        List<Callable<Void>> work = new ArrayList<>();
        for (BulkHand hand : hands.subList(0, Math.min(hands.size(), tasks))) {
            work.add(() -> {
                for (int task = nextTask.getAndIncrement(); task < tasks; task = nextTask.getAndIncrement()) {
                    int from = task * PUZZLES_PER_TASK;
                    hand.solve(text, starts, from, Math.min(starts.length, from + PUZZLES_PER_TASK), counts, solutions);
                }
                return null;
            });
        }
        run(work);
        return new BulkResults(counts, solutions);
    }

    private static void run(List<Callable<Void>> work) {
        if (work.isEmpty()) {
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(work.size());
        try {
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while solving", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("Solving failed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** Which engines the threads have come to use. */
    public String describe() {
        TreeSet<String> engines = new TreeSet<>();
        hands.forEach(hand -> engines.add(hand.describe()));
        return String.join(", ", engines);
    }
}
