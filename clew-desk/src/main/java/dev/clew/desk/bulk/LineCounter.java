package dev.clew.desk.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Counts the line breaks of a text that comes in parts: {@code \n}, {@code \r} or both together. Mutable, for one thread. */
final class LineCounter {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;
    private static final long LINE_FEEDS = 0x0A0A0A0A0A0A0A0AL;
    private static final long RETURNS = 0x0D0D0D0D0D0D0D0DL;
    private static final long BEHIND_RETURNS = 0x0E0E0E0E0E0E0E0EL;

    private long lines;
    private boolean afterReturn;

    /** A counter that has already seen a number of line breaks. */
    LineCounter(long lines) {
        this.lines = lines;
    }

    long lines() {
        return lines;
    }

    /** Counts in the next part of the text: by lines of the usual length, or eight bytes with no carriage return near. */
    void count(byte[] text, int from, int to) {
        int at = from;
        while (at < to) {
            long eight = at + 8 <= to && !afterReturn ? (long) LONGS.get(text, at) : RETURNS;
            if (isUsual(text, at, to)) {
                countLine();
                at += PlainLines.BARE;
            } else if (zeroBytes(eight ^ RETURNS) != 0) {
                count(text[at++]);
            } else {
                lines += Long.bitCount(zeroBytes(eight ^ LINE_FEEDS));
                at += 8;
            }
        }
    }

    /** Passes over a line that is known to end with its only line feed and to hold no carriage return. */
    void countLine() {
        lines++;
        afterReturn = false;
    }

    private void count(byte character) {
        if (character == '\r' || character == '\n' && !afterReturn) {
            lines++;
        }
        afterReturn = character == '\r';
    }

    /** Whether what follows is as long as most lines are, with no other line break in it. */
    private static boolean isUsual(byte[] text, int from, int to) {
        int last = from + PlainLines.BARE - 1;
        if (last >= to || text[last] != '\n' || text[last - 1] < ' ') {
            return false;
        }
        long low = 0;
        for (int at = from; at < last - 1; at += Long.BYTES) {
            long eight = (long) LONGS.get(text, at);
            low |= eight - BEHIND_RETURNS & ~eight;
        }
        return (low & ~LOW_BITS) == 0;
    }

    /** The high bit of every byte that is zero. */
    private static long zeroBytes(long bytes) {
        return ~((bytes & LOW_BITS) + LOW_BITS | bytes | LOW_BITS);
    }
}
