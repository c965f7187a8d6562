package dev.clew.logic.internal.technique.als;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.board.Board;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.internal.technique.kit.Finds;
import dev.clew.logic.internal.technique.wing.XyWing;
import dev.clew.logic.internal.technique.wing.XyzWing;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.SetLimits;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wings and almost locked sets find what every choice of cells, compared with the definition, gives. */
class SetsTest {
    @ParameterizedTest
    @CsvSource({"9x9, 23, 20", "6x6, 8, 20", "9x9:antiknight, 18, 5"})
    void wingsAreThoseOfTheDefinition(String shape, int clues, int seeds) {
        int found = 0;
        for (Board board : Finds.hardBoards(shape, clues, seeds)) {
            Set<Set<Conclusion>> xy = Finds.conclusions(new XyWing(), board, Limits.standard());
            Set<Set<Conclusion>> xyz = Finds.conclusions(new XyzWing(), board, Limits.standard());
            assertThat(xy).as("XY-Wings on %s", board).isEqualTo(PlainSets.wings(board, 2));
            assertThat(xyz).as("XYZ-Wings on %s", board).isEqualTo(PlainSets.wings(board, 3));
            found += xy.size() + xyz.size();
        }
        assertThat(found).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"9x9, 23, 6, 3", "6x6, 8, 12, 5", "9x9:antiknight, 18, 2, 3"})
    void almostLockedSetsAreThoseOfTheDefinition(String shape, int clues, int seeds, int cells) {
        int found = 0;
        for (Board board : Finds.hardBoards(shape, clues, seeds)) {
            Set<Set<Conclusion>> steps =
                    Finds.conclusions(new AlsXz(), board, Limits.standard().with(new SetLimits(cells, false, true)));
            assertThat(steps).as("XZ rule on %s", board).isEqualTo(PlainSets.almostLocked(board, cells));
            found += steps.size();
        }
        assertThat(found).isPositive();
    }
}
