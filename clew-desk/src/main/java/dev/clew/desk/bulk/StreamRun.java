package dev.clew.desk.bulk;

import dev.clew.core.Budget;
import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One run of {@link Bulk} over a stream. Mutable, for one run. */
final class StreamRun implements BlockReader.Maker<StreamRun.Part>, OrderedPipeline.Sink<AnswerLines> {
    /** What is read and answered together. */
    interface Part extends Piece {
        /** Answers it, once; for any thread. */
        AnswerLines answered();
    }

    /** Room for most answers to one puzzle. */
    private static final int SMALL = 128;

    private final Bulk bulk;
    private final BooleanSupplier cancelled;
    private final SinglePuzzles singles;
    private final OutputStream out;
    private final int threads;
    private final Consumer<String> messages;
    private final Buffers buffers = new Buffers();
    private Tally tally = Tally.EMPTY;

    StreamRun(Bulk bulk, OutputStream out, int threads, Consumer<String> messages, BooleanSupplier cancelled) {
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads cannot work; at least 1 is needed");
        }
        this.bulk = bulk;
        this.out = out;
        this.threads = threads;
        this.messages = messages;
        this.cancelled = cancelled;
        this.singles = new GeneralAnswers(Budget.unlimited().withCancellation(cancelled));
    }

    Tally run(InputStream in) throws IOException {
        OrderedPipeline<Part, AnswerLines> pipeline = new OrderedPipeline<>(Part::answered, this, threads);
        WaitingStream waiting = new WaitingStream(in, pipeline);
        BlockReader<Part> reader = new BlockReader<>(waiting, Layout.free(null), 0, 0, this, buffers, pipeline);
        try {
            pipeline.run(new Parts(reader));
            out.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return tally;
    }

    private void check() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("The work was cancelled");
        }
    }

    /** What the reader gives, one after the other. */
    private final class Parts implements Iterator<Part> {
        private final BlockReader<Part> reader;
        private @Nullable Part next;

        Parts(BlockReader<Part> reader) {
            this.reader = reader;
        }

        @Override
        public boolean hasNext() {
            check();
            try {
                next = next == null ? reader.next() : next;
                return next != null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Part next() {
            Part found = hasNext() ? next : null;
            if (found == null) {
                throw new NoSuchElementException("Everything is read");
            }
            next = null;
            return found;
        }
    }

    @Override
    public Part block(TextBlock block) {
        return new BlockPart(block);
    }

    @Override
    public Part puzzle(PuzzleText puzzle) {
        return new PuzzlePart(puzzle);
    }

    private final class BlockPart implements Part {
        private final TextBlock block;

        BlockPart(TextBlock block) {
            this.block = block;
        }

        @Override
        public int length() {
            return block.length();
        }

        @Override
        public int room() {
            return block.room();
        }

        @Override
        public AnswerLines answered() {
            check();
            AnswerLines answers = bulk.solve(block, singles);
            check();
            block.release();
            return answers;
        }
    }

    private final class PuzzlePart implements Part {
        private final PuzzleText puzzle;

        PuzzlePart(PuzzleText puzzle) {
            this.puzzle = puzzle;
        }

        @Override
        public int length() {
            return puzzle.text().length();
        }

        @Override
        public int room() {
            return length();
        }

        @Override
        public AnswerLines answered() {
            AnswerLines answers = new AnswerLines(buffers, new byte[SMALL]);
            singles.answer(puzzle, answers);
            // A search that was called off has found nothing out.
            check();
            return answers;
        }
    }

    @Override
    public void accept(AnswerLines answers) {
        tally = tally.plus(answers.tally());
        answers.messages().forEach(messages);
        try {
            out.write(answers.bytes(), 0, answers.length());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        answers.release();
    }

    @Override
    public void idle() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
