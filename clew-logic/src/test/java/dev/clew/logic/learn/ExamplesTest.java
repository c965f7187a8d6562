package dev.clew.logic.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples that lessons and the gallery show. */
class ExamplesTest {
    private static final String SINGLE =
            "full-house 9x9 123456789456789123789123456231564897564897231897231564312645978645978312978312.45"
                    + " removed=- : ";

    @Test
    void anExampleThatIsNoneIsRefused() {
        assertThat(Example.parse(SINGLE + "r9c7=6").form().id()).isEqualTo("full-house");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Example.parse(SINGLE + "r9c7=5"))
                .withMessageContaining("full-house has no step with [r9c7=5]");
    }

    @Test
    void aFormWithoutAnExampleIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Examples.of(List.of(SINGLE + "r9c7=6")))
                .withMessage("There is no example of naked-single; add a line");
    }
}
