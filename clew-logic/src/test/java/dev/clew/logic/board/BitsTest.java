package dev.clew.logic.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BitsTest {
    private static List<Integer> plain(long mask) {
        List<Integer> bits = new ArrayList<>();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((mask >>> bit & 1) != 0) {
                bits.add(bit);
            }
        }
        return bits;
    }

    private static List<Long> masks() {
        List<Long> masks = new ArrayList<>(List.of(0L, 1L, 2L, 0b101L, -1L, Long.MIN_VALUE, Long.MAX_VALUE));
        new Random(1).longs(100).forEach(masks::add);
        return masks;
    }

    @Test
    void everyBitComesOnceLowestFirst() {
        for (long mask : masks()) {
            List<Integer> walked = new ArrayList<>();
            for (Bits bits = Bits.of(mask); bits.hasNext(); ) {
                walked.add(bits.next());
            }
            assertThat(walked).isEqualTo(plain(mask));
        }
    }

    @Test
    void aBitIsAValueACellOrAMask() {
        Bits bits = Bits.of(0b10110);
        assertThat(bits.nextValue()).isEqualTo(2);
        assertThat(bits.nextCell(1)).isEqualTo(66);
        assertThat(bits.nextMask()).isEqualTo(0b10000);
        assertThat(bits.hasNext()).isFalse();
    }

    @Test
    void theRestIsWhatIsStillToCome() {
        for (long mask : masks()) {
            List<Integer> all = plain(mask);
            for (Bits bits = Bits.of(mask); bits.hasNext(); ) {
                bits.next();
                all.remove(0);
                assertThat(plain(bits.rest())).isEqualTo(all);
            }
        }
    }

    @Test
    void aSingleBitIsToldFromNoneAndFromSeveral() {
        for (long mask : masks()) {
            assertThat(Bits.isSingle(mask)).isEqualTo(Long.bitCount(mask) == 1);
        }
        assertThat(Bits.firstValue(0b100)).isEqualTo(3);
    }
}
