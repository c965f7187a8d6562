package dev.clew.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LaneTest {
    private final Lane lane = new Lane("test", 1, 3);

    @AfterEach
    void close() {
        lane.close();
    }

    private static long in(Duration time) {
        return System.nanoTime() + time.toNanos();
    }

    private static String untilOver(Turn turn) {
        while (!turn.isOver()) {
            Thread.onSpinWait();
        }
        return "over";
    }

    private Job<String> slow() {
        return lane.submit(in(Duration.ofMinutes(5)), LaneTest::untilOver).orElseThrow();
    }

    @Test
    void theLeastServedGoesFirst() {
        Job<String> first = slow();
        Job<String> second = slow();
        for (int i = 0; i < 5; i++) {
            Job<String> quick =
                    lane.submit(in(Duration.ofMinutes(1)), turn -> "done").orElseThrow();
            assertThat(quick.answer().join()).isEqualTo("done");
        }
        assertThat(first.answer()).isNotDone();
        assertThat(second.answer()).isNotDone();
    }

    @Test
    void noMoreRunAtOnceThanMay() {
        AtomicInteger running = new AtomicInteger();
        Queue<Integer> seen = new ConcurrentLinkedQueue<>();
        List<Job<String>> jobs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            jobs.add(lane.submit(in(Duration.ofMinutes(5)), turn -> countingTurns(turn, running, seen))
                    .orElseThrow());
        }
        jobs.forEach(job -> assertThat(job.answer().join()).isEqualTo("done"));
        assertThat(seen).hasSize(4 * 300).containsOnly(1);
    }

    /** Works for some slices, and counts who works at the same time. */
    private static String countingTurns(Turn turn, AtomicInteger running, Queue<Integer> seen) {
        for (int i = 0; i < 300; i++) {
            seen.add(running.incrementAndGet());
            long end = System.nanoTime() + 1_000_000;
            while (System.nanoTime() - end < 0) {
                Thread.onSpinWait();
            }
            running.decrementAndGet();
            turn.isOver();
        }
        return "done";
    }

    @Test
    void whoFindsItFullIsSentAwayUntilSomebodyLeaves() {
        List<Job<String>> jobs = List.of(slow(), slow(), slow(), slow());
        assertThat(lane.submit(in(Duration.ofMinutes(1)), turn -> "")).isEmpty();
        jobs.get(3).cancel();
        assertThatThrownBy(() -> jobs.get(3).answer().join()).isInstanceOf(CancellationException.class);
        slow();
        assertThat(lane.submit(in(Duration.ofMinutes(1)), turn -> "")).isEmpty();
    }

    @Test
    void whatIsCalledOffEndsWhetherItRunsOrSleeps() {
        List<Job<String>> jobs = List.of(slow(), slow(), slow());
        // One after the other has its first turn: then all but one sleep.
        CountDownLatch begun = new CountDownLatch(1);
        Job<String> last = lane.submit(in(Duration.ofMinutes(5)), turn -> {
                    begun.countDown();
                    return untilOver(turn);
                })
                .orElseThrow();
        assertThat(begun).satisfies(latch -> latch.await());
        jobs.forEach(Job::cancel);
        last.cancel();
        for (Job<String> job : jobs) {
            assertThatThrownBy(() -> job.answer().join()).isInstanceOf(CancellationException.class);
        }
        assertThat(lane.submit(in(Duration.ofMinutes(1)), turn -> "free")
                        .orElseThrow()
                        .answer()
                        .join())
                .isEqualTo("free");
    }

    @Test
    void timeEndsForThoseWhoWaitToo() {
        List<Job<String>> jobs = new ArrayList<>();
        long end = in(Duration.ofMillis(400));
        for (int i = 0; i < 4; i++) {
            jobs.add(lane.submit(end, LaneTest::untilOver).orElseThrow());
        }
        jobs.forEach(job -> assertThat(job.answer().join()).isEqualTo("over"));
        Job<String> late = lane.submit(end, turn -> "never").orElseThrow();
        assertThatThrownBy(() -> late.answer().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void whatFailsFreesItsPlace() {
        for (int i = 0; i < 10; i++) {
            Job<String> job = lane.<String>submit(in(Duration.ofMinutes(1)), turn -> {
                        throw new IllegalStateException("broken");
                    })
                    .orElseThrow();
            assertThatThrownBy(() -> job.answer().join()).hasRootCauseMessage("broken");
        }
    }
}
