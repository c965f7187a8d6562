package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nested chains on whole paths; the twin takes most of a minute for some of these puzzles. */
@Tag("slow")
class SlowRefereeTest {
    @Test
    void wellKnownPuzzlesFromTenUp() {
        Referee referee = new Referee(SeProfile.K);
        int count = 0;
        for (Labelled each : Labelled.known()) {
            if (each.er() >= 10) {
                assertThat(referee.agreed(each.puzzle())).as(each.puzzle()).isEqualTo(each.rating());
                count++;
            }
        }
        assertThat(count).isEqualTo(5);
    }

    /** Its rating is published but not confirmed by the reference program, and the path ends above its first steps. */
    @Test
    void goldenNugget() {
        String puzzle = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
        Referee referee = new Referee(SeProfile.K);
        assertThat(referee.rating(puzzle, SeFilter.NONE)).isEqualTo("11.9/11.9/11.3");
        assertThat(Paths.steps(referee.path(puzzle)))
                .startsWith(
                        "11.3 r7c4-3",
                        "11.3 r4c4-3",
                        "11.4 r2c2-6",
                        "11.8 r1c1-8",
                        "11.8 r2c1-7",
                        "11.8 r2c4-6",
                        "11.9 r6c6-6",
                        "11.5 r2c5-6",
                        "11.9 r2c8-4");
    }
}
