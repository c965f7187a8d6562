package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class BitsTest {
    private final Random random = new Random(11);

    @Test
    void transposeSwapsRowsAndColumns() {
        long[] rows = random.longs(66).toArray();
        long[] turned = rows.clone();
        Bits.transpose(turned, 1);
        for (int i = 0; i < 64; i++) {
            for (int j = 0; j < 64; j++) {
                assertThat(turned[1 + i] >>> j & 1).isEqualTo(rows[1 + j] >>> i & 1);
            }
        }
        assertThat(turned[0]).isEqualTo(rows[0]);
        assertThat(turned[65]).isEqualTo(rows[65]);
    }

    @Test
    void nibblesComeBack() {
        for (int i = 0; i < 100; i++) {
            long nibbles = random.nextLong() & 0xFFFF_FFFFL;
            long bytes = Bits.unpackNibbles(nibbles);
            assertThat(bytes & 0xF0F0_F0F0_F0F0_F0F0L).isZero();
            assertThat(Bits.packNibbles(bytes | 0x3030_3030_3030_3030L)).isEqualTo(nibbles);
        }
    }

    @Test
    void countsValuesAmongNibbles() {
        assertThat(Bits.countValues(0xFEDC_BA98_7654_3210L)).isEqualTo(9);
        assertThat(Bits.countValues(0)).isZero();
        assertThat(Bits.countValues(0x9999_1111_5555_8888L)).isEqualTo(16);
    }

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
