package dev.clew.logic.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.logic.advice.Hint;
import dev.clew.logic.level.ClewScale;
import org.junit.jupiter.api.Test;

/** A single names the digits that exclude candidates by the rules; of others it says only that they are struck out. */
class StruckOutTest {
    private static final Position START =
            Position.parse("73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6");

    private static String why(Position position) {
        return Hint.of(position, ClewScale.standard(), Budget.unlimited()).words(Depth.WHY);
    }

    private static void remove(Digits[] removed, int row, int column, int... values) {
        removed[(row - 1) * 9 + column - 1] = Digits.of(values);
    }

    private static Position place(Position position, int row, int column, int value) {
        return position.withPlaced((row - 1) * 9 + column - 1, value);
    }

    @Test
    void ofTheLastCandidate() {
        Digits[] removed = new Digits[81];
        remove(removed, 2, 3, 6, 8);
        assertThat(why(place(START, 3, 9, 7).withRemoved(removed)))
                .isEqualTo(
                        "Row 2 has 2, 3 and 7 and column 3 also 1, 5 and 9. 6 and 8 were struck out before. Only 4 is"
                                + " left for r2c3: r2c3=4.");
    }

    /** The 8 of r8c1 is struck out, too, but there the rules exclude it, since row 8 has its 8. */
    @Test
    void ofTheLastPlace() {
        Digits[] removed = new Digits[81];
        remove(removed, 9, 3, 8);
        remove(removed, 8, 1, 8);
        Position position = place(place(place(START, 3, 9, 7), 2, 3, 4), 7, 2, 4);
        assertThat(why(position.withRemoved(removed)))
                .isEqualTo(
                        "Column 1 has its 8 in r5c1, row 8 in r8c9. In r9c3 the 8 was struck out before. The only place"
                                + " left for 8 in box 7 is r9c2: r9c2=8.");
    }
}
