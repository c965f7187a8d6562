package dev.clew.cli.stream;

import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** The puzzles of one operand, found one after the other. Mutable, for one thread at a time. */
final class PuzzleReader implements ItemReader {
    private final Operand operand;
    private final PuzzleSplitter splitter;

    /**
     * @param linesBefore how many lines of the operand come before what the reader gives
     */
    PuzzleReader(Operand operand, Reader reader, @Nullable Shape shape, long linesBefore) {
        this.operand = operand;
        this.splitter = new PuzzleSplitter(reader, shape, linesBefore);
    }

    @Override
    public @Nullable Input next() throws IOException {
        PuzzleText text = splitter.next().orElse(null);
        return text == null ? null : new Input(operand.name(), text.firstLine(), text.text(), operand.isText());
    }
}
