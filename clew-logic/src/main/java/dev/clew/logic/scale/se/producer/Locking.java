package dev.clew.logic.scale.se.producer;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.SeProfile;
import org.jspecify.annotations.Nullable;

/** Pointing (block to line, 2.6, direct 1.7) and claiming (line to block, 2.8, direct 1.9). */
public final class Locking implements Producer {
    private static final int[] FROM = {Houses.BLOCK, Houses.BLOCK, Houses.COLUMN, Houses.ROW};
    private static final int[] TO = {Houses.COLUMN, Houses.ROW, Houses.BLOCK, Houses.BLOCK};

    private final SeProfile profile;
    private final boolean direct;

    /** Pointing and claiming; direct ones place a digit and remove nothing. */
    public Locking(SeProfile profile, boolean direct) {
        this.profile = profile;
        this.direct = direct;
    }

    /** Sees every locked digit in order. */
    @FunctionalInterface
    public interface Visitor {
        /** All places of a digit in region a, at least two, lie in region b; true ends the scan. */
        boolean locked(int a, int b, int digit);
    }

    @Override
    public void find(SeGrid grid, Budget.Meter meter, HintSink sink) {
        scan(grid, profile, new Offers(grid, direct, sink));
    }

    /** Scans the grid in the order of the profile: by digit first, or by region first. */
    public static void scan(SeGrid grid, SeProfile profile, Visitor visitor) {
        for (int pair = 0; pair < 4; pair++) {
            boolean stop = profile == SeProfile.K
                    ? byDigit(grid, FROM[pair], TO[pair], visitor)
                    : byRegion(grid, FROM[pair], TO[pair], visitor);
            if (stop) {
                return;
            }
        }
    }

    private static boolean byDigit(SeGrid grid, int from, int to, Visitor visitor) {
        for (int digit = 0; digit < 9; digit++) {
            for (int a = from * 9; a < from * 9 + 9; a++) {
                int third = third(grid.positions(a, digit), to == Houses.COLUMN);
                if (third >= 0 && visitor.locked(a, region(a, third, to), digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean byRegion(SeGrid grid, int from, int to, Visitor visitor) {
        for (int a = from * 9; a < from * 9 + 9; a++) {
            for (int third = 0; third < 3; third++) {
                for (int digit = 0; digit < 9; digit++) {
                    if (third(grid.positions(a, digit), to == Houses.COLUMN) == third
                            && visitor.locked(a, region(a, third, to), digit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Which third of a region holds all of at least two positions, or -1. */
    private static int third(int positions, boolean columns) {
        if ((positions & positions - 1) == 0) {
            return -1;
        }
        int mask = columns ? 0b001_001_001 : 0b000_000_111;
        for (int third = 0; third < 3; third++) {
            if ((positions & ~mask) == 0) {
                return third;
            }
            mask <<= columns ? 1 : 3;
        }
        return -1;
    }

    private static int region(int a, int third, int to) {
        int position = to == Houses.COLUMN ? third : third * 3;
        return Houses.region(Houses.cell(a, position), to);
    }

    /** Offers the steps that do something. */
    private static final class Offers implements Visitor {
        private final SeGrid grid;
        private final boolean direct;
        private final HintSink sink;

        Offers(SeGrid grid, boolean direct, HintSink sink) {
            this.grid = grid;
            this.direct = direct;
            this.sink = sink;
        }

        @Override
        public boolean locked(int a, int b, int digit) {
            Hint hint = direct ? placement(a, b, digit) : elimination(a, b, digit);
            return hint != null && sink.accept(hint);
        }

        private @Nullable Hint elimination(int a, int b, int digit) {
            if (Integer.bitCount(grid.positions(a, digit)) == Integer.bitCount(grid.positions(b, digit))) {
                return null;
            }
            Hint found = a < 9 ? new Hint("Pointing", 2.6) : new Hint("Claiming", 2.8);
            for (int rest = grid.positions(b, digit); rest != 0; rest &= rest - 1) {
                int cell = Houses.cell(b, Integer.numberOfTrailingZeros(rest));
                if (!Houses.contains(a, cell)) {
                    found.remove(grid, cell, 1 << digit);
                }
            }
            return found.because(new SimplePatterns.Locked(a, b, digit));
        }

        /** Another region of a's type that is left with one place for the digit once b is taken. */
        private @Nullable Hint placement(int a, int b, int digit) {
            int type = Houses.type(a);
            for (int e = type * 9; e < type * 9 + 9; e++) {
                int positions = grid.positions(e, digit);
                if (e == a || (positions & positions - 1) == 0) {
                    continue;
                }
                int outside = outside(e, positions, b);
                if (outside != positions && outside != 0 && (outside & outside - 1) == 0) {
                    int cell = Houses.cell(e, Integer.numberOfTrailingZeros(outside));
                    Pattern why = new SimplePatterns.DirectLocked(a, b, e, digit);
                    return a < 9
                            ? Hint.placing("Direct Pointing", 1.7, cell, digit, why)
                            : Hint.placing("Direct Claiming", 1.9, cell, digit, why);
                }
            }
            return null;
        }

        private static int outside(int region, int positions, int b) {
            int outside = 0;
            for (int rest = positions; rest != 0; rest &= rest - 1) {
                int position = Integer.numberOfTrailingZeros(rest);
                if (!Houses.contains(b, Houses.cell(region, position))) {
                    outside |= 1 << position;
                }
            }
            return outside;
        }
    }
}
