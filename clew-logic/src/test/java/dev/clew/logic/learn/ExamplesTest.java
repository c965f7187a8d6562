package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples that lessons and the gallery show. */
class ExamplesTest {
    private static final TechniqueInfo FULL_HOUSE = TechniqueInfo.of("full-house");
    private static final String SINGLE =
            "example = full-house 9x9 123456789456789123789123456231564897564897231897231564312645978645978312978312.45"
                    + " removed=- : ";

    private static Example example(TechniqueInfo form, String... lines) {
        return Examples.of(TechniqueFile.parse("test", List.of(lines)), form);
    }

    @Test
    void anExampleThatIsNoneIsRefused() {
        assertThat(example(FULL_HOUSE, SINGLE + "r9c7=6").form()).isEqualTo(FULL_HOUSE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> example(FULL_HOUSE, SINGLE + "r9c7=5"))
                .withMessageContaining("full-house has no step with [r9c7=5]");
    }

    @Test
    void aFormHasOneExample() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> example(TechniqueInfo.of("naked-single"), SINGLE + "r9c7=6"))
                .withMessage("There are 0 examples of naked-single; write one line example = naked-single SHAPE …");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> example(FULL_HOUSE, SINGLE + "r9c7=6", SINGLE + "r9c7=6"))
                .withMessageStartingWith("There are 2 examples of full-house");
    }
}
