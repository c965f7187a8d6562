package dev.clew.core;

import java.util.Arrays;

/** Finds puzzles in lines of bytes. */
final class TextIndex {
    private TextIndex() {}

    /** Where the puzzle of each line starts, or -1 for a line that is none; an end of line begins no further line. */
    static int[] puzzleStarts(byte[] text, int length) {
        int[] starts = new int[length / (BulkWorker.CELLS + 1) + 1];
        int size = 0;
        for (int from = 0; from < length; ) {
            // Most lines are a puzzle and nothing else, and no line break can hide in a puzzle.
            int usual = from + BulkWorker.CELLS;
            boolean good = usual < length && text[usual] == '\n' && BulkWorker.isPuzzle(text, from);
            int end = good ? usual : lineEnd(text, from, length);
            if (size == starts.length) {
                starts = Arrays.copyOf(starts, 2 * size);
            }
            starts[size++] = good || isPuzzle(text, from, end) ? from : -1;
            from = end + 1;
        }
        return Arrays.copyOf(starts, size);
    }

    private static boolean isPuzzle(byte[] text, int from, int end) {
        int visible = end > from && text[end - 1] == '\r' ? end - 1 : end;
        return visible - from == BulkWorker.CELLS && BulkWorker.isPuzzle(text, from);
    }

    private static int lineEnd(byte[] text, int from, int length) {
        int at = from;
        while (at < length && text[at] != '\n') {
            at++;
        }
        return at;
    }

    /** Behind the last line break, or 0 if there is none. */
    static int lastLineEnd(byte[] text, int length) {
        int at = length;
        while (at > 0 && text[at - 1] != '\n') {
            at--;
        }
        return at;
    }
}
