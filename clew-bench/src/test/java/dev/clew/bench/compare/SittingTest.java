package dev.clew.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SittingTest {
    private static final Side MINE = new Side("mine", Path.of("a"), 0);
    private static final Side OTHER = new Side("other", Path.of("b"), 0);

    private final AtomicLong now = new AtomicLong();
    private final List<String> turns = new ArrayList<>();

    /** A probe that takes seconds of the test's own clock. */
    private Probe probe(String name, long seconds) {
        return (mine, other, mineFirst) -> {
            turns.add(name + (mineFirst ? " mine" : " other"));
            now.addAndGet(seconds);
            return Map.of(name, new Pair(new double[] {1}, new double[] {1}, true));
        };
    }

    @Test
    void roundsTakeTurnsAndEndBeforeTheTimeIsOver() throws IOException {
        var pairs = new Sitting(List.of(probe("a", 10), probe("b", 20)), MINE, OTHER, 140, now::get).run();
        assertThat(pairs).containsOnlyKeys("a", "b");
        assertThat(pairs.get("a")).hasSize(4);
        assertThat(now.get()).isEqualTo(120);
        assertThat(turns).startsWith("a mine", "b mine", "a other", "b other", "a mine");
    }

    @Test
    void thereIsOneRoundHoweverLittleTimeThereIs() throws IOException {
        var pairs = new Sitting(List.of(probe("a", 10)), MINE, OTHER, 1, now::get).run();
        assertThat(pairs.get("a")).hasSize(1);
    }
}
