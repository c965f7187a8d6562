package dev.clew.cli.read;

import dev.clew.core.format.PuzzleText;
import dev.clew.desk.bulk.Layout;
import dev.clew.desk.bulk.PuzzleSource;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** The lines of one operand, each a puzzle of its own. Mutable, for one thread at a time. */
final class LineReader implements ItemReader {
    private final Operand operand;
    private final PuzzleSource lines;
    private final @Nullable InputStream file;

    /**
     * @param text what follows the mark
     * @param file what has to be closed in the end, or null
     */
    LineReader(Operand operand, InputStream text, Mark from, @Nullable InputStream file) {
        this.operand = operand;
        this.lines = Layout.lines().puzzles(text, from.offset(), from.lines());
        this.file = file;
    }

    @Override
    public @Nullable Input next() throws IOException {
        PuzzleText text = lines.next();
        return text == null ? null : operand.puzzle(text);
    }

    @Override
    public long titles() {
        return 0;
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
