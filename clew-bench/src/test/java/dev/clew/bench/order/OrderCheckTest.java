package dev.clew.bench.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Puzzle;
import dev.clew.generate.Generated;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A few puzzles of each of the twenty orders; {@code tools/order-check} makes 200. */
class OrderCheckTest {
    private static final int FEW = 2;

    static Stream<Order> orders() {
        return Order.TWENTY.stream();
    }

    @ParameterizedTest
    @MethodSource("orders")
    void puzzlesAreWhatWasOrderedOnAnyNumberOfThreads(Order order) {
        List<Generated> made = OrderCheck.make(order, FEW, 1);
        assertThat(made).hasSize(FEW);
        assertThat(OrderCheck.faults(order, made)).isEmpty();
        assertThat(OrderCheck.digest(OrderCheck.make(order, FEW, 4))).isEqualTo(OrderCheck.digest(made));
    }

    @Test
    void aPuzzleThatWasNotOrderedIsFound() {
        Puzzle easy = Puzzle.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(new Audit(Order.parse("need=x-wing minimal level=moderate").target()).faults(easy))
                .contains(
                        "it is beginner (142), not moderate",
                        "it does not need X-Wing",
                        "a clue can be dropped",
                        "a path does without X-Wing");
        Audit audit = new Audit(Order.parse("level=beginner").target());
        assertThat(audit.faults(easy)).isEmpty();
        assertThat(audit.faults(easy)).containsExactly("an equivalent one came before");
        assertThat(new Audit(Order.parse("without=hidden-single without=naked-single")
                                .target())
                        .faults(easy))
                .contains("no path of what may be needed leads to the end");
    }

    @Test
    void thereAreTwentyAndAnUnknownWordIsNamed() {
        assertThat(Order.TWENTY).hasSize(20).doesNotHaveDuplicates();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Order.parse("colour=red"))
                .withMessageContaining("colour=red");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Order.parse("pattern=x.x.x"))
                .withMessageContaining("5 cells");
    }
}
