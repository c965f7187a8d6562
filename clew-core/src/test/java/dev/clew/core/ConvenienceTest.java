package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The short ways into the library. */
class ConvenienceTest {
    private static final int[][] ROWS = {{1, 3, 0, 0}, {2, 0, 0, 0}, {0, 0, 2, 0}, {0, 0, 0, 3}};

    @Test
    void rowsAreAPuzzleAndASolutionHasRows() {
        Puzzle puzzle = Puzzle.of(ROWS);
        assertThat(puzzle).isEqualTo(Puzzle.parse("13..2.....2....3"));
        Outcome outcome = Solver.standard().solve(puzzle);
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Unique.class, unique -> {
            int[][] rows = unique.solution().toRows();
            assertThat(rows[2][2]).isEqualTo(2);
            assertThat(Puzzle.of(rows)).isEqualTo(unique.solution().toPuzzle());
        });
    }

    @Test
    void raggedRowsAndSizesWithoutBoxesAreRefused() {
        assertThatThrownBy(() -> Puzzle.of(new int[][] {{1, 0, 0, 0}, {0, 0, 0}, {0, 0, 2, 0}, {0, 0, 0, 3}}))
                .hasMessage("Row 2 has 3 values but a 4x4 grid needs 4");
        assertThatThrownBy(() -> Puzzle.of(new int[7][7])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void countsAndListsWithoutABudget() {
        Puzzle empty = Puzzle.of(new int[4][4]);
        assertThat(Solver.standard().count(empty, 1000)).isEqualTo(new Count(288, Count.Ending.COMPLETE));
        List<Grid> solutions = new ArrayList<>();
        Solver.standard().solutions(empty).forEachRemaining(solutions::add);
        assertThat(solutions).hasSize(288).doesNotHaveDuplicates();
    }

    @Test
    void marksOneCellAtATime() {
        Position position = Position.of(Puzzle.of(ROWS)).withMark(6, Digits.of(2, 3));
        assertThat(position.marks(6)).contains(Digits.of(2, 3));
        assertThat(position.meaning()).isEqualTo(MarkMeaning.NOTES);
        assertThat(position.withMark(2, Digits.of(4)).marks(6)).contains(Digits.of(2, 3));
        assertThat(position.withMark(6, Digits.NONE).hasMarks()).isFalse();
        assertThatThrownBy(() -> position.withMark(0, Digits.of(2)))
                .hasMessage("r1c1 holds 1; only open cells have marks");
    }

    @Test
    void cellsOutOfRangeGetASentence() {
        Puzzle puzzle = Puzzle.of(ROWS);
        String message = "There is no cell 16; the cells of a 4x4 grid are numbered from 0 to 15, row by row";
        assertThatThrownBy(() -> puzzle.given(16)).hasMessage(message);
        assertThatThrownBy(() -> Position.of(puzzle).value(16)).hasMessage(message);
        assertThatThrownBy(() -> puzzle.shape().cellName(16)).hasMessage(message);
        assertThatThrownBy(() -> puzzle.given(-1)).hasMessageStartingWith("There is no cell -1");
    }
}
