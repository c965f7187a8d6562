package dev.clew.desk.bulk;

import dev.clew.core.Shape;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** How a text falls into puzzles, and where it can be cut without cutting one. Immutable and thread-safe. */
public sealed interface Layout permits FreeLayout, LineLayout {
    /**
     * Puzzles in every format, with whatever may stand between them; a plain line ends what comes before it.
     *
     * @param shape the shape asked for, or null where it follows from the text
     */
    static Layout free(@Nullable Shape shape) {
        return new FreeLayout(shape);
    }

    /** One puzzle a line, each line on its own; blank lines and comments are skipped. */
    static Layout lines() {
        return new LineLayout(false);
    }

    /** The same, but where the number of a line is asked for, there is the number of bytes that come before it. */
    static Layout linesByOffset() {
        return new LineLayout(true);
    }

    /** Whether a text can be cut after a line, which ends with a line feed. */
    boolean isCut(byte[] text, int from, int end);

    /** After the last line of a text that it can be cut after; its start if there is none. */
    int lastCut(byte[] text, int from, int to);

    /** Shows every puzzle of a block to the visitor. */
    void visit(TextBlock block, TextBlock.Visitor visitor);

    /**
     * The puzzles of a stream one by one.
     *
     * @param offset how many bytes of the text come before
     * @param lines how many lines of the text come before
     */
    PuzzleSource puzzles(InputStream in, long offset, long lines);
}
