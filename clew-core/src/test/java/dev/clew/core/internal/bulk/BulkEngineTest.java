package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.internal.classic9.RandomPuzzles;
import java.util.List;
import org.junit.jupiter.api.Test;

class BulkEngineTest {
    private long now;

    /** Takes so long per puzzle, after a warm-up at a hundred times that or more. */
    private final class Clockwork implements BatchSolver {
        private final String name;
        private final long nanos;
        private int cold;
        private int coldness = 100;
        private long solved;

        Clockwork(String name, long nanos, int cold) {
            this.name = name;
            this.nanos = nanos;
            this.cold = cold;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void solve(Batch batch, int from, int to) {
            for (int puzzle = from; puzzle < to; puzzle++) {
                now += cold-- > 0 ? coldness * nanos : nanos;
                batch.setCount(puzzle, batch.count(puzzle) + 1);
                solved++;
            }
        }

        @Override
        public long guesses() {
            return 0;
        }

        @Override
        public long sweeps() {
            return solved;
        }
    }

    private final Clockwork ready = new Clockwork("ready", 5000, 0);
    private final Clockwork fast = new Clockwork("fast", 500, 5000);
    private final Clockwork slow = new Clockwork("slow", 7000, 0);
    private final BulkEngine engine = new BulkEngine(List.of(ready, slow, fast), () -> now);
    private final Batch batch = new Batch();

    private void solve(int size) {
        engine.solve(batch.from(new byte[0], new int[size], size));
        for (int i = 0; i < size; i++) {
            assertThat(batch.count(i)).as("each puzzle once").isEqualTo(1);
        }
    }

    @Test
    void shortWorkStaysOnWhatIsReady() {
        for (int i = 0; i < 5; i++) {
            solve(1000);
        }
        assertThat(engine.describe()).isEqualTo("ready");
        assertThat(engine.isSettled()).isFalse();
        assertThat(fast.solved + slow.solved).isZero();
    }

    @Test
    void longWorkMovesToTheFastestOnceItIsWarm() {
        for (int i = 0; i < 200; i++) {
            solve(4000);
        }
        assertThat(engine.describe()).isEqualTo("fast");
        assertThat(fast.solved).isGreaterThan(400_000);
        assertThat(slow.solved).isLessThan(100_000);
        assertThat(engine.sweeps()).isEqualTo(800_000);
    }

    @Test
    void itSettlesWhenAllAreWarm() {
        for (int i = 0; i < 2000; i++) {
            solve(4000);
        }
        assertThat(engine.isSettled()).isTrue();
        long before = fast.solved;
        for (int i = 0; i < 100; i++) {
            solve(4000);
        }
        assertThat(fast.solved - before).as("trials are rare from now on").isGreaterThan(380_000);
    }

    /** Compiling large kernels takes time, and they are not faster until it is done. */
    @Test
    void whoIsNotCompiledYetIsNotGivenUp() {
        fast.cold = 20_000;
        fast.coldness = 200;
        for (int i = 0; i < 1000; i++) {
            solve(4000);
        }
        assertThat(engine.describe()).isEqualTo("fast");
    }

    @Test
    void oneSlowPartIsNoReasonToChange() {
        for (int i = 0; i < 200; i++) {
            solve(4000);
        }
        long before = fast.solved;
        fast.cold = 2000;
        solve(4000);
        assertThat(fast.solved - before).isGreaterThan(3000);
        assertThat(engine.describe()).isEqualTo("fast");
    }

    @Test
    void whoStaysSlowLosesTheWork() {
        for (int i = 0; i < 200; i++) {
            solve(4000);
        }
        fast.cold = 1_000_000;
        for (int i = 0; i < 50; i++) {
            solve(4000);
        }
        assertThat(engine.describe()).isEqualTo("ready");
    }

    @Test
    void theRealOneSolvesAndNamesItself() {
        BulkEngine real = BulkEngine.create(System::nanoTime);
        byte[] puzzle = new RandomPuzzles(1).minimal();
        byte[] output = new byte[81];
        real.solve(batch.from(puzzle, new int[] {0}, 1).into(output, 81, '0'));
        assertThat(batch.count(0)).isEqualTo(1);
        assertThat(real.describe()).isEqualTo("scalar");
        assertThat(real.guesses()).isNotNegative();
    }
}
