package dev.clew.logic.fact;

import dev.clew.logic.board.Bits;
import java.util.Arrays;
import java.util.List;

/**
 * Which almost locked sets are linked: a restricted common is a value of two sets that cannot stand in both, because
 * all its places in the one see all its places in the other. The sets that may be linked to one are found through the
 * first place of each value, so that most pairs are never looked at. For one thread.
 *
 * @since 0.2.0
 */
public final class RestrictedCommons {
    private final List<AlmostLockedSet> sets;
    private final int cells;
    private final int words;
    private final int[] newest;
    private final int[][] olderWithSamePlace;
    private final long[] common;
    private final int[] partners;
    private int count;

    RestrictedCommons(List<AlmostLockedSet> sets, int cells, int size) {
        this.sets = sets;
        this.cells = cells;
        this.words = cells + 63 >> 6;
        this.newest = new int[cells * size];
        this.olderWithSamePlace = new int[sets.size()][];
        this.common = new long[sets.size()];
        this.partners = new int[sets.size()];
        Arrays.fill(newest, -1);
        for (int index = 0; index < sets.size(); index++) {
            register(index);
        }
    }

    private void register(int index) {
        AlmostLockedSet set = sets.get(index);
        int[] older = new int[Long.bitCount(set.values())];
        int rank = 0;
        for (Bits rest = Bits.of(set.values()); rest.hasNext(); ) {
            int value = rest.nextValue();
            int key = (value - 1) * cells + set.firstPlace(value);
            older[rank++] = newest[key];
            newest[key] = index;
        }
        olderWithSamePlace[index] = older;
    }

    /** Looks for the later sets that are linked to this one, and says how many there are. */
    public int findPartners(int index) {
        for (int i = 0; i < count; i++) {
            common[partners[i]] = 0;
        }
        count = 0;
        AlmostLockedSet set = sets.get(index);
        for (Bits values = Bits.of(set.reach()); values.hasNext(); ) {
            int value = values.nextValue();
            for (int word = 0; word < words; word++) {
                for (Bits rest = Bits.of(set.buddies(value, word)); rest.hasNext(); ) {
                    findPartners(index, value, rest.nextCell(word));
                }
            }
        }
        Arrays.sort(partners, 0, count);
        return count;
    }

    private void findPartners(int index, int value, int place) {
        AlmostLockedSet set = sets.get(index);
        int other = newest[(value - 1) * cells + place];
        while (other > index) {
            AlmostLockedSet candidate = sets.get(other);
            if (candidate.isRestrictedBy(set, value)) {
                if (common[other] == 0) {
                    partners[count++] = other;
                }
                common[other] |= 1L << value - 1;
            }
            other = olderWithSamePlace[other][Long.bitCount(candidate.values() & (1L << value - 1) - 1)];
        }
    }

    /** The number of the {@code index}-th partner in the list of sets; they come in the order of that list. */
    public int partner(int index) {
        return partners[index];
    }

    /** The values that link the set to its {@code index}-th partner, as a mask. */
    public long common(int index) {
        return common[partners[index]];
    }
}
