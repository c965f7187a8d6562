package dev.clew.cli.read;

import dev.clew.core.Shape;
import dev.clew.desk.bulk.Buffers;
import dev.clew.desk.bulk.Layout;
import dev.clew.desk.bulk.ReadListener;
import dev.clew.desk.bulk.WaitingStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Opens operands with the reader that suits each. The buffers of one serve the next. Mutable, for one thread. */
final class Opener {
    private final @Nullable Shape shape;
    private final InputStream standard;
    private final boolean inBlocks;
    private final boolean inLines;
    private final ReadListener listener;
    private final ReadSoFar soFar;
    /** Made for the first operand that comes in blocks, which most runs do not have. */
    private @Nullable Buffers buffers;

    Opener(
            @Nullable Shape shape,
            InputStream standard,
            boolean inBlocks,
            boolean inLines,
            ReadListener listener,
            ReadSoFar soFar) {
        this.shape = shape;
        this.standard = standard;
        this.inBlocks = inBlocks;
        this.inLines = inLines;
        this.listener = listener;
        this.soFar = soFar;
    }

    /** Opens an operand; the mark lies in it. */
    ItemReader open(Operand operand, Mark from) throws IOException {
        if (operand.isText() && inLines) {
            return new LineReader(
                    operand, new ByteArrayInputStream(operand.word().getBytes(StandardCharsets.UTF_8)), from, null);
        }
        if (operand.isText()) {
            return new PuzzleReader(operand, new StringReader(operand.word()), shape, 0, null);
        }
        WaitingStream stream = new WaitingStream(operand.open(standard, from.offset()), listener);
        soFar.open(stream);
        // A mark lies in a plain file only.
        InputStream text = from.offset() == 0 ? Decoded.open(stream) : stream;
        InputStream file = operand.file() == null ? null : stream;
        if (inBlocks && operand.mayBeLarge()) {
            buffers = buffers == null ? new Buffers() : buffers;
            Layout layout = inLines ? Layout.lines() : Layout.free(shape);
            return new OperandBlocks(operand, text, layout, from, buffers, listener, file);
        }
        if (inLines) {
            return new LineReader(operand, text, from, file);
        }
        Reader characters = new InputStreamReader(text, StandardCharsets.UTF_8);
        return new PuzzleReader(operand, characters, shape, from.lines(), file);
    }
}
