package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BitsTest {
    private final Random random = new Random(11);

    @Test
    void noRotationBeatsTheBest() {
        for (int i = 0; i < 500; i++) {
            long sources = sparse();
            long targets = sparse();
            int best = Bits.bestRotation(sources, targets);
            for (int distance = 0; distance < 64; distance++) {
                assertThat(Long.bitCount(Long.rotateLeft(sources, best) & targets))
                        .isGreaterThanOrEqualTo(Long.bitCount(Long.rotateLeft(sources, distance) & targets));
            }
        }
    }

    private long sparse() {
        long half = random.nextLong();
        return half & random.nextLong();
    }
}
