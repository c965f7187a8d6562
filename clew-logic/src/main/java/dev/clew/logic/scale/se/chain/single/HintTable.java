package dev.clew.logic.scale.se.chain.single;

import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the hints of one scan: the best alone, or for every set of eliminations the best. Mutable, for one thread.
 *
 * <p>Hints have to come in the order in which the reference programs list them: of equals the first stands.
 */
public final class HintTable {
    private final boolean bestOnly;
    private @Nullable ChainHint best;

    /** By what is removed: a candidate off, or on, which removes the others of its cell. */
    private final @Nullable ChainHint[] slots = new ChainHint[1458];

    private final int[] used = new int[1458];
    private int usedCount;
    private int order;

    /** Hints that remove from several cells. */
    private final List<CycleHint> wide = new ArrayList<>();

    HintTable(boolean bestOnly) {
        this.bestOnly = bestOnly;
    }

    void clear() {
        best = null;
        order = 0;
        for (int i = 0; i < usedCount; i++) {
            slots[used[i]] = null;
        }
        usedCount = 0;
        wide.clear();
    }

    /** The best so far, if only the best is wanted. */
    @Nullable
    ChainHint best() {
        return best;
    }

    /** Where hints with the same eliminations as a conclusion meet. */
    public static int slot(SeGrid grid, int candidate, boolean on) {
        int others = on ? grid.digits(candidate / 9) & ~(1 << candidate % 9) : 0;
        boolean one = others != 0 && (others & others - 1) == 0;
        return one ? (candidate / 9 * 9 + Integer.numberOfTrailingZeros(others)) * 2 : candidate * 2 + (on ? 1 : 0);
    }

    /** The hint that a new one with these eliminations has to beat, or null. */
    @Nullable
    public ChainHint rival(int slot) {
        return bestOnly ? best : slots[slot];
    }

    /** Keeps a hint that beats its rival. */
    public void put(int slot, ChainHint hint) {
        if (bestOnly) {
            best = hint;
            return;
        }
        hint.order = order++;
        if (slots[slot] == null) {
            used[usedCount++] = slot;
        }
        slots[slot] = hint;
    }

    /** Keeps a cycle if it beats its rival. */
    void put(SeGrid grid, CycleHint hint) {
        int slot = hint.slot(grid);
        if (bestOnly || slot >= 0) {
            ChainHint rival = rival(slot);
            if (rival == null || ChainHint.beats(hint.rating, hint.complexity, hint.key, rival)) {
                put(slot, hint);
            }
            return;
        }
        hint.order = order++;
        for (int i = 0; i < wide.size(); i++) {
            CycleHint rival = wide.get(i);
            if (rival.removesTheSame(hint)) {
                if (ChainHint.beats(hint.rating, hint.complexity, hint.key, rival)) {
                    wide.set(i, hint);
                }
                return;
            }
        }
        wide.add(hint);
    }

    /** All hints that were kept, in the order in which they are offered. */
    ChainHint[] sorted() {
        if (bestOnly) {
            return best == null ? new ChainHint[0] : new ChainHint[] {best};
        }
        ChainHint[] hints = new ChainHint[usedCount + wide.size()];
        for (int i = 0; i < usedCount; i++) {
            ChainHint hint = slots[used[i]];
            if (hint != null) {
                hints[i] = hint;
            }
        }
        for (int i = 0; i < wide.size(); i++) {
            hints[usedCount + i] = wide.get(i);
        }
        Arrays.sort(hints, ChainHint::compare);
        return hints;
    }
}
