package dev.clew.logic.text;

import dev.clew.core.CellSet;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Implication;
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
        Collector collector = new Collector(new LinkedHashSet<>());
        reasons.forEach(reason -> reason.accept(collector));
        return new LockedSets(collector.sets());
    }

    boolean isEmpty() {
        return cells.isEmpty();
    }

    private record Collector(Set<CellSet> sets) implements Reason.Visitor<Boolean> {
        @Override
        public Boolean sees(Reason.Sees reason) {
            return false;
        }

        @Override
        public Boolean last(Reason.Last reason) {
            return false;
        }

        @Override
        public Boolean lockedSet(Reason.LockedSet reason) {
            return sets.add(reason.cells());
        }

        @Override
        public Boolean covered(Reason.Covered reason) {
            return false;
        }
    }
}
