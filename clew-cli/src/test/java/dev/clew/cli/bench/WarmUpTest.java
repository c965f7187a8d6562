package dev.clew.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class WarmUpTest {
    /** Takes almost no time, and is settled after a number of runs. */
    private static final class Settling implements WarmUp.Solving {
        private final int settlesAfter;
        private int runs;

        Settling(int settlesAfter) {
            this.settlesAfter = settlesAfter;
        }

        /** All of the processor's time goes into solving, always equally fast. */
        @Override
        public Speed run(long nanos) {
            runs++;
            return new Speed(Long.MAX_VALUE, 1, 1);
        }

        @Override
        public boolean isSettled() {
            return runs >= settlesAfter;
        }
    }

    @Test
    void whoIsNotSettledIsNotWarm() {
        Settling solving = new Settling(100);
        WarmUp.run(solving, 10_000_000_000L);
        assertThat(solving.runs).isEqualTo(100);
    }

    @Test
    void patienceEndsWithWhoNeverSettles() {
        Settling solving = new Settling(Integer.MAX_VALUE);
        WarmUp.run(solving, 1_000_000);
        assertThat(solving.runs).isPositive();
    }
}
