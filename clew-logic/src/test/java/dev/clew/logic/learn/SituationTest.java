package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Shape;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SituationTest {
    private static final String VALUES = "1.+3............4";

    @Test
    void aLineIsReadAndWritten() {
        String line = "naked-single 4x4 " + VALUES + " removed=r1c4<>2,r2c1<>4 : r1c4=4";
        Situation situation = Situation.parse(line);
        assertThat(situation).hasToString(line);
        Board board = situation.board(Uniqueness.UNKNOWN);
        assertThat(board.shape()).isEqualTo(Shape.parse("4x4"));
        assertThat(board.isGiven(0)).isTrue();
        assertThat(board.isGiven(2)).isFalse();
        assertThat(board.value(2)).isEqualTo(3);
        assertThat(board.has(3, 2)).isFalse();
        assertThat(Situation.of(board, "naked-single", situation.conclusions())).isEqualTo(situation);
    }

    @Test
    void aNearMissHasNoConclusion() {
        String line = "naked-single 4x4 " + VALUES + " removed=-";
        assertThat(Situation.parse(line)).hasToString(line);
        assertThat(Situation.parse(line).conclusions()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "naked-single 4x4 " + VALUES,
                "naked-single 4x4 " + VALUES + " gone=-",
                "naked-single 4x4 " + VALUES + " removed=- :",
                "naked-single 4x4 " + VALUES + " removed=- r1c4=4"
            })
    void whatIsNotALineIsRefused(String line) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Situation.parse(line))
                .withMessage("\"" + line + "\" is not of the form ID SHAPE VALUES removed=CANDIDATES : CONCLUSIONS");
    }

    @Test
    void aLostValueIsNoticed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Situation.parse("x 4x4 +1.............4 removed=-"))
                .withMessageContaining("has 15 cells, but 4x4 has 16");
    }

    @Test
    void aCandidateThatIsNoneIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> Situation.parse("x 4x4 " + VALUES + " removed=a1").board(Uniqueness.UNKNOWN))
                .withMessage("\"a1\" is not a candidate; write r1c1<>5");
    }
}
