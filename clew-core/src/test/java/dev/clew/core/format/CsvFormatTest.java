package dev.clew.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of a table, as programs write them that keep spreadsheets from running what a cell holds. */
class CsvFormatTest {
    private static final String BLANK = "-".repeat(80);

    @ParameterizedTest
    @ValueSource(strings = {"'", "\"'"})
    void theGuardAgainstFormulasIsNotPartOfThePuzzle(String guard) {
        String quote = guard.length() > 1 ? "\"" : "";
        Reading reading = FormatCatalog.standard().read(guard + BLANK + "7" + quote + ",9x9,unique");
        assertThat(reading).isInstanceOf(Reading.Found.class);
        Position position = ((Reading.Found) reading).position();
        assertThat(position.value(80)).isEqualTo(7);
        assertThat(position.puzzle().givenCount()).isEqualTo(1);
    }
}
