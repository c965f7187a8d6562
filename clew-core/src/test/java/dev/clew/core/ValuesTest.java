package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values of the model: sets, candidates, positions, budgets. */
class ValuesTest {
    @Test
    void digitsHoldValuesUpTo121() {
        Digits digits = Digits.of(1, 64, 65, 121);
        assertThat(digits.toArray()).containsExactly(1, 64, 65, 121);
        assertThat(digits.without(64).contains(64)).isFalse();
        assertThat(digits.minus(Digits.upTo(64))).isEqualTo(Digits.of(65, 121));
        assertThat(Digits.upTo(121).size()).isEqualTo(121);
        assertThat(Digits.upTo(64).first()).isEqualTo(1);
        assertThat(Digits.of(121).first()).isEqualTo(121);
        assertThat(Digits.of(4, 1)).hasToString("{1, 4}");
        assertThatIllegalArgumentException().isThrownBy(() -> Digits.of(0)).withMessageContaining("0");
        assertThatIllegalArgumentException().isThrownBy(() -> Digits.of(122)).withMessageContaining("122");
    }

    @Test
    void cellsAndCandidatesPrintAsPlayersWriteThem() {
        assertThat(new Candidate(40, 7)).hasToString("r5c5=7");
        assertThat(new Candidate(40, 7, 16)).hasToString("r3c9=7");
        assertThat(CellSet.of(9, 3, 12, 41)).hasToString("r12c4, r5c6");
        assertThat(CellSet.of(18, 17 * 18)).hasToString("r18c1");
        assertThat(CellSet.of(18, 0, 7 * 18)).hasToString("r1/8c1");
        assertThat(CellSet.of(16, 9, 10, 25, 26)).hasToString("r1/2c10/11");
    }

    @Test
    void givenPlacedAndMarkedAreThreeThings() {
        Position start = Position.of(Puzzle.of(Shape.classic(4), 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
        Digits[] marks = new Digits[16];
        marks[0] = Digits.of(2);
        marks[1] = Digits.of(3);
        marks[2] = Digits.NONE;
        Position position = start.withPlaced(5, 3).withMarks(marks, MarkMeaning.CANDIDATES);
        assertThat(position.puzzle().given(0)).isEqualTo(1);
        assertThat(position.placed(5)).isEqualTo(3);
        assertThat(position.marks(0)).as("a filled cell has no marks").isEmpty();
        assertThat(position.marks(1)).contains(Digits.of(3));
        assertThat(position.marks(2)).as("no marks is unmarked").isEmpty();
        assertThat(position.candidates()[1]).as("its mark is excluded by r2c2").isEqualTo(Digits.NONE);
        assertThat(position.candidates()[2]).isEqualTo(Digits.of(2, 3, 4));
        assertThat(position.contradiction().orElseThrow().message()).startsWith("r1c2 has no candidate left");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start.withPlaced(0, 2))
                .withMessageContaining("r1c1 is given as 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start.withPlaced(1, 5))
                .withMessageContaining("5 in r1c2");
    }

    @Test
    void puzzlesRefuseWhatDoesNotFit() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.of(Shape.classic(4), 1, 2, 3))
                .withMessageContaining("3 values, but a 4x4 grid has 16 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.of(Shape.classic(1), 2))
                .withMessageContaining("r1c1 holds 2");
    }

    @Test
    void largeGridsPrintNumbers() {
        assertThat(Puzzle.of(Shape.classic(1), 1)).hasToString("1");
        assertThat(Puzzle.of(Shape.classic(36), new int[1296]).toString()).startsWith("0 0 0 ");
        int[] values = new int[256];
        values[0] = 16;
        assertThat(Puzzle.of(Shape.classic(16), values).toString()).startsWith("G...");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10", "10 parsecs", "-5s", "s", "99999999999999999999n"})
    void badBudgetsSayHowToWriteOne(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Budget.parse(text))
                .withMessageContaining("write a time such as 10s");
    }

    @Test
    void budgetsCountNodesAndTime() {
        Budget.Meter meter = Budget.parse("2n").start();
        assertThat(meter.spend()).isTrue();
        assertThat(meter.spend()).isTrue();
        assertThat(meter.spend()).isFalse();
        assertThat(meter.spend()).isFalse();
        assertThat(meter.nodes()).isEqualTo(2);
        long[] clock = {0};
        Budget.Meter timed = Budget.parse("1 s").withClock(() -> clock[0]).start();
        assertThat(timed.spend()).isTrue();
        clock[0] = 1_000_000_000;
        assertThat(timed.spend()).isFalse();
        assertThat(timed.isExhausted()).isTrue();
    }
}
