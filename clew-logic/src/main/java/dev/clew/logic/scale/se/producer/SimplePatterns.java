package dev.clew.logic.scale.se.producer;

import dev.clew.core.Candidate;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Cover;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.List;

/** What singles, locked digits, sets, fish and wings are made of. */
public final class SimplePatterns {
    private SimplePatterns() {}

    /** The only candidate of a cell. */
    record LastCandidate() implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            Candidate placed = targets.get(0);
            return new Single(placed, new Slot.InCell(placed.cell()));
        }
    }

    /** The only place of a digit in a region. */
    record LastPlace(int region) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            Candidate placed = targets.get(0);
            return new Single(placed, ProofParts.place(region, placed.value() - 1));
        }
    }

    /** All places of a digit in region a lie in region b. */
    public record Locked(int a, int b, int digit) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            return new Cover(List.of(ProofParts.place(a, digit)), List.of(ProofParts.place(b, digit)));
        }
    }

    /** All places of a digit in region a lie in region b, so that a region e is left with one place. */
    record DirectLocked(int a, int b, int e, int digit) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            Candidate placed = targets.get(0);
            Branch.Builder branch = Branch.from(Claim.off(placed));
            branch.last(Claim.on(places(grid, e, placed)), ProofParts.place(e, digit));
            branch.sees(Claim.off(places(grid, a, placed)));
            return Cases.eitherOr(branch.emptying(ProofParts.place(a, digit)));
        }

        private List<Candidate> places(SeGrid grid, int region, Candidate without) {
            List<Candidate> found = new ArrayList<>();
            for (int cell : ProofParts.cells(region, grid.positions(region, digit))) {
                if (cell != without.cell()) {
                    found.add(ProofParts.candidate(cell, digit));
                }
            }
            return found;
        }
    }

    /** As many digits as positions, which they have to themselves in a region. */
    public record HiddenIn(int region, int digits, int positions) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            return ProofParts.hiddenSet(region, digits, ProofParts.cells(region, positions));
        }
    }

    /** A hidden set that leaves another digit one place in the region. */
    record DirectHidden(int region, int digits, int positions) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            Candidate placed = targets.get(0);
            int digit = placed.value() - 1;
            int[] cells = ProofParts.cells(region, positions);
            List<Candidate> inside = new ArrayList<>();
            for (int cell : cells) {
                inside.addAll(ProofParts.candidates(grid, cell, 1 << digit));
            }
            Proof set = ProofParts.hiddenSet(region, digits, cells);
            Branch.Builder branch =
                    Branch.from(Claim.off(placed)).then(Claim.off(inside), new Reason.Nested(set), new Integer[0]);
            return Cases.eitherOr(branch.emptying(ProofParts.place(region, digit)));
        }
    }

    /** As many cells of a region as digits. */
    public record NakedIn(int region, int positions, int digits) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            return ProofParts.nakedSet(ProofParts.cells(region, positions), digits);
        }
    }

    /** N base lines of a type in which a digit is confined to N lines across. */
    public record FishIn(int type, int base, int cover, int digit) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            return new Cover(lines(type, base), lines(Houses.ROW + Houses.COLUMN - type, cover));
        }

        private List<Slot> lines(int ofType, int lines) {
            List<Slot> slots = new ArrayList<>();
            for (int rest = lines; rest != 0; rest &= rest - 1) {
                slots.add(ProofParts.place(ofType * 9 + Integer.numberOfTrailingZeros(rest), digit));
            }
            return slots;
        }
    }

    /** A pivot, and two cells of two candidates one of which takes the digit z whatever the pivot holds. */
    record WingOf(int pivot, int p, int q) implements Pattern {
        @Override
        public Proof proof(SeGrid grid, List<Candidate> targets) {
            int z = grid.digits(p) & grid.digits(q);
            List<Branch> branches = new ArrayList<>();
            for (Candidate start : ProofParts.candidates(grid, pivot, SeGrid.ALL)) {
                int digit = 1 << start.value() - 1;
                int pincer = (grid.digits(p) & digit) != 0 ? p : q;
                branches.add(digit == z ? Branch.of(Claim.on(start)) : branch(grid, start, pincer, z));
            }
            return Cases.oneOf(new Slot.InCell(pivot), branches);
        }

        private static Branch branch(SeGrid grid, Candidate start, int pincer, int z) {
            return Branch.from(Claim.on(start))
                    .sees(Claim.off(ProofParts.candidate(pincer, start.value() - 1)))
                    .last(Claim.on(ProofParts.candidates(grid, pincer, z)), new Slot.InCell(pincer))
                    .concluding();
        }
    }
}
