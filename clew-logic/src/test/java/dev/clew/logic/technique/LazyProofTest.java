package dev.clew.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Budget;
import dev.clew.core.Candidate;
import dev.clew.core.Grid;
import dev.clew.core.Outcome;
import dev.clew.core.Position;
import dev.clew.core.Solver;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.learn.Drill;
import dev.clew.logic.learn.Drills;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Single;
import dev.clew.logic.proof.Slot;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Proofs are built on demand, once, and only from what was found. */
class LazyProofTest {
    private static final Candidate LAST = new Candidate(40, 7);
    private static final TechniqueInfo INFO = TechniqueInfo.of("Example", "", "", Family.SINGLES, "An example.");

    private static Step counting(AtomicInteger made) {
        return Step.of(INFO, List.of(new Conclusion.Place(LAST)), () -> {
            made.incrementAndGet();
            return new Single(LAST, new Slot.InCell(40));
        });
    }

    @Test
    void nobodyAsksNothingIsMade() {
        AtomicInteger made = new AtomicInteger();
        Step step = counting(made);
        assertThat(step.conclusions()).hasSize(1);
        assertThat(step.isGuess()).isFalse();
        assertThat(step).hasToString("Example: r5c5=7");
        assertThat(made).hasValue(0);
        assertThat(step.proof()).isSameAs(step.proof());
        assertThat(step.evidence()).containsSame(step.proof());
        assertThat(made).hasValue(1);
    }

    @Test
    void manyThreadsGetTheSameProof() throws Exception {
        AtomicInteger made = new AtomicInteger();
        Step step = counting(made);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<Proof>> proofs = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                proofs.add(threads.submit(() -> {
                    start.await();
                    return step.proof();
                }));
            }
            start.countDown();
            for (Future<Proof> proof : proofs) {
                assertThat(proof.get()).isSameAs(step.proof());
            }
        } finally {
            threads.shutdown();
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void aGuessHasNoProof() {
        Step guess = Step.guess(INFO, new Conclusion.Place(LAST));
        assertThat(guess.evidence()).isEmpty();
        assertThatThrownBy(guess::proof).isInstanceOf(IllegalStateException.class);
    }

    static Stream<Technique> techniques() {
        return TechniqueCatalog.standard().techniques().stream()
                .filter(technique -> Drills.of(technique).count() > 0);
    }

    /** The board is filled before the proofs are asked for. */
    @ParameterizedTest
    @MethodSource("techniques")
    void theProofDoesNotDependOnWhatBecomesOfTheBoard(Technique technique) {
        Drill drill = Drills.of(technique).get(0);
        List<Proof> atOnce = drill.steps().stream().map(Step::proof).toList();
        Board board = drill.board().copy();
        List<Step> steps = new ArrayList<>();
        technique.find(board, steps::add);
        fill(board);
        assertThat(steps.stream().map(Step::proof)).containsExactlyElementsOf(atOnce);
    }

    /** Finding makes no proof: a step that was found still has its proof to make, whichever technique found it. */
    @ParameterizedTest
    @MethodSource("techniques")
    void findingMakesNoProof(Technique technique) throws ReflectiveOperationException {
        Field made = Step.class.getDeclaredField("proof");
        made.setAccessible(true);
        List<Step> steps = new ArrayList<>();
        technique.find(Drills.of(technique).get(0).board(), steps::add);
        assertThat(steps).isNotEmpty();
        for (Step step : steps) {
            assertThat(made.get(step)).as(step.toString()).isNull();
        }
    }

    private static void fill(Board board) {
        Position position = board.toPosition();
        Grid solution = ((Outcome.Unique) Solver.standard().solve(position, Budget.unlimited())).solution();
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isFilled(cell)) {
                board.set(cell, solution.value(cell));
            }
        }
    }
}
