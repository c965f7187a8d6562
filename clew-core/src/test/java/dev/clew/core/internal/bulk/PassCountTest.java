package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PassCountTest {
    private final PassCount pace = new PassCount();

    private int passesAfter(int moving) {
        for (int round = 0; round < 200; round++) {
            pace.adapt(moving, 100);
        }
        return pace.passes();
    }

    /** Fewer than two passes could accept a false solution, and the triples come before the last two. */
    @Test
    void roundsAreLongWhileLanesMoveAndShortWhenTheyRest() {
        int start = pace.passes();
        assertThat(passesAfter(35)).isEqualTo(start);
        assertThat(passesAfter(80)).isEqualTo(5);
        assertThat(passesAfter(5)).isEqualTo(3);
        assertThat(passesAfter(35)).isEqualTo(3);
    }

    @Test
    void anEmptyBlockChangesNothing() {
        int start = pace.passes();
        for (int round = 0; round < 100; round++) {
            pace.adapt(0, 0);
        }
        assertThat(pace.passes()).isEqualTo(start);
    }
}
