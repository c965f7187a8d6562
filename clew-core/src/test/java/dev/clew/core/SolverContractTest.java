package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Every engine and every configuration passes the one contract. */
class SolverContractTest {
    @Test
    void solversSayWhichEnginesAreAtWork() {
        assertThat(Solver.standard().describe()).startsWith("classic 9×9 engine, else general engine");
        assertThat(Solver.general(SearchOptions.all()).describe()).startsWith("general engine");
    }

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
