package dev.clew.docs.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Shape;
import dev.clew.logic.learn.Example;
import org.junit.jupiter.api.Test;

class DrillMakerTest {
    @Test
    void whatItKeepsCanBeReadAgain() {
        DrillMaker maker = new DrillMaker((state, puzzle) -> {}).walk(Shape.CLASSIC_9, 1, 20);
        assertThat(maker.lines())
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(Example.parse(line).form().id()).isEqualTo(line.substring(0, line.indexOf(' '))));
        assertThat(maker.missing()).contains("jellyfish").doesNotContain("hidden-single");
        assertThat(maker.isDone()).isFalse();
    }

    @Test
    void theSameSeedMakesTheSameBank() {
        assertThat(new DrillMaker((state, puzzle) -> {})
                        .walk(Shape.CLASSIC_9, 5, 5)
                        .lines())
                .isEqualTo(new DrillMaker((state, puzzle) -> {})
                        .walk(Shape.CLASSIC_9, 5, 5)
                        .lines());
    }
}
