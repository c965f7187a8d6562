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
    /** So many tasks a thread, so that none waits long for the others in the end. */
    private static final int TASKS_PER_THREAD = 4;

    /** Smaller tasks cost more in engines that run empty than they gain by another thread. */
    private static final int SMALLEST_TASK = 256;

    private static final int LINE = BulkWorker.CELLS + 1;
    private static final int LINES_WRITTEN_AT_ONCE = 800;

    private final List<BulkHand> hands = new ArrayList<>();

    /**
     * @param threads how many threads may work at the same time, at least 1
     */
    public Bulk(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads cannot work; at least 1 is needed");
        }
        for (int i = 0; i < threads; i++) {
            hands.add(new BulkHand());
        }
    }

    /** Solves every line of a text; lines end with {@code \n} or {@code \r\n}, the last may go without. */
    public BulkResults solve(byte[] text) {
        return solve(text, text.length, new Room());
    }

    /** Solves every string. */
    public BulkResults solve(List<String> puzzles) {
        StringBuilder text = new StringBuilder(puzzles.size() * LINE);
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
        byte[] text = new byte[roomForText()];
        Room room = new Room();
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
            BulkResults results = solve(text, whole, room);
            write(results, out);
            lines += results.size();
            kept = length - whole;
            System.arraycopy(text, whole, text, 0, kept);
        }
        out.flush();
        return lines;
    }

    /** Tasks of full size for every thread, with line ends of two characters; of very many threads some have none. */
    private int roomForText() {
        long wanted = (long) hands.size() * TASKS_PER_THREAD * BulkWorker.BATCH * (LINE + 1);
        return (int) Math.min(wanted, 1 << 30);
    }

    private static void write(BulkResults results, OutputStream out) throws IOException {
        byte[] lines = new byte[Math.min(LINES_WRITTEN_AT_ONCE, results.size()) * LINE];
        int at = 0;
        for (int i = 0; i < results.size(); i++) {
            if (lines.length - at < LINE) {
                out.write(lines, 0, at);
                at = 0;
            }
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

    /** Room for the results of a text; those of the next one may take it over. */
    private static final class Room {
        byte[] counts = new byte[0];
        byte[] solutions = new byte[0];

        void make(int puzzles) {
            if (counts.length < puzzles) {
                counts = new byte[puzzles];
                solutions = new byte[Math.multiplyExact(puzzles, BulkWorker.CELLS)];
            }
        }
    }

    private BulkResults solve(byte[] text, int length, Room room) {
        int[] starts = TextIndex.puzzleStarts(text, length);
        room.make(starts.length);
        AtomicInteger nextTask = new AtomicInteger();
        int size = taskSize(starts.length);
        int tasks = (starts.length + size - 1) / size;
        List<Callable<Void>> work = new ArrayList<>();
        for (BulkHand hand : hands.subList(0, Math.min(hands.size(), tasks))) {
            work.add(() -> {
                for (int task = nextTask.getAndIncrement(); task < tasks; task = nextTask.getAndIncrement()) {
                    int from = task * size;
                    int to = Math.min(starts.length, from + size);
                    hand.solve(text, starts, from, to, room.counts, room.solutions);
                }
                return null;
            });
        }
        run(work);
        return new BulkResults(starts.length, room.counts, room.solutions);
    }

    /** As large as suits the engines, but small enough that there is a part for everybody. */
    private int taskSize(int puzzles) {
        int parts = hands.size() == 1 ? 1 : hands.size() * TASKS_PER_THREAD;
        return Math.min(BulkWorker.BATCH, Math.max(SMALLEST_TASK, puzzles / parts + 1));
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
