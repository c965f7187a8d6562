package dev.clew.cli.solve;

import dev.clew.cli.stream.Block;
import dev.clew.cli.stream.Buffers;
import dev.clew.cli.stream.Input;
import dev.clew.cli.stream.Report;
import dev.clew.cli.stream.Tally;
import dev.clew.core.BulkWorker;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves the plain lines of a block at once. Whatever needs words, and every puzzle that is no plain line, is left to the
 * general work and put in its place. Mutable, for one thread at a time.
 */
final class BlockSolver implements Block.Visitor {
    private static final int STRIDE = BulkWorker.CELLS + 1;
    private static final byte[] MULTIPLE = "!multiple\n".getBytes(StandardCharsets.US_ASCII);

    private final SolveWork general;
    private final BulkWorker worker = new BulkWorker();
    private int[] starts = new int[256];
    private long[] lines = new long[256];
    private int size;

    /** Other puzzles, and how many plain lines come before each. */
    private final List<Input> others = new ArrayList<>();

    private final List<Integer> plainBefore = new ArrayList<>();

    BlockSolver(SolveWork general) {
        this.general = general;
    }

    /** Solves everything in the block. */
    Report solve(Block block) {
        size = 0;
        others.clear();
        plainBefore.clear();
        block.visit(this);
        Buffers buffers = block.buffers();
        byte[] solutions = buffers.take();
        worker.solve(block.text(), starts, size, solutions, STRIDE);
        for (int end = BulkWorker.CELLS; end < size * STRIDE; end += STRIDE) {
            solutions[end] = '\n';
        }
        if (isUniform()) {
            return new Report(solutions, size * STRIDE, List.of(), true, Tally.good(size), buffers);
        }
        Report report = new Assembly(block, solutions).report();
        buffers.give(solutions);
        return report;
    }

    /** The engine that gets the work by now. */
    String describe() {
        return worker.describe();
    }

    boolean isSettled() {
        return worker.isSettled();
    }

    @Override
    public void plain(int start, long line) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, 2 * size);
            lines = Arrays.copyOf(lines, 2 * size);
        }
        starts[size] = start;
        lines[size++] = line;
    }

    @Override
    public void other(Input input) {
        others.add(input);
        plainBefore.add(size);
    }

    private boolean isUniform() {
        boolean unique = others.isEmpty();
        for (int i = 0; i < size && unique; i++) {
            unique = worker.count(i) == 1;
        }
        return unique;
    }

    /** Puts together what came of different puzzles. */
    private final class Assembly {
        private final Block block;
        private final byte[] solutions;
        private byte[] text;
        private int length;
        private final List<String> messages = new ArrayList<>();
        private boolean good = true;
        private Tally tally = Tally.EMPTY;
        private int unique;

        Assembly(Block block, byte[] solutions) {
            this.block = block;
            this.solutions = solutions;
            this.text = block.buffers().take();
        }

        Report report() {
            int other = 0;
            for (int i = 0; i <= size; i++) {
                while (other < others.size() && plainBefore.get(other) == i) {
                    add(general.apply(others.get(other++)));
                }
                if (i < size) {
                    addPlain(i);
                }
            }
            return new Report(text, length, messages, good, tally.plus(Tally.good(unique)), block.buffers());
        }

        private void addPlain(int plain) {
            if (worker.count(plain) == 1) {
                write(solutions, plain * STRIDE, STRIDE);
                unique++;
            } else if (worker.count(plain) == 0) {
                add(general.apply(block.input(starts[plain], lines[plain])));
            } else {
                write(MULTIPLE, 0, MULTIPLE.length);
                tally = tally.plus(Tally.SEVERAL);
                good = false;
            }
        }

        private void add(Report report) {
            write(report.lines(), 0, report.length());
            messages.addAll(report.messages());
            good &= report.good();
            tally = tally.plus(report.tally());
        }

        /** Reasons may be longer than solutions; an array that has become too small for them goes back. */
        private void write(byte[] source, int from, int count) {
            if (text.length - length < count) {
                byte[] small = text;
                text = Arrays.copyOf(small, 2 * small.length + count);
                block.buffers().give(small);
            }
            System.arraycopy(source, from, text, length, count);
            length += count;
        }
    }
}
