package dev.clew.logic.scale.se.producer;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;

/**
 * Two or three cells; a target in one of them leaves every candidate of a second one impossible, for three cells because
 * every candidate of the third is. Immutable.
 *
 * @param cells the cells
 */
record AlignedPattern(List<Integer> cells) implements Pattern {
    @Override
    public Proof proof(SeGrid grid, List<Candidate> targets) {
        List<Branch> each = new ArrayList<>();
        for (Candidate target : targets) {
            List<Integer> others =
                    cells.stream().filter(cell -> cell != target.cell()).toList();
            each.add(refute(grid, target, others, 0, List.of()));
        }
        return Cases.noneOrEach(Branch.of(Claim.off(targets)), each);
    }

    /**
     * A candidate is true, and then nothing is left for a cell.
     *
     * @param others the cells that have no value yet
     * @param chosen the digits of the cells that have one
     * @param gone what these switch off
     */
    private Branch refute(SeGrid grid, Candidate start, List<Integer> others, int chosen, List<Candidate> gone) {
        int digits = chosen | 1 << start.value() - 1;
        List<Candidate> off = turnedOff(grid, start, others, gone);
        Branch.Builder branch = Branch.from(Claim.on(start));
        List<Candidate> all = new ArrayList<>(gone);
        if (!off.isEmpty()) {
            branch.sees(Claim.off(off));
            all.addAll(off);
        }
        for (int excluder : excluders(grid)) {
            if ((grid.digits(excluder) & ~digits) == 0) {
                return branch.emptying(new Slot.InCell(excluder));
            }
        }
        int next = others.get(0);
        List<Integer> later = others.subList(1, others.size());
        Integer[] from = off.isEmpty() ? new Integer[0] : new Integer[] {1};
        for (Candidate candidate : ProofParts.candidates(grid, next, SeGrid.ALL)) {
            if (all.contains(candidate)) {
                continue;
            }
            if (later.isEmpty()) {
                byExcluder(grid, branch, candidate, digits, from);
            } else {
                Proof inner = Cases.eitherOr(refute(grid, candidate, later, digits, all));
                branch.then(Claim.off(candidate), new Reason.Nested(inner), from);
            }
        }
        return branch.emptying(new Slot.InCell(next));
    }

    /** What a candidate switches off in the cells that exclude and in those that have no value yet. */
    private List<Candidate> turnedOff(SeGrid grid, Candidate start, List<Integer> others, List<Candidate> gone) {
        List<Candidate> off = new ArrayList<>();
        List<Integer> touched = new ArrayList<>(others);
        touched.addAll(excluders(grid));
        for (int cell : touched) {
            Candidate same = ProofParts.candidate(cell, start.value() - 1);
            if (grid.has(cell, start.value() - 1) && Houses.sees(cell, start.cell()) && !gone.contains(same)) {
                off.add(same);
            }
        }
        return off;
    }

    /** The last digit that an excluder has left is the candidate's, so that the candidate is not true. */
    private void byExcluder(SeGrid grid, Branch.Builder branch, Candidate candidate, int digits, Integer... from) {
        int wanted = 1 << candidate.value() - 1;
        for (int excluder : excluders(grid)) {
            if ((grid.digits(excluder) & ~digits) == wanted) {
                branch.then(
                        Claim.on(ProofParts.candidate(excluder, candidate.value() - 1)),
                        new Reason.Last(new Slot.InCell(excluder)),
                        from);
                branch.sees(Claim.off(candidate));
                return;
            }
        }
    }

    private List<Integer> excluders(SeGrid grid) {
        List<Integer> found = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            int each = cell;
            if (grid.count(cell) >= 2
                    && grid.count(cell) <= cells.size()
                    && cells.stream().allMatch(other -> Houses.sees(each, other))) {
                found.add(cell);
            }
        }
        return found;
    }
}
