package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.SeProfile;
import dev.clew.logic.scale.se.producer.Houses;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.Arrays;

/**
 * What a cycle eliminates: candidates outside of its cells that see a node of their digit that is on and one that is off.
 * Sets of cells are 81 bits in two words.
 */
final class CycleCheck {
    private final HintTable table;
    private final SeProfile profile;
    private SeGrid grid = new SeGrid();
    private ChainScan.Pass pass = ChainScan.Pass.X;

    /** By digit, the cells that have it, and those that see a node on or off; by polarity times nine, then digit. */
    private final long[] haveLow = new long[9];

    private final long[] haveHigh = new long[9];
    private final long[] seeLow = new long[18];
    private final long[] seeHigh = new long[18];
    private final int[] removed = new int[729];

    CycleCheck(HintTable table, SeProfile profile) {
        this.table = table;
        this.profile = profile;
    }

    void begin(SeGrid on, ChainScan.Pass which) {
        grid = on;
        pass = which;
        Arrays.fill(haveLow, 0);
        Arrays.fill(haveHigh, 0);
        for (int cell = 0; cell < 81; cell++) {
            for (int rest = on.digits(cell); rest != 0; rest &= rest - 1) {
                haveLow[Integer.numberOfTrailingZeros(rest)] |= Houses.bit(cell, 0);
                haveHigh[Integer.numberOfTrailingZeros(rest)] |= Houses.bit(cell, 1);
            }
        }
    }

    /** Whether a cycle of this complexity could be chosen. */
    boolean mayWin(int complexity) {
        ChainHint best = table.best();
        return best == null || ChainHint.beats(pass.cycleBase + Surcharge.of(complexity), complexity, pass.key, best);
    }

    /** Takes a cycle as the line from its closing node to its start, and keeps it if it removes anything. */
    void check(int[] line) {
        int count = removed(line);
        if (count > 0) {
            double rating = pass.cycleBase + Surcharge.of(line.length - 1);
            int[] candidates = Arrays.copyOf(removed, count);
            Arrays.sort(candidates);
            table.put(grid, new CycleHint(pass.cycleName, rating, pass.key, line, candidates, profile));
        }
    }

    private int removed(int[] line) {
        Arrays.fill(seeLow, 0);
        Arrays.fill(seeHigh, 0);
        long ownLow = 0;
        long ownHigh = 0;
        for (int node : line) {
            int cell = (node >> 4) / 9;
            int index = (node >> 3 & 1) * 9 + (node >> 4) % 9;
            seeLow[index] |= Houses.peers(cell, 0);
            seeHigh[index] |= Houses.peers(cell, 1);
            ownLow |= Houses.bit(cell, 0);
            ownHigh |= Houses.bit(cell, 1);
        }
        int count = 0;
        for (int digit = 0; digit < 9; digit++) {
            long low = seeLow[digit] & seeLow[digit + 9] & haveLow[digit] & ~ownLow;
            long high = seeHigh[digit] & seeHigh[digit + 9] & haveHigh[digit] & ~ownHigh;
            for (; low != 0; low &= low - 1) {
                removed[count++] = Long.numberOfTrailingZeros(low) * 9 + digit;
            }
            for (; high != 0; high &= high - 1) {
                removed[count++] = (64 + Long.numberOfTrailingZeros(high)) * 9 + digit;
            }
        }
        return count;
    }
}
