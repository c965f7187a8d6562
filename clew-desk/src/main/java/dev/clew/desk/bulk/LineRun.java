package dev.clew.desk.bulk;

import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers one puzzle a line on the calling thread, from bytes to bytes: what a task on a cluster does with its part of a
 * file. Puzzles are numbered by the bytes that come before them. Mutable, for one stream after the other.
 */
public final class LineRun implements BlockReader.Maker<AnswerLines> {
    /** Room for most answers to one puzzle. */
    private static final int SMALL = 128;

    private final @Nullable Bulk bulk;
    private final SinglePuzzles singles;
    private final BooleanSupplier cancelled;
    private final Buffers buffers = new Buffers();

    /**
     * @param bulk solves plain lines in blocks; null where every line is answered separately
     * @param singles answers every other line
     * @param cancelled whether the answers are no longer wanted; asked between blocks and between single puzzles
     */
    public LineRun(@Nullable Bulk bulk, SinglePuzzles singles, BooleanSupplier cancelled) {
        this.bulk = bulk;
        this.singles = singles;
        this.cancelled = cancelled;
    }

    /**
     * Answers every line of a stream; neither stream is closed.
     *
     * @param offset how many bytes of the text come before
     * @return how the puzzles ended
     * @throws IOException if a stream fails
     * @throws CancellationException if the answers are no longer wanted
     */
    public Tally run(InputStream in, long offset, OutputStream out) throws IOException {
        BlockReader<AnswerLines> reader =
                new BlockReader<>(in, Layout.linesByOffset(), offset, 0, this, buffers, new ReadListener() {});
        Tally tally = Tally.EMPTY;
        for (AnswerLines answers = reader.next(); answers != null; answers = reader.next()) {
            out.write(answers.bytes(), 0, answers.length());
            tally = tally.plus(answers.tally());
            answers.release();
        }
        return tally;
    }

    @Override
    public AnswerLines block(TextBlock block) {
        check();
        AnswerLines answers = bulk == null ? each(block) : bulk.solve(block, singles);
        block.release();
        return answers;
    }

    private AnswerLines each(TextBlock block) {
        AnswerLines answers = new AnswerLines(buffers, buffers.take());
        block.visit(new TextBlock.Visitor() {
            @Override
            public void plain(int start, long line) {
                other(block.puzzle(start, line));
            }

            @Override
            public void other(PuzzleText puzzle) {
                check();
                singles.answer(puzzle, answers);
            }
        });
        return answers;
    }

    @Override
    public AnswerLines puzzle(PuzzleText puzzle) {
        check();
        AnswerLines answers = new AnswerLines(buffers, new byte[SMALL]);
        singles.answer(puzzle, answers);
        return answers;
    }

    private void check() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("The work was cancelled");
        }
    }
}
