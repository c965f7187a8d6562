package dev.clew.core.format.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The lines of a text. */
class AllLinesTest {
    @Test
    void areThoseOfTheLibrary() {
        Random random = new Random(9);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append("a \r\n".charAt(random.nextInt(4)));
            }
            assertThat(TextLines.all(text.toString()))
                    .isEqualTo(text.toString().lines().toList());
        }
    }
}
