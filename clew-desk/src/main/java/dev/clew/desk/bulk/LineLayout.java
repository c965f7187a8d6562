package dev.clew.desk.bulk;

import dev.clew.core.format.PuzzleText;
import dev.clew.core.format.SingleLine;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * One puzzle a line, each line on its own.
 *
 * @param byOffset whether lines are known by the bytes that come before them instead of by their numbers
 */
record LineLayout(boolean byOffset) implements Layout {
    @Override
    public boolean isCut(byte[] text, int from, int end) {
        return true;
    }

    @Override
    public int lastCut(byte[] text, int from, int to) {
        return PlainLines.lineStart(text, from, to);
    }

    @Override
    public PuzzleSource puzzles(InputStream in, long offset, long lines) {
        return new LinePuzzles(in, byOffset, offset, lines);
    }

    @Override
    public void visit(TextBlock block, TextBlock.Visitor visitor) {
        byte[] text = block.text();
        long line = block.linesBefore();
        for (int start = block.from(); start < block.to(); line++) {
            long number = byOffset ? block.offset() + start - block.from() : line + 1;
            boolean bare = PlainLines.isBare(text, start, block.to());
            int end = bare ? start + PlainLines.BARE : end(text, start, block.to());
            if (bare || text[end - 1] == '\n' && PlainLines.isPlain(text, start, end)) {
                visitor.plain(start, number);
            } else {
                showOther(new String(text, start, end - start, StandardCharsets.UTF_8), number, visitor);
            }
            start = end;
        }
    }

    private static void showOther(String line, long number, TextBlock.Visitor visitor) {
        String puzzle = SingleLine.puzzle(withoutEnd(line));
        if (puzzle != null) {
            visitor.other(new PuzzleText(number, puzzle));
        }
    }

    private static String withoutEnd(String line) {
        int end = line.length();
        while (end > 0 && (line.charAt(end - 1) == '\n' || line.charAt(end - 1) == '\r')) {
            end--;
        }
        return line.substring(0, end);
    }

    /** Behind the end of a line: a line feed, a carriage return, or both together. */
    private static int end(byte[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (text[at] == '\n') {
                return at + 1;
            }
            if (text[at] == '\r') {
                return at + 1 < to && text[at + 1] == '\n' ? at + 2 : at + 1;
            }
        }
        return to;
    }
}
