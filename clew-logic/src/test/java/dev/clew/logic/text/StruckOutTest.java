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
                .isEqualTo("r2c3 sees 2, 3 and 7 in row 2, and 1, 5 and 9 in column 3; 6 and 8 were eliminated earlier,"
                        + " which leaves only 4. Place 4 in r2c3.");
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
                        "The 8s in r5c1 and r8c9 and earlier eliminations in r9c3 leave one cell for 8 in box 7. Place"
                                + " 8 in r9c2.");
    }
}
