package dev.clew.logic.scale.se;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.core.Budget;
import dev.clew.logic.scale.se.producer.Hint;
import dev.clew.logic.scale.se.producer.SeGrid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of an ER without a full rating is what a full rating says. */
class SeBoundTest {
    private static final String EASTER_MONSTER =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    @Test
    void aboveAndBelowEveryBoundAsTheFullRatingSays() {
        SeRater rater = new SeRater();
        for (Labelled each : Labelled.puzzles()) {
            SeBound er = SeBound.parse(each.rating().substring(0, each.rating().indexOf('/')));
            for (int tenths = 10; tenths <= 95; tenths += tenths < 60 ? 7 : 3) {
                SeBound end = new SeBound(tenths);
                SeBound found =
                        rater.measure(each.puzzle(), end, Budget.unlimited()).orElseThrow();
                if (er.compareTo(end) < 0) {
                    assertThat(found).as("%s below %s", each, end).isEqualTo(er);
                } else {
                    assertThat(found).as("%s from %s", each, end).isGreaterThanOrEqualTo(end);
                }
            }
            assertThat(rater.measure(each.puzzle(), er, Budget.unlimited()).orElseThrow())
                    .isGreaterThanOrEqualTo(er);
            assertThat(rater.measure(each.puzzle(), er.next(), Budget.unlimited()))
                    .hasValue(er);
        }
    }

    /** The nested chains, which are nearly all of the work, are not looked for: a full rating spends far more. */
    @Test
    void whatCanOnlyBeAboveIsNotLookedFor() {
        SeRater rater = new SeRater();
        Budget little = Budget.unlimited().withNodes(400);
        assertThat(rater.measure(EASTER_MONSTER, SeBound.parse("9.0"), little).orElseThrow())
                .isGreaterThanOrEqualTo(SeBound.parse("9.0"));
        assertThat(rater.rate(EASTER_MONSTER, SeFilter.NONE, little)).isEmpty();
        assertThat(rater.measure(EASTER_MONSTER, SeBound.parse("12"), little)).isEqualTo(Optional.empty());
    }

    /** No producer offers a step below its least rating, and the producers after it have none below that either. */
    @Test
    void everyProducerKeepsToItsLeastRating() {
        List<RankedProducer> producers = ProducerOrder.of(SeProfile.K);
        assertThat(producers).extracting(RankedProducer::least).isSorted();
        for (StruckGrid struck : StruckGrid.some(5, 150, 300)) {
            SeGrid grid = struck.grid();
            for (RankedProducer producer : producers.subList(0, 25)) {
                Hint hint = producer.find(grid, Budget.unlimited().start());
                if (hint != null) {
                    assertThat(SeBound.of(hint.rating())).isGreaterThanOrEqualTo(producer.least());
                }
            }
        }
    }

    @Test
    void readsRatings() {
        assertThat(SeBound.parse("9")).hasToString("9.0");
        assertThat(SeBound.parse("11.6")).hasToString("11.6");
        assertThat(SeBound.parse("6.9").next()).hasToString("7.0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "9,0", "0.9", "20.1", "-1", "9.05", "100"})
    void complainsOfWhatIsNoRating(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SeBound.parse(text))
                .withMessageContaining(text);
    }
}
