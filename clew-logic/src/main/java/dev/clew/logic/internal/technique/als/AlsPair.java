package dev.clew.logic.internal.technique.als;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.AlmostLockedSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Reason;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Two linked almost locked sets, and what follows from them. Immutable.
 *
 * @param board the board
 * @param a the one set
 * @param b the other set
 * @param common one or two values that cannot stand in both, as a mask
 */
record AlsPair(BoardView board, AlmostLockedSet a, AlmostLockedSet b, long common) {
    /** Keeps the first and the last of the values; only a board without a solution has more than two. */
    AlsPair {
        common = Long.lowestOneBit(common) | Long.highestOneBit(common);
    }

    /** Whether a removal is possible at all: there are two links, or a further value with buddies on both sides. */
    boolean mayAct() {
        return isDouble() || (a.reach() & b.reach() & ~common) != 0;
    }

    private boolean isDouble() {
        return Long.bitCount(common) > 1;
    }

    private long x() {
        return Long.lowestOneBit(common);
    }

    private long y() {
        return isDouble() ? Long.highestOneBit(common) : 0;
    }

    /** What is eliminated, in HoDoKu's order; with two links also, if wanted, from the cells of the other set. */
    List<Conclusion> removals(boolean ownCells) {
        Set<Conclusion> removals = new LinkedHashSet<>();
        long both = a.values() & b.values();
        addSeenFromBoth(both & ~x(), removals);
        if (isDouble()) {
            addSeenFromBoth(x(), removals);
            addSeenFrom(a, b, ownCells, removals);
            addSeenFrom(b, a, ownCells, removals);
        }
        return new ArrayList<>(removals);
    }

    private void addSeenFromBoth(long values, Set<Conclusion> removals) {
        for (Bits rest = Bits.of(values & a.reach() & b.reach()); rest.hasNext(); ) {
            int value = rest.nextValue();
            for (int word = 0; word < board.geometry().words(); word++) {
                add(value, word, a.buddies(value, word) & b.buddies(value, word), removals);
            }
        }
    }

    private void addSeenFrom(AlmostLockedSet set, AlmostLockedSet other, boolean ownCells, Set<Conclusion> removals) {
        for (Bits rest = Bits.of(set.reach() & ~common); rest.hasNext(); ) {
            int value = rest.nextValue();
            for (int word = 0; word < board.geometry().words(); word++) {
                long kept = ownCells ? 0 : other.cellWord(word);
                add(value, word, set.buddies(value, word) & ~kept, removals);
            }
        }
    }

    private void add(int value, int word, long cells, Set<Conclusion> removals) {
        for (Bits rest = Bits.of(cells); rest.hasNext(); ) {
            int cell = rest.nextCell(word);
            removals.add(new Conclusion.Remove(board.candidate(cell, value)));
        }
    }

    /** Either x stands in A, and then not in B, or it does not; a set without it is locked. */
    Cases proof(List<Conclusion> removals) {
        long removed = 0;
        for (Conclusion removal : removals) {
            removed |= 1L << removal.candidate().value() - 1;
        }
        return Cases.onOff(branchOn(removed), branchOff(removed));
    }

    private Branch branchOn(long removed) {
        Branch.Builder branch = Branch.from(Claim.on(a.candidates(Bits.firstValue(x()))))
                .sees(Claim.off(b.candidates(Bits.firstValue(x()))));
        int locked = branch.index();
        addLocked(branch, b, y(), locked);
        if (isDouble()) {
            branch.sees(Claim.off(a.candidates(Bits.firstValue(y()))));
            addLocked(branch, a, removed & ~common, branch.index());
        }
        addLocked(branch, b, removed & ~common, locked);
        return branch.concluding();
    }

    private Branch branchOff(long removed) {
        Branch.Builder branch = Branch.from(Claim.off(a.candidates(Bits.firstValue(x()))));
        addLocked(branch, a, y(), 0);
        if (isDouble()) {
            branch.sees(Claim.off(b.candidates(Bits.firstValue(y()))));
            addLocked(branch, b, removed & ~y(), branch.index());
        }
        addLocked(branch, a, removed & ~common, 0);
        return branch.concluding();
    }

    /** These values are in the set, which is locked by an earlier claim. */
    private static void addLocked(Branch.Builder branch, AlmostLockedSet set, long values, int from) {
        for (Bits rest = Bits.of(values & set.values()); rest.hasNext(); ) {
            Claim claim = Claim.on(set.candidates(rest.nextValue()));
            branch.then(claim, new Reason.LockedSet(set.cells()), from);
        }
    }
}
