package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ThreadPathTest {
    @Test
    void itGoesAroundClues() {
        Position position = Position.parse("...1\n2..3\n.4..\n..2.");
        assertThat(ThreadPath.find(position, 0, cell -> cell >= 12).orElseThrow())
                .containsExactly(1, 5, 6, 10, 11, 15);
    }

    @Test
    void itSaysWhenThereIsNone() {
        Position position = Position.parse(".1..\n2...\n....\n....");
        assertThat(ThreadPath.find(position, 0, cell -> cell >= 12)).isEmpty();
    }

    @Test
    void theCoverKeepsToBlanks() {
        int[] way = CoverPuzzle.wayOut();
        assertThat(way).startsWith(CoverPuzzle.FOCUS + 9).endsWith(77);
        assertThat(Arrays.stream(way).map(CoverPuzzle.POSITION::value)).containsOnly(0);
    }
}
