package dev.clew.desk.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineCounterTest {
    @ParameterizedTest
    @ValueSource(longs = {71, 72, 73})
    void countsEveryKindOfLineBreakInPartsOfAnyLength(long seed) {
        Random random = new Random(seed);
        byte[] text = new byte[20_000];
        for (int i = 0; i < text.length; i++) {
            text[i] = (byte)
                    (random.nextInt(9) == 0
                            ? "\r\n\n\u000B\u000C\u000E\t".charAt(random.nextInt(7))
                            : random.nextInt());
        }
        LineCounter counter = new LineCounter(5);
        for (int from = 0; from < text.length; ) {
            int to = Math.min(text.length, from + random.nextInt(100));
            counter.count(text, from, to);
            assertThat(counter.lines()).as("seed %d, up to %d", seed, to).isEqualTo(5 + plainCount(text, to));
            from = to;
        }
    }

    private static long plainCount(byte[] text, int to) {
        long lines = 0;
        for (int i = 0; i < to; i++) {
            boolean second = i > 0 && text[i] == '\n' && text[i - 1] == '\r';
            lines += text[i] == '\r' || text[i] == '\n' && !second ? 1 : 0;
        }
        return lines;
    }

    @Test
    void countsBeyondTwoBillionLines() {
        LineCounter counter = new LineCounter(Integer.MAX_VALUE - 1L);
        byte[] text = "a\nb\nc\n".repeat(5).getBytes(StandardCharsets.US_ASCII);
        counter.count(text, 0, text.length);
        counter.countLine();
        assertThat(counter.lines()).isEqualTo(2_147_483_646L + 16);
    }
}
