package dev.clew.logic.scale.se.producer.deadly;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Deadly;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.scale.se.producer.Pattern;
import dev.clew.logic.scale.se.producer.ProofParts;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cells that two digits each must not fill alone, whether a loop or a whole grave, and what then follows from any extra
 * candidate in them. Immutable.
 *
 * @param cells the cells
 * @param pairs the two digits of each
 * @param type what follows from the extras
 */
record DeadlyPattern(List<Integer> cells, List<Integer> pairs, Type type) implements Pattern {
    /** What follows from the extra candidates. */
    sealed interface Type {
        List<Branch> branches(SeGrid grid, List<Candidate> extras, List<Candidate> targets);
    }

    static DeadlyPattern loop(int[] path, int length, int pair, Type type) {
        List<Integer> cells = Arrays.stream(path, 0, length).boxed().toList();
        return new DeadlyPattern(cells, cells.stream().map(cell -> pair).toList(), type);
    }

    @Override
    public Proof proof(SeGrid grid, List<Candidate> targets) {
        List<Candidate> pattern = new ArrayList<>();
        List<Candidate> extras = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int rest = pairs.get(i); rest != 0; rest &= rest - 1) {
                pattern.add(ProofParts.candidate(cells.get(i), Integer.numberOfTrailingZeros(rest)));
            }
            extras.addAll(ProofParts.candidates(grid, cells.get(i), ~pairs.get(i)));
        }
        return new Deadly(pattern, type.branches(grid, extras, targets));
    }

    private static List<Candidate> in(List<Candidate> candidates, int cell) {
        return candidates.stream().filter(each -> each.cell() == cell).toList();
    }

    /** Every target sees all extras: types 1 and 2. */
    record Seen() implements Type {
        @Override
        public List<Branch> branches(SeGrid grid, List<Candidate> extras, List<Candidate> targets) {
            return List.of(Branch.of(Claim.on(extras)));
        }
    }

    /** A digit of the pair has no place in a region but in two cells: the one without an extra takes it. Type 4. */
    record LockedDigit(int a, int b, int region, int digit) implements Type {
        @Override
        public List<Branch> branches(SeGrid grid, List<Candidate> extras, List<Candidate> targets) {
            return List.of(branch(extras, a, b), branch(extras, b, a));
        }

        private Branch branch(List<Candidate> extras, int with, int without) {
            return Branch.from(Claim.on(in(extras, with)))
                    .sees(Claim.off(ProofParts.candidate(with, digit)))
                    .last(Claim.on(ProofParts.candidate(without, digit)), ProofParts.place(region, digit))
                    .concluding();
        }
    }

    /** Whichever digit is extra, the others of a set are all that some cells have left. Type 3, naked. */
    record NakedRest(List<Integer> rest) implements Type {
        @Override
        public List<Branch> branches(SeGrid grid, List<Candidate> extras, List<Candidate> targets) {
            List<Branch> branches = new ArrayList<>();
            for (int value :
                    extras.stream().mapToInt(Candidate::value).distinct().toArray()) {
                branches.add(branch(grid, value, extras, targets));
            }
            return branches;
        }

        private Branch branch(SeGrid grid, int value, List<Candidate> extras, List<Candidate> targets) {
            List<Candidate> seen = new ArrayList<>();
            rest.forEach(cell -> seen.addAll(ProofParts.candidates(grid, cell, 1 << value - 1)));
            List<Candidate> left =
                    targets.stream().filter(target -> target.value() != value).toList();
            Branch.Builder branch = Branch.from(Claim.on(
                    extras.stream().filter(extra -> extra.value() == value).toList()));
            Integer[] from = seen.isEmpty() ? new Integer[0] : new Integer[] {1};
            if (!seen.isEmpty()) {
                branch.sees(Claim.off(seen));
            }
            if (!left.isEmpty()) {
                CellSet cells =
                        CellSet.of(9, rest.stream().mapToInt(Integer::intValue).toArray());
                branch.then(Claim.off(left), new Reason.LockedSet(cells), from);
            }
            return branch.concluding();
        }
    }

    /** Some digits have one place more in a region than they need, and the cell with the extra is lost. Type 3, hidden. */
    record HiddenRest(int a, int b, int region, int digits, List<Integer> rest) implements Type {
        @Override
        public List<Branch> branches(SeGrid grid, List<Candidate> extras, List<Candidate> targets) {
            return List.of(branch(grid, extras, targets, a, b), branch(grid, extras, targets, b, a));
        }

        private Branch branch(SeGrid grid, List<Candidate> extras, List<Candidate> targets, int with, int without) {
            int[] cells = new int[rest.size() + 1];
            for (int i = 0; i < rest.size(); i++) {
                cells[i] = rest.get(i);
            }
            cells[rest.size()] = without;
            Proof set = ProofParts.hiddenSet(region, digits, cells);
            return Branch.from(Claim.on(in(extras, with)))
                    .sees(Claim.off(ProofParts.candidates(grid, with, digits)))
                    .then(Claim.off(targets), new Reason.Nested(set))
                    .concluding();
        }
    }
}
