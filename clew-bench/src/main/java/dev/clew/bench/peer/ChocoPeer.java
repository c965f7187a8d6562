package dev.clew.bench.peer;

import dev.clew.core.Digits;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import java.time.Duration;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;

/** Choco with domain-consistent all-different constraints and its own choice of search. */
final class ChocoPeer implements Peer {
    @Override
    public String name() {
        return "choco";
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        FoundSolutions findings = new FoundSolutions(puzzle.shape());
        Digits[] candidates = Groups.candidates(puzzle);
        if (Arrays.stream(candidates).anyMatch(Digits::isEmpty)) {
            return findings.outcome(true);
        }
        Model model = new Model();
        IntVar[] cells = new IntVar[candidates.length];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = model.intVar(candidates[cell].stream().toArray());
        }
        for (int[] group : Groups.different(puzzle.shape())) {
            model.allDifferent(
                            Arrays.stream(group).mapToObj(cell -> cells[cell]).toArray(IntVar[]::new), "AC")
                    .post();
        }
        Solver solver = model.getSolver();
        solver.limitTime(limit.toMillis());
        while (!findings.isEnough() && solver.solve()) {
            findings.add(Arrays.stream(cells).mapToInt(IntVar::getValue).toArray());
        }
        return findings.outcome(!solver.isStopCriterionMet());
    }
}
