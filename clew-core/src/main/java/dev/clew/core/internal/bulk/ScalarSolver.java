package dev.clew.core.internal.bulk;

import dev.clew.core.internal.classic9.Classic9;

/** Solves single puzzles of a batch with the scalar engine. Mutable, for one thread. */
final class ScalarSolver implements BatchSolver {
    private final Classic9 engine = new Classic9();

    @Override
    public String name() {
        return "scalar";
    }

    @Override
    public void solve(Batch batch, int from, int to) {
        for (int puzzle = from; puzzle < to; puzzle++) {
            solve(batch, puzzle);
        }
    }

    void solve(Batch batch, int puzzle) {
        engine.start(batch.input(), batch.start(puzzle), null);
        int count = 0;
        if (engine.next()) {
            engine.copySolution(batch.output(), batch.outputStart(puzzle), batch.zero());
            count = engine.next() ? 2 : 1;
        }
        batch.setCount(puzzle, count);
    }

    @Override
    public long guesses() {
        return engine.guesses();
    }

    @Override
    public long sweeps() {
        return engine.sweeps();
    }
}
