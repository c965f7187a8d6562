package dev.clew.logic.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Digits;
import dev.clew.core.MarkMeaning;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.logic.fixture.Boards;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTest {
    @Test
    void aCellWithOneCandidateLeftIsNotFilled() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        Boards.keep(board, 1, 1, 5);

        assertThat(board.isFilled(0)).isFalse();
        assertThat(board.value(0)).isZero();
        assertThat(board.digits(0)).isEqualTo(Digits.of(5));
        assertThat(board.openCells()).isEqualTo(81);
        assertThat(board.has(1, 5)).as("a peer keeps the value until it is set").isTrue();
    }

    @Test
    void onlySetReachesThePeers() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        Boards.keep(board, 1, 1, 5);
        board.set(0, 5);

        assertThat(board.value(0)).isEqualTo(5);
        assertThat(board.candidates(0)).isZero();
        for (int cell = 1; cell < 81; cell++) {
            assertThat(board.has(cell, 5)).isEqualTo(!board.shape().arePeers(0, cell));
        }
    }

    @Test
    void removingTheLastCandidateFillsNothingAndBreaksTheBoard() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        Boards.keep(board, 1, 1, 5);
        board.remove(0, 5);

        assertThat(board.isFilled(0)).isFalse();
        assertThat(board.isBroken()).isTrue();
    }

    @Test
    void setRefusesWhatIsNoCandidate() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        board.set(0, 5);

        assertThatThrownBy(() -> board.set(1, 5)).hasMessageContaining("5 is not a candidate of r1c2");
        assertThatThrownBy(() -> board.set(0, 5)).hasMessageContaining("which holds 5");
    }

    @Test
    void candidatesNarrowOpenCellsAndUnmarkedCellsKeepWhatTheRulesLeave() {
        Digits[] marks = new Digits[81];
        marks[1] = Digits.of(1, 2, 5);
        int[] givens = new int[81];
        givens[0] = 5;
        Digits[] removed = new Digits[81];
        removed[3] = Digits.of(9);
        Position position = Position.of(Puzzle.of(Shape.CLASSIC_9, givens))
                .withPlaced(80, 7)
                .withRemoved(removed);
        Board board = Board.of(position.withMarks(marks, MarkMeaning.CANDIDATES));

        assertThat(board.digits(1)).isEqualTo(Digits.of(1, 2));
        assertThat(board.digits(2)).isEqualTo(Shape.CLASSIC_9.values().without(5));
        assertThat(board.digits(3))
                .isEqualTo(Shape.CLASSIC_9.values().without(5).without(9));
        assertThat(Board.of(position.withMarks(marks, MarkMeaning.NOTES)).digits(1))
                .as("a note is no evidence")
                .isEqualTo(Shape.CLASSIC_9.values().without(5));
        assertThat(board.isGiven(0)).isTrue();
        assertThat(board.isFilled(80)).isTrue();
        assertThat(board.isGiven(80)).isFalse();
        assertThat(Board.of(board.toPosition()).toPosition()).isEqualTo(board.toPosition());
    }

    @Test
    void moreThan64ValuesAreRefusedInOneLine() {
        Shape shape = Shape.classic(81);
        assertThatThrownBy(() -> Geometry.of(shape)).hasMessageContaining("up to 64 values");
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "6x6", "9x9", "9x9:diagonal", "9x9:windoku", "9x9:antiknight", "16x16", "64x64"})
    void everyQueryAgreesWithTheCandidates(String name) {
        Shape shape = Shape.parse(name);
        Random random = new Random(7);
        Board board = Boards.empty(shape);
        for (int move = 0; move < 3 * shape.cells(); move++) {
            int cell = random.nextInt(shape.cells());
            int value = 1 + random.nextInt(shape.size());
            if (random.nextInt(4) == 0 && board.has(cell, value)) {
                board.set(cell, value);
            } else {
                board.remove(cell, value);
            }
            if (move % 50 == 0) {
                assertHouse(board, random.nextInt(shape.houses())); // what was read once is read again
            }
        }
        assertQueries(board);
        assertQueries(board.copy());
        assertQueries(Board.of(board.toPosition()));
    }

    @Test
    void everyChangeIsCountedAndNothingElse() {
        Board board = Boards.empty(Shape.CLASSIC_9);
        int before = board.changes();
        board.remove(0, 5);
        int removed = board.changes();
        board.remove(0, 5);

        assertThat(removed).isGreaterThan(before);
        assertThat(board.changes()).isEqualTo(removed);
        board.set(1, 5);
        assertThat(board.changes()).isGreaterThan(removed);
    }

    @Test
    void aBoardReadFromAPositionIsTheOneOnWhichItsValuesWereSet() {
        for (String name : new String[] {"6x6", "9x9", "9x9:windoku", "9x9:antiknight", "16x16"}) {
            Board set = Boards.empty(Shape.parse(name));
            Random random = new Random(11);
            for (int move = 0; move < set.shape().cells(); move++) {
                int cell = random.nextInt(set.shape().cells());
                int value = 1 + random.nextInt(set.size());
                if (set.has(cell, value)) {
                    set.set(cell, value);
                }
            }
            Board read = Board.of(Position.of(Puzzle.of(
                    set.shape(),
                    IntStream.range(0, set.shape().cells()).map(set::value).toArray())));
            for (int cell = 0; cell < set.shape().cells(); cell++) {
                assertThat(read.value(cell)).isEqualTo(set.value(cell));
                assertThat(read.candidates(cell)).isEqualTo(set.candidates(cell));
            }
            assertQueries(read);
        }
    }

    /** The plain definition of every query, against what the board keeps up to date. */
    private static void assertQueries(Board board) {
        Shape shape = board.shape();
        int open = 0;
        for (int cell = 0; cell < shape.cells(); cell++) {
            open += board.isFilled(cell) ? 0 : 1;
            assertThat(board.isFilled(cell) && board.candidates(cell) != 0).isFalse();
            assertThat((board.lastCells(cell >> 6) >>> cell & 1) != 0).isEqualTo(board.candidateCount(cell) == 1);
        }
        assertThat(board.openCells()).isEqualTo(open);
        assertThat(board.isBroken()).isEqualTo(isBroken(board));
        for (int value = 1; value <= shape.size(); value++) {
            int count = 0;
            for (int cell = 0; cell < shape.cells(); cell++) {
                boolean listed = (board.cellsOf(value, cell >> 6) >>> cell & 1) != 0;
                assertThat(listed).isEqualTo(board.has(cell, value));
                count += listed ? 1 : 0;
            }
            assertThat(board.cellCount(value)).isEqualTo(count);
        }
        for (int house = 0; house < shape.houses(); house++) {
            assertHouse(board, house);
        }
    }

    private static boolean isBroken(Board board) {
        boolean broken = IntStream.range(0, board.shape().cells())
                .anyMatch(cell -> !board.isFilled(cell) && board.candidates(cell) == 0);
        for (int house = 0; house < board.shape().houses(); house++) {
            for (int value = 1; value <= board.size(); value++) {
                broken |= board.places(house, value) == 0 && (board.filledValues(house) >>> value - 1 & 1) == 0;
            }
        }
        return broken;
    }

    private static void assertHouse(Board board, int house) {
        long filled = 0;
        int open = 0;
        for (int position = 0; position < board.size(); position++) {
            int cell = board.shape().cellAt(house, position);
            filled |= board.isFilled(cell) ? 1L << board.value(cell) - 1 : 0;
            open += board.isFilled(cell) ? 0 : 1;
            assertThat(board.geometry().positionIn(house, cell)).isEqualTo(position);
            for (int value = 1; value <= board.size(); value++) {
                assertThat((board.places(house, value) >>> position & 1) != 0).isEqualTo(board.has(cell, value));
            }
        }
        for (int value = 1; value <= board.size(); value++) {
            int places = Long.bitCount(board.places(house, value));
            assertThat(board.placeCount(house, value)).isEqualTo(places);
            assertThat((board.lastPlaces(house) >>> value - 1 & 1) != 0).isEqualTo(places == 1);
        }
        assertThat(board.filledValues(house)).isEqualTo(filled);
        assertThat(board.openCells(house)).isEqualTo(open);
        int turn = board.geometry().turn(house);
        assertThat((board.fullButOne(turn >> 6) >>> turn & 1) != 0).isEqualTo(open == 1);
    }
}
