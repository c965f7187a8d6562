package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Reason;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The sets of cells that become locked in some branches. */
record LockedSets(Set<CellSet> cells) {
    static LockedSets of(List<Branch> branches) {
        return of(branches.stream()
                .flatMap(branch -> branch.implications().stream())
                .map(Implication::reason));
    }

    static LockedSets of(Reason reason) {
        return of(Stream.of(reason));
    }

    private static LockedSets of(Stream<Reason> reasons) {
        Set<CellSet> sets = new LinkedHashSet<>();
        reasons.forEach(reason -> Parts.of(reason).cells().ifPresent(sets::add));
        return new LockedSets(sets);
    }

    boolean isEmpty() {
        return cells.isEmpty();
    }
}
