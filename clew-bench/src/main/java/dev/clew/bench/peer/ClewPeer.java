package dev.clew.bench.peer;

import dev.clew.core.Budget;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import java.time.Duration;

/** Clew itself. */
final class ClewPeer implements Peer {
    @Override
    public String name() {
        return "clew";
    }

    @Override
    public Outcome solve(Puzzle puzzle, Duration limit) {
        return Solver.standard().solve(Position.of(puzzle), Budget.unlimited().withTime(limit));
    }
}
