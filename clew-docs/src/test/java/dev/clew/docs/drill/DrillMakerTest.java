package dev.clew.docs.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Shape;
import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.board.Board;
import dev.clew.logic.board.Uniqueness;
import dev.clew.logic.learn.Situation;
import dev.clew.logic.technique.Technique;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrillMakerTest {
    private static DrillMaker maker() {
        return new DrillMaker((state, puzzle) -> {});
    }

    private static List<Situation> drills(DrillMaker maker) {
        return TechniqueCatalog.standard().techniques().stream()
                .flatMap(technique -> maker.drills(technique).stream())
                .toList();
    }

    @Test
    void whatItTakesCanBeReadAgain() {
        DrillMaker maker = maker().walk(Shape.CLASSIC_9, 1, 20);
        assertThat(drills(maker)).isNotEmpty().allSatisfy(drill -> {
            Situation read = Situation.parse(drill.toString());
            assertThat(read).isEqualTo(drill);
            assertThat(isFound(read)).as(drill.toString()).isTrue();
        });
        assertThat(maker.missing()).contains("jellyfish").doesNotContain("hidden-single");
        assertThat(maker.isDone()).isFalse();
    }

    private static boolean isFound(Situation situation) {
        Technique technique = TechniqueCatalog.standard().require(situation.form());
        Board board = situation.board(Uniqueness.OF_GIVENS);
        List<Object> found = new ArrayList<>();
        technique.find(board, step -> {
            if (step.technique().id().equals(situation.form()) && situation.matches(step)) {
                found.add(step);
            }
            return found.isEmpty();
        });
        return !found.isEmpty();
    }

    @Test
    void theSameSeedMakesTheSameDrills() {
        assertThat(drills(maker().walk(Shape.CLASSIC_9, 5, 5))).isEqualTo(drills(maker().walk(Shape.CLASSIC_9, 5, 5)));
    }

    @Test
    void drillsThatHoldAreKept() {
        assertThat(maker().keep().missing()).isEmpty();
    }
}
