package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingTest {
    private static final Position EMPTY = Position.of(Puzzle.of(Shape.classic(4), new int[16]));

    @Test
    void unknownRulesAreNamedInASentence() {
        assertThat(problem("killer cages")).isEqualTo("holds killer cages, which Clew does not solve yet");
        assertThat(problem("killer cages", "thermometers"))
                .isEqualTo("holds killer cages and thermometers, which Clew does not solve yet");
        assertThat(problem("killer cages", "thermometers", "arrows"))
                .isEqualTo("holds killer cages, thermometers and arrows, which Clew does not solve yet");
    }

    @Test
    void whatIsLeftComesAlongForWhoeverAsks() {
        Reading.Bad bad = Reading.Bad.unknownRules(List.of("arrows"), EMPTY);
        assertThat(bad.without()).contains(new Reading.Partial(EMPTY, List.of("arrows")));
        assertThat(new Reading.Bad("no puzzle").without()).isEmpty();
    }

    @Test
    void aPuzzleWithoutUnknownRulesIsNotPartial() {
        assertThatThrownBy(() -> Reading.Bad.unknownRules(List.of(), EMPTY))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String problem(String... rules) {
        return Reading.Bad.unknownRules(List.of(rules), EMPTY).problem();
    }
}
