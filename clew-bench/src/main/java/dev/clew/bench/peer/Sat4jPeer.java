package dev.clew.bench.peer;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import java.time.Duration;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** Sat4j: a variable a candidate, one true in every cell and for every value in a house. */
final class Sat4jPeer implements Peer {
    @Override
    public String name() {
        return "sat4j";
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        FoundSolutions findings = new FoundSolutions(puzzle.shape());
        long end = System.nanoTime() + limit.toNanos();
        try {
            ISolver solver = solver(puzzle);
            while (!findings.isEnough()) {
                solver.setTimeoutMs(Math.max(1, (end - System.nanoTime()) / 1_000_000));
                if (!solver.isSatisfiable()) {
                    return findings.outcome(true);
                }
                take(solver, findings, puzzle);
            }
            return findings.outcome(true);
        } catch (ContradictionException nothingLeft) {
            return findings.outcome(true);
        } catch (TimeoutException late) {
            return findings.outcome(false);
        }
    }

    private static ISolver solver(Puzzle puzzle) throws ContradictionException {
        ISolver solver = SolverFactory.newDefault();
        solver.newVar(puzzle.shape().cells() * puzzle.shape().size());
        Clauses clauses = new Clauses(solver);
        Groups.exactlyOne(puzzle, clauses::exactlyOne);
        Groups.atMostOne(puzzle, clauses::atMostOne);
        clauses.check();
        return solver;
    }

    private static void take(ISolver solver, FoundSolutions findings, Puzzle puzzle) throws ContradictionException {
        int size = puzzle.shape().size();
        int[] values = new int[puzzle.shape().cells()];
        VecInt other = new VecInt();
        for (int literal : solver.model()) {
            if (literal > 0) {
                values[(literal - 1) / size] = (literal - 1) % size + 1;
                other.push(-literal);
            }
        }
        findings.add(values);
        solver.addBlockingClause(other);
    }

    /** Hands clauses on and remembers a contradiction until it can be thrown. */
    private static final class Clauses {
        private final ISolver solver;
        private boolean contradiction;

        Clauses(ISolver solver) {
            this.solver = solver;
        }

        void exactlyOne(int[] candidates) {
            add(candidates);
            atMostOne(candidates);
        }

        void atMostOne(int[] candidates) {
            for (int i = 0; i < candidates.length; i++) {
                for (int j = 0; j < i; j++) {
                    add(-candidates[i] - 2, -candidates[j] - 2);
                }
            }
        }

        /** Candidates, or -2 minus candidates that are not true. */
        private void add(int... literals) {
            VecInt clause = new VecInt(literals.length);
            for (int literal : literals) {
                clause.push(literal + 1);
            }
            try {
                solver.addClause(clause);
            } catch (ContradictionException nothingFits) {
                contradiction = true;
            }
        }

        void check() throws ContradictionException {
            if (contradiction) {
                throw new ContradictionException();
            }
        }
    }
}
