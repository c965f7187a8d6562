package dev.clew.core.internal.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RestartsTest {
    @Test
    void stretchesFollowLuby() {
        assertThat(LongStream.rangeClosed(1, 31).map(Restarts::luby))
                .containsExactly(
                        1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L,
                        2L, 1L, 1L, 2L, 4L, 8L, 16L);
    }

    @Test
    void clearancesGrowFurtherApart() {
        Restarts restarts = new Restarts();
        long last = 0;
        long gap = 0;
        int clearances = 0;
        for (long contradictions = 1; contradictions <= 60_000; contradictions++) {
            restarts.countContradiction();
            if (restarts.isDue() && restarts.begin()) {
                clearances++;
                assertThat(contradictions - last)
                        .as("gap after %d", last)
                        .isGreaterThanOrEqualTo(1_500 + 500L * clearances);
                gap = contradictions - last;
                last = contradictions;
            }
        }
        assertThat(clearances).isGreaterThan(5);
        assertThat(gap).isGreaterThan(4_000);
    }
}
