package dev.clew.desk.bulk;

import dev.clew.core.engine.BulkWorker;
import dev.clew.core.format.PuzzleText;
import dev.clew.desk.answer.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves the plain lines of a block at once. Whatever needs words, and every puzzle that is not a plain line, is
 * answered separately and put in its place. Mutable, for one thread at a time.
 */
final class BlockSolver implements TextBlock.Visitor {
    private static final int STRIDE = BulkWorker.CELLS + 1;
    private static final byte[] MULTIPLE =
            (OneLine.mark(Verdict.MULTIPLE, "") + "\n").getBytes(StandardCharsets.US_ASCII);

    private final BulkWorker worker = new BulkWorker();
    private int[] starts = new int[256];
    private long[] lines = new long[256];
    private int size;

    /** Other puzzles, and how many plain lines come before each. */
    private final List<PuzzleText> others = new ArrayList<>();

    private final List<Integer> plainBefore = new ArrayList<>();

    /** Solves everything in the block. */
    AnswerLines solve(TextBlock block, SinglePuzzles singles) {
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
            return new AnswerLines(buffers, solutions).solved(size * STRIDE, size);
        }
        AnswerLines answers = assemble(block, solutions, singles);
        buffers.give(solutions);
        return answers;
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
    public void other(PuzzleText puzzle) {
        others.add(puzzle);
        plainBefore.add(size);
    }

    private boolean isUniform() {
        boolean unique = others.isEmpty();
        for (int i = 0; i < size && unique; i++) {
            unique = worker.count(i) == 1;
        }
        return unique;
    }

    /** Combines the results of different puzzles. */
    private AnswerLines assemble(TextBlock block, byte[] solutions, SinglePuzzles singles) {
        AnswerLines answers = new AnswerLines(block.buffers(), block.buffers().take());
        int other = 0;
        int unique = 0;
        for (int i = 0; i <= size; i++) {
            while (other < others.size() && plainBefore.get(other) == i) {
                singles.answer(others.get(other++), answers);
            }
            if (i == size) {
                continue;
            }
            if (worker.count(i) == 1) {
                answers.append(solutions, i * STRIDE, STRIDE);
                unique++;
            } else if (worker.count(i) == 0) {
                singles.answer(block.puzzle(starts[i], lines[i]), answers);
            } else {
                answers.add(MULTIPLE, MULTIPLE.length, Tally.SEVERAL);
            }
        }
        answers.count(Tally.good(unique));
        return answers;
    }

    /** The engine that gets the work by now. */
    String describe() {
        return worker.describe();
    }

    boolean isSettled() {
        return worker.isSettled();
    }
}
