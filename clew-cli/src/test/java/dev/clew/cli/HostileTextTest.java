package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an input brings along does nothing to the terminal or the spreadsheet that the output is shown in. */
class HostileTextTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve -f csv",
                "solve -f json",
                "solve -f grid",
                "check",
                "count",
                "convert --to line",
                "convert --to grid",
                "convert --to json",
                "canon",
                "canon -f csv",
                "canon -f json",
                "canon --dedupe",
                "canon --shuffle",
                "rate",
                "rate -f csv",
                "rate -f json",
                "explain",
                "explain -f json",
                "hint",
                "hint -f svg",
                "steps",
                "steps -f json"
            })
    void controlCharactersAreNotPassedOn(String line) throws IOException {
        String escape = "\u001b]0;owned\u0007\u001b[31m\u009b5m\u0008";
        Path file = Files.writeString(
                folder.resolve("in.txt"),
                Run.VINCENT + " " + escape + "\n" + Run.COVER + " # " + escape + "\n" + escape + "\n1234" + escape
                        + "\n{\"" + escape + "\":1}\n");
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.add(file.toString());
        Run run = Run.of(words.toArray(String[]::new));
        assertThat((run.out() + run.err()).chars().filter(c -> c != '\n' && c != '\t' && Character.isISOControl(c)))
                .isEmpty();
    }

    @Test
    void noCellOfATableIsAFormula() {
        for (String text : List.of("=1+2", "+1", "-1+2", "@SUM(1)", "=HYPERLINK(\"x\",\"y\")")) {
            for (String command : List.of("solve", "rate", "canon")) {
                List<String> rows =
                        Run.withInput(text + "\n", command, "-f", "csv").lines();
                assertThat(rows.subList(1, rows.size()))
                        .allSatisfy(row -> assertThat(row)
                                .matches("(\"?')?[^=+@-].*|\"'.*")
                                .contains("'"));
            }
        }
    }
}
