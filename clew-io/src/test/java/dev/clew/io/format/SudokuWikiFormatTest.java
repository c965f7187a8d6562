package dev.clew.io.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.Reading;
import org.junit.jupiter.api.Test;

class SudokuWikiFormatTest {
    @Test
    void aDotInACodedBoardIsRefused() {
        String link = "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + "00".repeat(40) + "0." + "00".repeat(40);
        assertThat(FormatCatalog.standard().read(link))
                .isInstanceOfSatisfying(
                        Reading.Bad.class, bad -> assertThat(bad.problem()).contains("a dot in r5c5"));
    }
}
