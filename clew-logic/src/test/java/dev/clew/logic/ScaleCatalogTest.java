package dev.clew.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.core.Position;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.scale.Scale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScaleCatalogTest {
    private static final ScaleCatalog CATALOG = ScaleCatalog.standard();

    static Stream<String> ids() {
        return CATALOG.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyScaleHasTheNameThatItIsFoundBy(String id) {
        assertThat(CATALOG.require(id).id()).isEqualTo(id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyScaleTakesAPlainPuzzleAndKeepsItsNameWhenItIsChanged(String id) {
        Scale scale = CATALOG.require(id);
        assertThat(scale.obstacle(Position.parse("1" + ".".repeat(80)))).isEmpty();
        assertThat(scale.withGuess().id()).isEqualTo(id);
        assertThat(scale.withoutUniqueness().id()).isEqualTo(id);
    }

    @Test
    void clewsOwnComesFirst() {
        assertThat(CATALOG.ids()).first().isEqualTo("clew");
        assertThat(CATALOG.find(" Clew ")).containsSame(ClewScale.standard());
    }

    @Test
    void anUnknownNameIsToldTheKnownOnes() {
        assertThat(CATALOG.find("richter")).isEmpty();
        assertThatThrownBy(() -> CATALOG.require("richter"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no scale \"richter\"; known are " + String.join(", ", CATALOG.ids()));
    }
}
