package dev.clew.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FewestCluesTest {
    @ParameterizedTest
    @CsvSource({"9x9,17", "4x4,4", "6x6,5", "9x9:diagonal,8", "9x9:latin,8", "4x4:latin,3", "9x9:jigsaw,8", "16x16,15"})
    void isWhatIsProven(String shape, int clues) {
        assertThat(FewestClues.of(ShapeChoice.parse(shape)).clues()).isEqualTo(clues);
    }

    /** Three of the four values, once each: with fewer values, or with one of them twice, two could change places. */
    @Test
    void noFourByFourPuzzleHasThreeClues() {
        for (int one = 0; one < 16; one++) {
            for (int two = 0; two < 16; two++) {
                for (int three = 0; three < 16; three++) {
                    if (one != two && one != three && two != three) {
                        int[] values = new int[16];
                        values[one] = 1;
                        values[two] = 2;
                        values[three] = 3;
                        Outcome outcome = Solver.standard().solve(Puzzle.of(Shape.classic(4), values));
                        assertThat(outcome).isNotInstanceOf(Outcome.Unique.class);
                    }
                }
            }
        }
    }

    @Test
    void fewerAreRefusedAtOnce() {
        assertThatThrownBy(() -> Target.any().withClues(new ClueRange(0, 16)))
                .hasMessage("16 clues are too few: no 9x9 puzzle with fewer than 17 has one solution");
        assertThat(Target.any().withClues(new ClueRange(5, 17)).clues().least()).isEqualTo(5);
    }
}
