package dev.clew.desk.parameter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeds are all numbers of 64 bits, with a sign or without. */
class SeedTest {
    private final Seed seed = new Seed("seed", "Where to begin.");

    @Test
    void readsWhatTheLibraryReads() throws BadValue {
        Random random = new Random(4);
        for (int i = 0; i < 1_000; i++) {
            long number = random.nextLong() >>> random.nextInt(64);
            assertThat(seed.read(Long.toUnsignedString(number))).isEqualTo(number);
            assertThat(seed.read("+" + Long.toUnsignedString(number))).isEqualTo(number);
            assertThat(seed.read(Long.toString(-Math.abs(number)))).isEqualTo(-Math.abs(number));
        }
        assertThat(seed.read("18446744073709551615")).isEqualTo(-1L);
        assertThat(seed.read("00000000000000000000000007")).isEqualTo(7L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "+", "-", "1x", " 1", "18446744073709551616", "18446744073709551620", "99999999999999999999"
            })
    void refusesTheRest(String text) {
        assertThatThrownBy(() -> seed.read(text)).isInstanceOf(BadValue.class);
    }
}
