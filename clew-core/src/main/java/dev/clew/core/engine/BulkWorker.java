package dev.clew.core.engine;

import dev.clew.core.internal.bulk.Batch;
import dev.clew.core.internal.bulk.BatchSolver;
import dev.clew.core.internal.bulk.BulkEngine;
import dev.clew.core.internal.bulk.LongBytes;
import java.util.List;

/**
 * Solves batches of classic 9×9 puzzles on one thread, straight from bytes to bytes: no object is made for a puzzle.
 * Which engine does the work is settled by what is fastest on this JVM after some work, so a worker should be kept and
 * used again.
 *
 * <p>Mutable, for one thread at a time.
 */
public final class BulkWorker {
    /** How many characters a puzzle has. */
    public static final int CELLS = 81;

    /**
     * How many puzzles a batch should have where there are that many. Engines work on some hundred at a time and end every
     * batch with ever fewer; much smaller batches cost a part of their speed, and larger ones gain next to nothing.
     */
    public static final int BATCH = 1 << 14;

    private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;
    private static final long DOTS = 0x2E2E2E2E2E2E2E2EL;
    private static final long ZEROS = 0x3030303030303030L;
    private static final long ABOVE_NINE = 0x7676767676767676L;

    private static final boolean[] IS_CELL = new boolean[256];

    static {
        for (char c : "123456789.0*_-".toCharArray()) {
            IS_CELL[c] = true;
        }
    }

    private final BulkEngine engine;
    private final Batch batch = new Batch();

    /** A worker that has yet to warm up. */
    public BulkWorker() {
        this(BulkEngine.create(System::nanoTime));
    }

    private BulkWorker(BulkEngine engine) {
        this.engine = engine;
    }

    /** The names of all engines that this JVM can run. */
    public static List<String> engines() {
        return BulkEngine.solvers(System::nanoTime).stream()
                .map(BatchSolver::name)
                .toList();
    }

    /**
     * A worker that keeps to one engine, so that it can be measured.
     *
     * @param name one of {@link #engines}
     */
    public static BulkWorker on(String name) {
        for (BatchSolver solver : BulkEngine.solvers(System::nanoTime)) {
            if (solver.name().equals(name)) {
                return new BulkWorker(new BulkEngine(List.of(solver), System::nanoTime));
            }
        }
        throw new IllegalArgumentException("There is no engine \"" + name + "\"; this JVM has " + engines());
    }

    /**
     * Whether the 81 bytes from there on are the values of a puzzle: {@code 1} to {@code 9}, and one of {@code .0*_-}
     * for a blank.
     */
    public static boolean isPuzzle(byte[] text, int from) {
        if (text.length - from < CELLS) {
            return false;
        }
        long others = 0;
        for (int at = from; at < from + CELLS - 1; at += Long.BYTES) {
            others |= neitherDigitNorDot(LongBytes.BEST.get(text, at));
        }
        return ((others & ~LOW_BITS) == 0 || areCells(text, from)) && IS_CELL[text[from + CELLS - 1] & 0xFF];
    }

    /**
     * Sets the high bit of every byte that is something else; the other bits mean nothing. A digit differs from 0 by at
     * most 9 and a dot from a dot by nothing, and without its high bit no byte carries into the next.
     */
    private static long neitherDigitNorDot(long bytes) {
        long low = bytes & LOW_BITS;
        return bytes | (low ^ ZEROS) + ABOVE_NINE & (low ^ DOTS) + LOW_BITS;
    }

    /** The blanks that are less common. */
    private static boolean areCells(byte[] text, int from) {
        boolean all = true;
        for (int i = from; i < from + CELLS; i++) {
            all &= IS_CELL[text[i] & 0xFF];
        }
        return all;
    }

    /**
     * Solves puzzles and proves that their solutions are the only ones. Puzzle i is the 81 bytes from {@code starts[i]}
     * on, where everything but {@code 1} to {@code 9} is blank; {@link #count} then returns the result; if there is one
     * solution, it is in the 81 bytes from {@code i * stride} on. What the output holds for other puzzles means
     * nothing.
     *
     * @param size how many puzzles there are
     * @param output room for {@code size} solutions
     * @param stride the distance of solutions in the output, at least 81
     */
    public void solve(byte[] text, int[] starts, int size, byte[] output, int stride) {
        if (stride < CELLS || output.length < (long) (size - 1) * stride + CELLS && size > 0) {
            throw new IllegalArgumentException(size + " solutions at a distance of " + stride
                    + " bytes do not fit into " + output.length + " bytes");
        }
        engine.solve(batch.from(text, starts, size).into(output, stride, '0'));
    }

    /** How many solutions a puzzle of the latest batch has: 0, 1, or 2 for several. */
    public int count(int puzzle) {
        return batch.count(puzzle);
    }

    @Override
    public String toString() {
        return describe();
    }

    /** The engine that gets the work by now. */
    public String describe() {
        return engine.describe();
    }

    /** Whether it has found out which engine is the fastest here: until then some of the work is spent on trials. */
    public boolean isSettled() {
        return engine.isSettled();
    }

    /** How many guesses were made so far. */
    public long guesses() {
        return engine.guesses();
    }

    /** How many passes over search nodes were made so far. */
    public long sweeps() {
        return engine.sweeps();
    }
}
