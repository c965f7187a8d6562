package dev.clew.cli.read;

import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** The puzzles of one operand, found one after the other. Mutable, for one thread at a time. */
final class PuzzleReader implements ItemReader {
    private final Operand operand;
    private final PuzzleSplitter splitter;
    private final @Nullable InputStream file;

    /**
     * @param linesBefore how many lines of the operand come before what the reader gives
     * @param file what has to be closed in the end, or null
     */
    PuzzleReader(Operand operand, Reader reader, @Nullable Shape shape, long linesBefore, @Nullable InputStream file) {
        this.operand = operand;
        this.splitter = new PuzzleSplitter(reader, shape, linesBefore);
        this.file = file;
    }

    @Override
    public @Nullable Input next() throws IOException {
        PuzzleText text = splitter.next().orElse(null);
        return text == null ? null : operand.puzzle(text);
    }

    @Override
    public long titles() {
        return splitter.titles();
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
