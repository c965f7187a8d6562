package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The fast rater takes the path of its twin, step by step, and both give the known ratings. */
class RefereeTest {
    @Test
    void labelledPuzzles() {
        Referee referee = new Referee(SeProfile.K);
        assertThat(Labelled.puzzles()).hasSize(150);
        for (Labelled each : Labelled.puzzles()) {
            assertThat(referee.agreed(each.puzzle())).as(each.puzzle()).isEqualTo(each.rating());
        }
    }

    @Test
    void wellKnownPuzzles() {
        Referee referee = new Referee(SeProfile.K);
        for (Labelled each : Labelled.known()) {
            if (each.er() < 10) {
                assertThat(referee.agreed(each.puzzle())).as(each.puzzle()).isEqualTo(each.rating());
            }
        }
    }

    /** Another profile, with unlisted ratings. */
    @Test
    void theOlderProgram() {
        Referee referee = new Referee(SeProfile.S);
        List<Labelled> puzzles = Labelled.puzzles();
        for (int i = 0; i < puzzles.size(); i += 4) {
            assertThat(referee.agreed(puzzles.get(i).puzzle())).isNotEmpty();
        }
    }
}
