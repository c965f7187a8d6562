package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Budget;
import dev.clew.core.Position;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.scale.se.chain.Crew;
import dev.clew.logic.scale.se.chain.ThreadCrew;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** One puzzle on several threads. */
class SeThreadsTest {
    /** ER 10.5, with nested chains of level 1 and 2. */
    private static final String HARD =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    @Test
    void thePathIsTheSameOnAnyNumberOfThreads() {
        List<SeStep> alone = new SeRater().steps(HARD, Budget.unlimited()).orElseThrow();
        for (int threads = 2; threads <= 7; threads += 5) {
            Crew crew = new ThreadCrew(threads);
            SeRater rater = new SeRater(SeProfile.K, crew);
            for (int again = 0; again < 2; again++) {
                assertThat(crew.rate(() -> rater.steps(HARD, Budget.unlimited())))
                        .contains(alone);
            }
        }
    }

    @Test
    void aScaleRatesTheSameOnAnyNumberOfThreads() {
        Board board = Board.of(Position.parse(HARD), Uniqueness.OF_GIVENS);
        assertThat(new SeScale(SeFilter.NONE)
                        .withThreads(3)
                        .rate(board, Budget.unlimited().start()))
                .hasValueSatisfying(rating -> assertThat(rating).hasToString("10.5/1.2/1.2"));
    }

    /** A limit of nodes cuts at the same place, so that such runs are not shared out. */
    @Test
    void aLimitOfNodesCutsEveryRunAtTheSamePlace() {
        Budget.Meter one = Budget.unlimited().withNodes(3000).start();
        Budget.Meter three = Budget.unlimited().withNodes(3000).start();
        Board board = Board.of(Position.parse(HARD), Uniqueness.OF_GIVENS);
        assertThat(new SeScale(SeFilter.NONE).rate(board, one)).isEmpty();
        assertThat(new SeScale(SeFilter.NONE).withThreads(3).rate(board, three)).isEmpty();
        assertThat(three.nodes()).isEqualTo(one.nodes());
    }

    /** Helpers see the end of the budget, too. */
    @Test
    void aBudgetEndsARatingOnSeveralThreads() {
        AtomicInteger asked = new AtomicInteger();
        Budget.Meter meter = Budget.unlimited()
                .withCancellation(() -> asked.incrementAndGet() > 2000)
                .start();
        Board board = Board.of(Position.parse(HARD), Uniqueness.OF_GIVENS);
        assertThat(new SeScale(SeFilter.NONE).withThreads(3).rate(board, meter)).isEmpty();
        assertThat(meter.isExhausted()).isTrue();
    }
}
