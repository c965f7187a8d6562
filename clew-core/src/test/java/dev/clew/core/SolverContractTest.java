package dev.clew.core;

import org.junit.jupiter.api.Nested;

/** Every engine and every configuration passes the one contract. */
class SolverContractTest {
    @Nested
    class Standard extends SolverContract {
        @Override
        Solver solver() {
            return Solver.standard();
        }
    }

    @Nested
    class General extends SolverContract {
        @Override
        Solver solver() {
            return Solver.general(SearchOptions.all());
        }
    }

    @Nested
    class WithoutSubsets extends SolverContract {
        @Override
        Solver solver() {
            return without(SearchOptions.Switch.SUBSETS);
        }
    }

    @Nested
    class WithoutLockedCandidates extends SolverContract {
        @Override
        Solver solver() {
            return without(SearchOptions.Switch.LOCKED_CANDIDATES, SearchOptions.Switch.OPEN_PEERS);
        }
    }

    @Nested
    class SinglesAlone extends SolverContract {
        @Override
        Solver solver() {
            return without(
                    SearchOptions.Switch.LOCKED_CANDIDATES,
                    SearchOptions.Switch.SUBSETS,
                    SearchOptions.Switch.IMPACT,
                    SearchOptions.Switch.LEARNING);
        }
    }

    private static Solver without(SearchOptions.Switch... off) {
        return Solver.general(SearchOptions.all().without(off));
    }
}
