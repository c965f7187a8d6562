package dev.clew.cli.stream;

import dev.clew.core.BulkWorker;
import dev.clew.core.Shape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Whole lines of an operand, most of them plain puzzles. It begins behind a plain line or at the start of the operand and
 * ends behind a plain line, so that no puzzle reaches over its edges. Immutable by agreement: nobody writes to the bytes.
 */
public final class Block implements Item {
    /** Takes what is in a block, in order. */
    public interface Visitor {
        /** Takes a plain line: 81 characters of a classic 9×9 puzzle from there on. */
        void plain(int start, int line);

        /** Takes any other puzzle. */
        void other(Input input);
    }

    private final Operand operand;
    private final @Nullable Shape shape;
    private final int linesBefore;
    private final byte[] text;
    private final int from;
    private final int to;

    Block(Operand operand, @Nullable Shape shape, int linesBefore, byte[] text, int from, int to) {
        this.operand = operand;
        this.shape = shape;
        this.linesBefore = linesBefore;
        this.text = text;
        this.from = from;
        this.to = to;
    }

    @Override
    public int length() {
        return to - from;
    }

    @Override
    public <R> R doneBy(OrderedPipeline.Work<R> work) {
        return work.apply(this);
    }

    /** The bytes that plain lines start in. */
    public byte[] text() {
        return text;
    }

    /** A plain line as a puzzle like any other. */
    public Input input(int start, int line) {
        int end = start + BulkWorker.CELLS;
        while (text[end] != '\n' && text[end] != '\r') {
            end++;
        }
        return input(line, new String(text, start, end - start, StandardCharsets.UTF_8));
    }

    private Input input(int line, String puzzle) {
        return new Input(operand.name(), line, puzzle, false);
    }

    /** Shows every puzzle to the visitor. */
    public void visit(Visitor visitor) {
        LineCounter counter = new LineCounter(linesBefore);
        int read = from;
        int readLines = linesBefore;
        for (int start = from; start < to; ) {
            int end = lineEnd(start);
            boolean plain = PlainLines.isPlain(text, start, end);
            if (plain && read < start) {
                readOthers(read, start, readLines, visitor);
            }
            if (plain) {
                visitor.plain(start, counter.lines() + 1);
            }
            counter.count(text, start, end);
            if (plain || read == start && isEmpty(start, end)) {
                read = end;
                readLines = counter.lines();
            }
            start = end;
        }
    }

    private int lineEnd(int start) {
        int usual = start + BulkWorker.CELLS;
        return usual < to && text[usual] == '\n' && BulkWorker.isPuzzle(text, start)
                ? usual + 1
                : PlainLines.end(text, start, to);
    }

    /** Whether a line is blank or a comment for all to see. */
    private boolean isEmpty(int start, int end) {
        return text[start] == '\n'
                || text[start] == '\r' && end - start == 2
                || text[start] == '#' && PlainLines.isOneLine(text, start, end);
    }

    private void readOthers(int first, int behind, int lines, Visitor visitor) {
        ByteArrayInputStream part = new ByteArrayInputStream(text, first, behind - first);
        PuzzleReader reader =
                new PuzzleReader(operand, new InputStreamReader(part, StandardCharsets.UTF_8), shape, lines);
        try {
            for (Input input = reader.next(); input != null; input = reader.next()) {
                visitor.other(input);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
