package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Processes joined by pipes, as in a shell: what one command writes, the next one reads. */
@Timeout(120)
class PipeTest {
    @Test
    void aVariantMadeByOneCommandIsSolvedByTheNext() throws IOException, InterruptedException {
        assertThat(pipe("generate --shape 9x9:diagonal --unrated --seed 3", "convert --to grid", "solve -"))
                .singleElement()
                .satisfies(line -> assertThat(diagonals(line)).containsOnly("123456789"));
        assertThat(pipe("generate --shape 5x5:latin --unrated --seed 3 -n 30", "solve -"))
                .hasSize(30)
                .allMatch(line -> line.matches("[1-5]{25}"));
    }

    @Test
    void documentsArePuzzlesToTheNextCommand() throws IOException, InterruptedException {
        assertThat(pipe(
                        "solve --format json " + Run.VINCENT,
                        "rate --format csv -",
                        "check --format json -",
                        "solve -"))
                .containsExactly(Run.VINCENT_SOLVED);
    }

    private static List<String> diagonals(String solution) {
        Puzzle grid = Puzzle.of(
                Shape.parse("9x9:diagonal"), solution.chars().map(c -> c - '0').toArray());
        List<String> diagonals = new ArrayList<>();
        for (int house = 27; house < grid.shape().houses(); house++) {
            diagonals.add(grid.shape().houseCells(house).stream()
                    .map(grid::given)
                    .sorted()
                    .mapToObj(Integer::toString)
                    .reduce("", String::concat));
        }
        return diagonals;
    }

    private static List<String> pipe(String... commands) throws IOException, InterruptedException {
        List<ProcessBuilder> builders = new ArrayList<>();
        for (String command : commands) {
            builders.add(new ProcessBuilder(words(command)).redirectError(ProcessBuilder.Redirect.INHERIT));
        }
        List<Process> processes = ProcessBuilder.startPipeline(builders);
        Process last = processes.get(processes.size() - 1);
        String text = new String(last.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        for (Process process : processes) {
            assertThat(process.waitFor()).as(Arrays.toString(commands)).isZero();
        }
        return text.lines().toList();
    }

    private static List<String> words(String command) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dclew.tty=",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.clew.cli.Main"));
        words.addAll(List.of(command.split(" ")));
        return words;
    }
}
