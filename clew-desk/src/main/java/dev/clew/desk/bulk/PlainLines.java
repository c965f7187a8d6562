package dev.clew.desk.bulk;

import dev.clew.core.engine.BulkWorker;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Tells lines that are a classic puzzle, whatever stands around them. Such a line ends every puzzle before it, so what
 * lies between two of them can be read separately.
 */
final class PlainLines {
    /** The length of a plain line with nothing after the puzzle, its line feed included. */
    static final int BARE = BulkWorker.CELLS + 1;

    /** A longer column may be part of a puzzle. */
    private static final int LONGEST_WORD = 26;

    private static final byte[] SHAPE = "shape".getBytes(StandardCharsets.US_ASCII);

    private PlainLines() {}

    /** Whether a line begins there that is a puzzle and nothing else, as most are; what is looked at first and only once. */
    static boolean isBare(byte[] text, int from, int to) {
        int end = from + BARE;
        return end <= to && text[end - 1] == '\n' && BulkWorker.isPuzzle(text, from) && !isRule(text, from);
    }

    /** Behind the next line feed, or -1 if there is none. */
    static int end(byte[] text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (text[at] == '\n') {
                return at + 1;
            }
        }
        return -1;
    }

    /** Behind the last plain line of a text that begins with a line; its start if there is none. */
    static int lastEnd(byte[] text, int from, int to) {
        int end = lineStart(text, from, to);
        while (end > from) {
            int start = lineStart(text, from, end - 1);
            if (isPlain(text, start, end)) {
                return end;
            }
            end = start;
        }
        return from;
    }

    /** Where the line begins that a place is in. */
    static int lineStart(byte[] text, int from, int to) {
        int at = to;
        while (at > from && text[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    /**
     * Whether the text up to a line feed is one line, and that the 81 characters of a puzzle with nothing or something
     * of no interest behind them. Where it might be a rule that frames something, others may decide.
     */
    static boolean isPlain(byte[] text, int from, int end) {
        int rest = from + BulkWorker.CELLS;
        return rest < end
                && isEnd(text[rest])
                && BulkWorker.isPuzzle(text, from)
                && !isRule(text, from)
                && isOneLine(text, rest, end)
                && !mayTellShape(text, rest, end)
                && !isOtherShape(text, rest, end)
                && hasNoOtherPuzzle(text, from, end);
    }

    /**
     * Whether nothing after a puzzle can be one as well: every column there is short, or the full grid that solves a
     * puzzle with blanks. Otherwise others may decide which one it is.
     */
    private static boolean hasNoOtherPuzzle(byte[] text, int from, int end) {
        int start = from + BulkWorker.CELLS;
        for (int at = start; at < end; at++) {
            if (!isEnd(text[at])) {
                continue;
            }
            boolean solution = at - start == BulkWorker.CELLS
                    && isFull(text, start)
                    && !isFull(text, from)
                    && !mayBeRegions(text, start);
            if (at - start > LONGEST_WORD && !solution) {
                return false;
            }
            start = at + 1;
        }
        return true;
    }

    /** Whether equal figures stand side by side, as in a map of regions and in no solution. */
    private static boolean mayBeRegions(byte[] text, int from) {
        for (int at = 1; at < BulkWorker.CELLS; at++) {
            if (text[from + at] == text[from + at - 1] && at % 9 != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFull(byte[] text, int from) {
        for (int at = from; at < from + BulkWorker.CELLS; at++) {
            if (text[at] < '1' || text[at] > '9') {
                return false;
            }
        }
        return true;
    }

    /** Whether the line is a row of a table whose second column names a shape other than the usual one. */
    private static boolean isOtherShape(byte[] text, int from, int end) {
        int at = from + 1;
        if (text[from] != ',' || at >= end || text[at] < '0' || text[at] > '9') {
            return false;
        }
        while (at < end && text[at] >= '0' && text[at] <= '9') {
            at++;
        }
        boolean named = at < end && (text[at] == 'x' || text[at] == 'X' || text[at] < 0);
        boolean usual = at == from + 2 && text[at - 1] == '9' && at + 2 < end && text[at] == 'x' && text[at + 1] == '9';
        return named && !(usual && (text[at + 2] == ',' || text[at + 2] == '\n' || text[at + 2] == '\r'));
    }

    /**
     * Whether something in the line might name a shape, its own or that of the puzzle below it. Then neither is plain,
     * and others see whether it does.
     */
    static boolean mayTellShape(byte[] text, int from, int end) {
        for (int at = from + SHAPE.length; at < end; at++) {
            if (text[at] == '=' && Arrays.equals(text, at - SHAPE.length, at, SHAPE, 0, SHAPE.length)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRule(byte[] text, int from) {
        return text[from + 1] == '-' && text[from + 2] == '-';
    }

    private static boolean isEnd(byte c) {
        return c == '\n' || c == '\r' || c == ' ' || c == '\t' || c == ',' || c == ';';
    }

    /** Whether carriage returns occur only right before line feeds. */
    static boolean isOneLine(byte[] text, int from, int end) {
        for (int at = from; at < end - 2; at++) {
            if (text[at] == '\r') {
                return false;
            }
        }
        return true;
    }
}
