package dev.clew.bench.peer;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.Literal;
import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** OR-Tools CP-SAT with one worker: a variable a candidate, one true in every cell and for every value in a house. */
final class CpSatPeer implements Peer {
    @Override
    public String name() {
        return "cp-sat";
    }

    @Override
    public Optional<String> obstacle(Shape shape) {
        try {
            Loader.loadNativeLibraries();
            return Optional.empty();
        } catch (RuntimeException | UnsatisfiedLinkError missing) {
            return Optional.of("the library of OR-Tools is not on the class path; build with -Portools");
        }
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        Loader.loadNativeLibraries();
        FoundSolutions findings = new FoundSolutions(puzzle.shape());
        long end = System.nanoTime() + limit.toNanos();
        CpModel model = new CpModel();
        BoolVar[] candidates = model(puzzle, model);
        while (!findings.isEnough()) {
            CpSolver solver = new CpSolver();
            solver.getParameters()
                    .setNumWorkers(1)
                    .setMaxTimeInSeconds(Math.max(0.001, (end - System.nanoTime()) / 1e9));
            CpSolverStatus status = solver.solve(model);
            if (status == CpSolverStatus.INFEASIBLE) {
                return findings.outcome(true);
            }
            if (status != CpSolverStatus.OPTIMAL && status != CpSolverStatus.FEASIBLE) {
                return findings.outcome(false);
            }
            take(solver, model, candidates, findings, puzzle);
        }
        return findings.outcome(true);
    }

    private static BoolVar[] model(Puzzle puzzle, CpModel model) {
        BoolVar[] candidates =
                new BoolVar[puzzle.shape().cells() * puzzle.shape().size()];
        Groups.exactlyOne(puzzle, group -> {
            for (int candidate : group) {
                if (candidates[candidate] == null) {
                    candidates[candidate] = model.newBoolVar("");
                }
            }
            model.addExactlyOne(literals(candidates, group));
        });
        Groups.atMostOne(puzzle, group -> model.addAtMostOne(literals(candidates, group)));
        return candidates;
    }

    private static Literal[] literals(BoolVar[] candidates, int[] group) {
        return Arrays.stream(group).mapToObj(candidate -> candidates[candidate]).toArray(Literal[]::new);
    }

    private static void take(
            CpSolver solver, CpModel model, BoolVar[] candidates, FoundSolutions findings, Puzzle puzzle) {
        int size = puzzle.shape().size();
        int[] values = new int[puzzle.shape().cells()];
        Literal[] other = new Literal[values.length];
        for (int candidate = 0; candidate < candidates.length; candidate++) {
            if (candidates[candidate] != null && solver.booleanValue(candidates[candidate])) {
                values[candidate / size] = candidate % size + 1;
                other[candidate / size] = candidates[candidate].not();
            }
        }
        findings.add(values);
        model.addBoolOr(other);
    }
}
