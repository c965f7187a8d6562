package dev.clew.bench.peer;

import dev.clew.core.Digits;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import java.time.Duration;
import java.util.Arrays;
import org.jacop.constraints.Alldistinct;
import org.jacop.core.Domain;
import org.jacop.core.IntDomain;
import org.jacop.core.IntVar;
import org.jacop.core.IntervalDomain;
import org.jacop.core.Store;
import org.jacop.search.DepthFirstSearch;
import org.jacop.search.IndomainMin;
import org.jacop.search.SimpleSelect;
import org.jacop.search.SimpleSolutionListener;
import org.jacop.search.SmallestDomain;

/** JaCoP with domain-consistent all-different constraints, the smallest domain first. */
final class JacopPeer implements Peer {
    @Override
    public String name() {
        return "jacop";
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        FoundSolutions findings = new FoundSolutions(puzzle.shape());
        Digits[] candidates = Groups.candidates(puzzle);
        if (Arrays.stream(candidates).anyMatch(Digits::isEmpty)) {
            return findings.outcome(true);
        }
        Store store = new Store();
        IntVar[] cells = new IntVar[candidates.length];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = new IntVar(store, domain(candidates[cell]));
        }
        for (int[] group : Groups.different(puzzle.shape())) {
            store.impose(new Alldistinct(
                    Arrays.stream(group).mapToObj(cell -> cells[cell]).toArray(IntVar[]::new)));
        }
        return search(store, cells, limit, findings);
    }

    private static IntDomain domain(Digits values) {
        IntervalDomain domain = new IntervalDomain();
        values.stream().forEach(value -> domain.unionAdapt(value, value));
        return domain;
    }

    private static Outcome search(Store store, IntVar[] cells, Duration limit, FoundSolutions findings) {
        DepthFirstSearch<IntVar> search = new DepthFirstSearch<>();
        SimpleSolutionListener<IntVar> listener = new SimpleSolutionListener<>();
        search.setSolutionListener(listener);
        listener.searchAll(true);
        listener.recordSolutions(true);
        listener.setSolutionLimit(2);
        search.setPrintInfo(false);
        search.setTimeOutMilliseconds(limit.toMillis());
        search.labeling(store, new SimpleSelect<>(cells, new SmallestDomain<>(), new IndomainMin<>()));
        for (int solution = 1; solution <= listener.solutionsNo(); solution++) {
            Domain[] values = listener.getSolution(solution);
            findings.add(Arrays.stream(values)
                    .mapToInt(value -> ((IntDomain) value).min())
                    .toArray());
        }
        return findings.outcome(!search.timeOutOccured);
    }
}
