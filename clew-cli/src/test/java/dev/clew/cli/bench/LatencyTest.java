package dev.clew.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LatencyTest {
    @Test
    void percentilesAreSamplesThatWereTaken() {
        long[] down = LongStream.rangeClosed(1, 150).map(i -> 1000 * (201 - i)).toArray();
        long[] up = LongStream.rangeClosed(1, 50).map(i -> 1000 * i).toArray();
        assertThat(Latency.of(List.of(down, up))).isEqualTo(new Latency(100, 190, 198, 200));
        assertThat(Latency.of(List.of(new long[] {7000}))).isEqualTo(new Latency(7, 7, 7, 7));
    }

    @Test
    void threadsAddUpInTimeAndNotInCost() {
        Speed together = Speed.together(
                List.of(Speed.of(100, 1_000_000_000, 500_000_000), Speed.of(300, 1_000_000_000, 500_000_000)));
        assertThat(together.puzzles()).isEqualTo(400);
        assertThat(together.perSecond()).isEqualTo(400);
        assertThat(together.perCpuSecond()).isEqualTo(400);
    }
}
