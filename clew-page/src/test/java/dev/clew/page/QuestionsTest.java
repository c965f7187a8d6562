package dev.clew.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;
import dev.clew.desk.QuestionCatalog;
import dev.clew.desk.answer.QuestionType;
import dev.clew.desk.parameter.Parameter;
import dev.clew.page.Questions.Question;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That the questions which are compared leave nothing out. */
class QuestionsTest {
    private static final List<Question> ALL = Questions.of(14, Integer.MAX_VALUE);

    @Test
    void everyKindIsAskedWithEveryField() {
        assertThat(ALL).hasSizeGreaterThan(5_000);
        for (QuestionType type : QuestionCatalog.all()) {
            for (Parameter<?> parameter : type.parameters()) {
                assertThat(ALL)
                        .as("%s with %s", type.name(), parameter.field())
                        .anyMatch(it ->
                                it.name().equals(type.name()) && it.body().contains("\"" + parameter.field() + "\":"));
            }
        }
    }

    @Test
    void everyFormatIsWrittenAndRead() {
        for (PuzzleFormat format : FormatCatalog.standard().formats()) {
            assertThat(ALL).anyMatch(it -> it.body().contains("\"to\":\"" + format.name() + "\""));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"marks\":",
                "\"notes\":",
                "\"removed\":",
                "\"placed\":",
                "4x4",
                "6x6",
                "12x12",
                "16x16",
                "diagonal",
                "windoku",
                "jigsaw",
                "antiknight",
                "/drill"
            })
    void thereAreMarksShapesAndDrills(String part) {
        assertThat(ALL).anyMatch(it -> (it.name() + it.body()).contains(part));
    }
}
