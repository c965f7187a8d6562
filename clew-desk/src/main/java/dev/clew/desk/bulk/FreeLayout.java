package dev.clew.desk.bulk;

import dev.clew.core.Shape;
import dev.clew.core.format.PuzzleSplitter;
import dev.clew.core.format.PuzzleText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles in every format. A plain line ends every puzzle before it, so what lies between two of them can be read
 * separately.
 *
 * @param shape the shape asked for, or null where it follows from the text
 */
record FreeLayout(@Nullable Shape shape) implements Layout {
    @Override
    public boolean isCut(byte[] text, int from, int end) {
        return PlainLines.isPlain(text, from, end);
    }

    @Override
    public int lastCut(byte[] text, int from, int to) {
        return PlainLines.lastEnd(text, from, to);
    }

    @Override
    public PuzzleSource puzzles(InputStream in, long offset, long lines) {
        return new SplitPuzzles(new PuzzleSplitter(new InputStreamReader(in, StandardCharsets.UTF_8), shape, lines));
    }

    /** What a splitter finds. */
    private record SplitPuzzles(PuzzleSplitter splitter) implements PuzzleSource {
        @Override
        public @Nullable PuzzleText next() throws IOException {
            return splitter.next().orElse(null);
        }

        @Override
        public long titles() {
            return splitter.titles();
        }
    }

    @Override
    public void visit(TextBlock block, TextBlock.Visitor visitor) {
        byte[] text = block.text();
        int from = block.from();
        int to = block.to();
        long linesBefore = block.linesBefore();
        LineCounter counter = new LineCounter(linesBefore);
        int read = from;
        long readLines = linesBefore;
        boolean noted = false;
        for (int start = from; start < to; ) {
            boolean bare = PlainLines.isBare(text, start, to);
            int end = bare ? start + PlainLines.BARE : PlainLines.end(text, start, to);
            boolean looksPlain = bare || PlainLines.isPlain(text, start, end);
            // What stands above the first puzzle of a text may be its header, so that one is read together with it.
            boolean headed = readLines == 0 && read < start;
            boolean plain = looksPlain && !noted && !headed;
            noted = !looksPlain && (noted || PlainLines.mayTellShape(text, start, end));
            if (plain && read < start) {
                readOthers(text, read, start, readLines, visitor);
            }
            if (plain) {
                visitor.plain(start, counter.lines() + 1);
            }
            if (bare) {
                counter.countLine();
            } else {
                counter.count(text, start, end);
            }
            if (plain || read == start && isEmpty(text, start, end)) {
                read = end;
                readLines = counter.lines();
            }
            start = end;
        }
        if (read < to) {
            readOthers(text, read, to, readLines, visitor);
        }
    }

    /** Whether a line is blank or a comment for all to see. */
    private static boolean isEmpty(byte[] text, int start, int end) {
        return text[start] == '\n'
                || text[start] == '\r' && end - start == 2
                || text[start] == '#'
                        && PlainLines.isOneLine(text, start, end)
                        && !PlainLines.mayTellShape(text, start, end);
    }

    private void readOthers(byte[] text, int first, int behind, long lines, TextBlock.Visitor visitor) {
        PuzzleSource puzzles = puzzles(new ByteArrayInputStream(text, first, behind - first), 0, lines);
        try {
            for (PuzzleText next = puzzles.next(); next != null; next = puzzles.next()) {
                visitor.other(next);
            }
            visitor.titles(puzzles.titles());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
