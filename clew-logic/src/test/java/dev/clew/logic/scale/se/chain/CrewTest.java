package dev.clew.logic.scale.se.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;

class CrewTest {
    private static int workersOf(Crew crew, AtomicIntegerArray done) {
        AtomicInteger workers = new AtomicInteger();
        crew.share(done.length(), worker -> {
            workers.incrementAndGet();
            return done::incrementAndGet;
        });
        return workers.get();
    }

    @Test
    void everyTaskIsDoneOnceByTheCallerAndWhoeverIsIdle() {
        for (int threads = 1; threads <= 5; threads++) {
            Crew crew = new ThreadCrew(threads);
            AtomicIntegerArray done = new AtomicIntegerArray(1000);
            assertThat(crew.rate(() -> workersOf(crew, done))).isEqualTo(threads);
            for (int i = 0; i < done.length(); i++) {
                assertThat(done.get(i)).isEqualTo(1);
            }
        }
    }

    @Test
    void whoRatesAPuzzleHelpsNobody() {
        Crew crew = new ThreadCrew(3);
        AtomicIntegerArray done = new AtomicIntegerArray(10);
        assertThat(crew.rate(() -> crew.rate(() -> workersOf(crew, done)))).isEqualTo(2);
        assertThat(crew.rate(() -> crew.rate(() -> crew.rate(() -> crew.rate(() -> workersOf(crew, done))))))
                .isEqualTo(1);
        assertThat(crew.rate(() -> workersOf(crew, done))).isEqualTo(3);
    }

    @Test
    void aFailureOfAHelperIsTheCallers() {
        Crew crew = new ThreadCrew(2);
        assertThatThrownBy(() -> crew.rate(() -> {
                    CountDownLatch failed = new CountDownLatch(1);
                    crew.share(50, worker -> task -> {
                        if (worker > 0) {
                            failed.countDown();
                            throw new IllegalArgumentException("task");
                        }
                        waitFor(failed);
                    });
                    return 0;
                }))
                .hasMessageContaining("task");
        assertThat(crew.rate(() -> workersOf(crew, new AtomicIntegerArray(9)))).isEqualTo(2);
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
