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

    @Test
    void transposingSwapsRowsAndColumns() {
        for (int i = 0; i < 100; i++) {
            long square = random.nextLong();
            long swapped = Bits.transpose(square);
            for (int row = 0; row < 8; row++) {
                for (int column = 0; column < 8; column++) {
                    assertThat(swapped >>> 8 * column + row & 1).isEqualTo(square >>> 8 * row + column & 1);
                }
            }
        }
    }

    private long sparse() {
        long half = random.nextLong();
        return half & random.nextLong();
    }
}
