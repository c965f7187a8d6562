package dev.clew.logic.internal.technique.fish;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.fact.ValueLines;
import java.util.Arrays;

/**
 * Chooses k lines whose places lie in k crossing lines, in lexicographic order. For one pass on one thread.
 *
 * <p>Trying all k of n lines takes too long on large grids. Instead every line is first given a crossing line of its
 * own (a matching; where there is none the board is broken). N lines that fit into N crossing lines fill them
 * completely: with a line they take in the owners of all its places, the owners of those lines' places, and so on, its
 * closure. So only unions of closures are tried, and where a value has no fish of any size every closure is everything.
 */
final class TightLines {
    /** Takes a choice. */
    interface Visitor {
        /** The chosen lines as a mask; false to stop. */
        boolean visit(long chosen);
    }

    private final ValueLines lines;
    private final Meter meter;
    private final int[] owners;
    private final long[] closures;
    private long singles;
    private long tried;

    private TightLines(ValueLines lines, Meter meter) {
        this.lines = lines;
        this.meter = meter;
        this.owners = new int[lines.board().size()];
        this.closures = new long[lines.count()];
        Arrays.fill(owners, -1);
    }

    /** Visits every choice of {@code size} lines with at least two places each; false when stopped on the way. */
    static boolean visit(ValueLines lines, int size, Meter meter, Visitor visitor) {
        if (lines.count() <= size || !hasEnough(lines, size)) {
            return true;
        }
        TightLines choices = new TightLines(lines, meter);
        if (!choices.match()) {
            return true;
        }
        choices.close();
        return choices.choose(0, 0, size, visitor);
    }

    /** Whether this many lines could be together, each with all others, by their places: most often it ends here. */
    private static boolean hasEnough(ValueLines lines, int size) {
        int enough = 0;
        for (int line = 0; line < lines.count(); line++) {
            long places = lines.places(line);
            if (Long.bitCount(places) >= 2 && Long.bitCount(places) <= size) {
                enough += fitting(lines, places, size) >= size ? 1 : 0;
            }
        }
        return enough >= size;
    }

    /** How many lines, itself included, fit into a number of places with one that has these. */
    private static int fitting(ValueLines lines, long places, int size) {
        int fitting = 0;
        for (int line = 0; line < lines.count(); line++) {
            fitting += Long.bitCount(lines.places(line) | places) <= size ? 1 : 0;
        }
        return fitting;
    }

    /** Finds each line a place of its own, and each place a line; false where that cannot be done. */
    private boolean match() {
        for (int line = 0; line < lines.count(); line++) {
            tried = 0;
            if (!matches(line)) {
                return false;
            }
        }
        return Long.bitCount(lines.union(lines.all())) == lines.count();
    }

    private boolean matches(int line) {
        for (Bits rest = Bits.of(lines.places(line)); rest.hasNext(); ) {
            int place = rest.next();
            if ((tried >>> place & 1) == 0) {
                tried |= 1L << place;
                if (owners[place] < 0 || matches(owners[place])) {
                    owners[place] = line;
                    return true;
                }
            }
        }
        return false;
    }

    /** A line with a single place makes no fish, nor does one whose closure has such a line. */
    private void close() {
        for (int line = 0; line < closures.length; line++) {
            singles |= Long.bitCount(lines.places(line)) < 2 ? 1L << line : 0;
            for (Bits rest = Bits.of(lines.places(line)); rest.hasNext(); ) {
                closures[line] |= 1L << owners[rest.next()];
            }
        }
        for (int middle = 0; middle < closures.length; middle++) {
            for (int line = 0; line < closures.length; line++) {
                if ((closures[line] >>> middle & 1) != 0) {
                    closures[line] |= closures[middle];
                }
            }
        }
    }

    /** A line skipped before {@code from} stays out, so that every choice comes once. */
    private boolean choose(long chosen, int from, int size, Visitor visitor) {
        if (Long.bitCount(chosen) == size) {
            return visitor.visit(chosen);
        }
        if (!meter.spend()) {
            return false;
        }
        for (int line = from; line < closures.length; line++) {
            long grown = chosen | closures[line];
            long passedOver = (1L << line) - 1 & ~chosen;
            if ((chosen >>> line & 1) == 0
                    && (grown & (passedOver | singles)) == 0
                    && Long.bitCount(grown) <= size
                    && !choose(grown, line + 1, size, visitor)) {
                return false;
            }
        }
        return true;
    }
}
