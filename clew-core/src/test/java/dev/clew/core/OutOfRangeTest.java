package dev.clew.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A number out of range gets a sentence with the number in it. */
class OutOfRangeTest {
    private static final Shape SHAPE = Shape.CLASSIC_9;
    private static final Position EMPTY = Position.of(Puzzle.of(SHAPE, new int[81]));

    private static Arguments call(String name, int wrong, Consumer<Integer> call) {
        return Arguments.of(name, wrong, call);
    }

    static Stream<Arguments> calls() {
        return Stream.of(
                call("Shape.houseName", 27, SHAPE::houseName),
                call("Shape.houseName", -1, SHAPE::houseName),
                call("Shape.houseKind", 27, SHAPE::houseKind),
                call("Shape.houseCells", 99, SHAPE::houseCells),
                call("Shape.cellAt", 27, house -> SHAPE.cellAt(house, 0)),
                call("Shape.cellAt", 9, position -> SHAPE.cellAt(0, position)),
                call("Shape.housesOf", 81, SHAPE::housesOf),
                call("Shape.peers", 81, SHAPE::peers),
                call("Shape.peerCount", -5, SHAPE::peerCount),
                call("Shape.arePeers", 81, cell -> SHAPE.arePeers(cell, 0)),
                call("Shape.arePeers", 81, cell -> SHAPE.arePeers(0, cell)),
                call("Shape.region", 81, SHAPE::region),
                call("Shape.cellName", 81, SHAPE::cellName),
                call("Shape.candidate", 81, cell -> SHAPE.candidate(cell, 1)),
                call("Shape.candidate", 10, value -> SHAPE.candidate(0, value)),
                call("Shape.classic", 0, Shape::classic),
                call("Shape.classic", 122, Shape::classic),
                call("Shape.latin", -3, Shape::latin),
                call("Shape.boxes", 0, rows -> Shape.boxes(rows, 3)),
                call("Digits.of", 0, Digits::of),
                call("Digits.of", 122, Digits::of),
                call("Digits.upTo", 122, Digits::upTo),
                call("CellSet.of", 81, cell -> CellSet.of(9, cell)),
                call("Puzzle.given", 81, EMPTY.puzzle()::given),
                call("Position.value", 81, EMPTY::value),
                call("Position.marks", 81, EMPTY::marks),
                call("Position.withPlaced", 81, cell -> EMPTY.withPlaced(cell, 1)),
                call("Position.withPlaced", 10, value -> EMPTY.withPlaced(0, value)),
                call("Position.withMark", 81, cell -> EMPTY.withMark(cell, Digits.of(1))),
                call("Position.withMark", 10, value -> EMPTY.withMark(0, Digits.of(value))),
                call("Solver.count", -1, limit -> Solver.standard().count(EMPTY.puzzle(), limit)),
                call("Budget.withNodes", -1, Budget.unlimited()::withNodes),
                call("Budget.withTime", -1, seconds -> Budget.unlimited().withTime(Duration.ofSeconds(seconds))));
    }

    @ParameterizedTest(name = "{0}({1})")
    @MethodSource("calls")
    void aSentenceNamesTheNumber(String name, int wrong, Consumer<Integer> call) {
        assertThatThrownBy(() -> call.accept(wrong))
                .isInstanceOfAny(IllegalArgumentException.class, IndexOutOfBoundsException.class)
                .message()
                .contains(String.valueOf(wrong), " ")
                .doesNotStartWith("Index ");
    }

    @Test
    void whatPeoplePrintIsText() {
        assertThat(Budget.unlimited()).hasToString("no limit");
        assertThat(Budget.parse("5000n")).hasToString("at most 5000 nodes");
        assertThat(Budget.parse("500ms")).hasToString("at most 0.5 s");
        assertThat(Budget.parse("10s").withNodes(1)).hasToString("at most 1 node, 10 s");
        assertThat(new Count(7, Count.Ending.COMPLETE)).hasToString("7");
        assertThat(new Count(7, Count.Ending.LIMIT)).hasToString("at least 7");
        assertThat(new Count(7, Count.Ending.BUDGET)).hasToString("at least 7, then the budget ended");
        assertThat(Solver.standard().solutions(EMPTY.puzzle())).hasToString("solutions of a 9x9 grid");
        assertThat(Shape.builder().distinct(0, 40)).hasToString("9x9:distinct:r1c1r5c5");
    }
}
