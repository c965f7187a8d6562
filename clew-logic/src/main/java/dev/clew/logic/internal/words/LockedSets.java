package dev.clew.logic.internal.words;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Implication;
import dev.clew.logic.proof.Parts;
import dev.clew.logic.proof.Reason;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The sets of cells that become locked in some branches.
 *
 * @param cells the sets, in the order of the branches
 */
public record LockedSets(Set<CellSet> cells) {
    /** Those of some branches. */
    public static LockedSets of(List<Branch> branches) {
        return of(branches.stream()
                .flatMap(branch -> branch.implications().stream())
                .map(Implication::reason));
    }

    /** That of a reason, if it has one. */
    public static LockedSets of(Reason reason) {
        return of(Stream.of(reason));
    }

    private static LockedSets of(Stream<Reason> reasons) {
        Set<CellSet> sets = new LinkedHashSet<>();
        reasons.forEach(reason -> Parts.of(reason).cells().ifPresent(sets::add));
        return new LockedSets(sets);
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return cells.isEmpty();
    }
}
