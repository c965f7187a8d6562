package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.generate.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTest {
    private static final String VERSION = Pattern.quote(Version.read());

    @Test
    void aLineIsThePuzzleLevelScoreSeedAndVersion() {
        Run run = Run.of("generate", "-n", "3", "--level", "easy", "--seed", "11");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .hasSize(3)
                .allMatch(line -> line.matches("[.1-9]{81} # easy \\d+ \\d+ clew=" + VERSION));
        assertThat(Run.of("generate", "easy", "-n", "3", "--seed", "11", "--threads", "3"))
                .isEqualTo(run);
    }

    @Test
    void theSeedOfALineMakesItsPuzzleAgain() {
        Run run = Run.of("generate", "hard", "-n", "3", "--seed", "5", "--symmetry", "180");
        for (String line : run.lines()) {
            String seed = line.split(" ")[4];
            assertThat(Run.of("generate", "hard", "--seed", seed, "--symmetry", "180")
                            .out())
                    .isEqualTo(line + "\n");
        }
    }

    @Test
    void aRunFromAnIndexHasThePuzzlesOfTheWholeRunThere() {
        Run whole = Run.of("generate", "-n", "8", "--seed", "17", "--unrated");
        for (String threads : new String[] {"1", "3"}) {
            Run part = Run.of("generate", "-n", "4", "--seed", "17", "--unrated", "--from", "3", "--threads", threads);
            assertThat(part.lines()).isEqualTo(whole.lines().subList(3, 7));
        }
        assertThat(Run.of("generate", "--seed", "17", "--unrated", "--from", "0")
                        .lines())
                .isEqualTo(whole.lines().subList(0, 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--from 3|--from is a place in the run of a seed; add --seed",
                "--from -1 --seed 2|--from needs a whole number from 0 to 1000000000000000, but \"-1\" was given",
                "--from x --seed 2|--from needs a whole number from 0 to 1000000000000000, but \"x\" was given",
            })
    void aPlaceNeedsASeedAndANumber(String words, String complaint) {
        Run run = Run.of(("generate " + words).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("clew: " + complaint + "\n");
        assertThat(Run.of("generate", "--seed", "1", "--from", "2", "--distinct")
                        .err())
                .startsWith("clew: --distinct compares with all puzzles before");
    }

    @Test
    void othersCanReadTheLines(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("puzzles.txt");
        assertThat(Run.of("generate", "-n", "5", "--seed", "1", "--distinct", "-o", file.toString())
                        .out())
                .isEmpty();
        assertThat(Files.readAllLines(file)).hasSize(5);
        Run check = Run.of("check", file.toString());
        assertThat(check.code()).as(check.out()).isZero();
        assertThat(check.lines()).hasSize(5);
        assertThat(Run.of("rate", file.toString()).lines()).hasSize(5);
    }

    @Test
    void aShapeThatTheTextDoesNotShowFollows() {
        String line = Run.of("generate", "--shape", "6x6:jigsaw", "--seed", "2")
                .lines()
                .get(0);
        assertThat(line).matches("[.1-6]{36} # [a-z]+ \\d+ 2 clew=" + VERSION + " shape=6x6:jigsaw:[A-F]{36}");
        String shape = line.substring(line.lastIndexOf('=') + 1);
        Run check = Run.of("check", "--shape", shape, line.substring(0, 36));
        assertThat(check.out()).isEqualTo("valid: exactly one solution\n");
    }

    @Test
    void aTargetThatIsNotMetIsSaidAndTheBestPrintedOnDemand() {
        Run run = Run.of("generate", "--clues", "17", "--attempts", "2", "--seed", "1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .matches("clew: puzzle 1 of 1: none of 2 attempts met the target; closest: it has "
                        + "\\d+ clues, not 17; --best prints it, --attempts tries more\n");
        Run best = Run.of("generate", "--clues", "17", "--attempts", "2", "--seed", "1", "--best");
        assertThat(best.code()).isEqualTo(1);
        assertThat(best.lines()).hasSize(1);
    }

    @Test
    void aMissedPuzzleCostsItsPlaceOnly() {
        String[] words = {"generate", "-n", "8", "--clues", "23", "--attempts", "5", "--seed", "3"};
        Run run = Run.of(words);
        assertThat(run.code()).isEqualTo(1);
        int made = run.lines().size();
        assertThat(made).isBetween(1, 7);
        assertThat(run.errorLines()).hasSize(8 - made + 1);
        assertThat(run.errorLines())
                .last()
                .isEqualTo("clew: " + made + " of 8 puzzles met the target, " + (8 - made) + " missed it");
    }

    @Test
    void aTargetThatIsMissedFromTheStartIsGivenUp() {
        Run run = Run.of("generate", "-n", "9", "--clues", "17", "--attempts", "2", "--seed", "1");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines())
                .hasSize(4)
                .last()
                .isEqualTo("clew: 0 of 9 puzzles met the target; gave up after the first 3 missed it");
        Run best = Run.of("generate", "-n", "5", "--clues", "17", "--attempts", "2", "--seed", "1", "--best");
        assertThat(best.lines()).hasSize(5);
        assertThat(best.errorLines()).hasSize(6).last().isEqualTo("clew: 0 of 5 puzzles met the target, 5 missed it");
    }

    @Test
    void unratedPuzzlesAreTheSameWithoutTheirLevels() {
        String[] words = {"generate", "-n", "5", "--minimal", "--seed", "9"};
        Run rated = Run.of(words);
        Run bare = Run.of("generate", "-n", "5", "--minimal", "--seed", "9", "--unrated");
        assertThat(bare.code()).isZero();
        assertThat(bare.lines())
                .containsExactlyElementsOf(rated.lines().stream()
                        .map(line -> line.replaceFirst("# [a-z]+ \\d+ ", "# "))
                        .toList());
        Run missed = Run.of("generate", "--clues", "17", "--attempts", "2", "--seed", "1", "--unrated");
        assertThat(missed).isEqualTo(Run.of("generate", "--clues", "17", "--attempts", "2", "--seed", "1"));
    }

    @Test
    void timeEndsTheRunAndChangesNoPuzzle() {
        Run run = Run.of("generate", "-n", "1000000", "--seed", "1", "--budget", "1s");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).matches("clew: the time limit ended the run after \\d+ of 1000000 puzzles\n");
        Run first = Run.of("generate", "-n", "1", "--seed", "1");
        assertThat(first.out())
                .startsWith(run.lines().isEmpty() ? "" : run.lines().get(0));
    }

    @Test
    void showsHowManyAttemptsAreAccepted() {
        Run run = Run.on("2", Map.of(), "", "generate", "-n", "100000", "--budget", "3s", "--seed", "1", "easy");
        assertThat(run.err())
                .contains(" puzzles, ")
                .containsPattern("[\\d,]+ of [\\d,]+ attempts accepted")
                .doesNotContain("%");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rating 4.0 | unknown option --rating",
                "--technique remote-pair | --technique: Remote Pair is never necessary: Naked Pair, Locked Pair",
                "--technique x-wing --level expert | has a score from 320 to 350 (moderate)",
                "--shape 4x4 --level moderate | makes it beginner, with a score up to 142",
                "--score high | --score: \"high\" is not a score; write 420",
                "--level hard..easy | --level: hard is harder than easy; write easy..hard",
                "--clues 5 | --clues: 5 clues are too few: no 9x9 puzzle with fewer than 17 has one solution",
                "--clues 3 --shape 4x4 | 3 clues are too few: no 4x4 puzzle with fewer than 4 has one solution",
                "--clues 7 --shape 9x9:diagonal | 7 clues are too few: of 9 values at least 8 must be among the clues",
                "--clues 2..4 --shape 6x6:jigsaw | 4 clues are too few: of 6 values at least 5 must be",
                "--level medium | --level: There is no level \"medium\"",
                "--symmetry odd | --symmetry does not know \"odd\"",
                "--clues few | --clues: \"few\" is not a number of clues; write 28",
                "--uses magic | --uses: There is no technique \"magic\"; known are full-house, ",
                "--uses xwing | --uses: There is no technique \"xwing\"; did you mean x-wing?",
                "--uses Continuous-loop | --uses: There is no technique \"Continuous-loop\"; did you mean continuous-nice-loop?",
                "--uses simple-colors-warp | --uses: There is no technique \"simple-colors-warp\"; did you mean"
                        + " simple-colors-wrap?",
                "--shape 5x6 | --shape: ",
                "--pattern 111 | --pattern: the mask has 3 characters, but the grid has 81 cells",
                "--seed x | --seed needs a whole number",
                "--budget 5n | --budget of generate is a time",
                "--budget soon | --budget: ",
                "-n 0 | --number needs a whole number from 1",
                "tough | generate takes one level",
                "hard --unrated | --unrated: a level, a score and techniques take a rating",
                "--uses xy-wing --level easy | --uses: XY-Wing is hard, too hard for a puzzle that is easy",
                "--uses x-wing --unrated | --unrated: a level, a score and techniques take a rating",
                "hard --level easy | the level is said twice"
            })
    void refusesWhatItCannotDo(String words, String message) {
        String[] all = ("generate " + words).split(" ");
        Run run = Run.of(all);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).hasSize(1);
        assertThat(run.err()).contains(message);
    }

    @Test
    void documentsHaveTheSolutionAndTheReasons() {
        String[] order = {"generate", "easy", "--seed", "11", "--format"};
        Run line = Run.of(with(order, "line"));
        String puzzle = line.out().substring(0, 81);
        String solution = Run.of("solve", puzzle).out().strip();
        String clues = Long.toString(puzzle.chars().filter(c -> c != '.').count());
        assertThat(Run.of(with(order, "json")).out())
                .startsWith("{\"schema\":2,\"outcome\":\"found\",\"message\":\"Found after ")
                .contains("\"puzzle\":\"" + puzzle + "\",\"shape\":\"9x9\",\"solution\":\"" + solution + "\",\"clues\":"
                        + clues + ",\"ratings\":{\"clew\":{\"level\":\"easy\",\"score\":")
                .contains("\"techniques\":{\"full-house\":{")
                .contains(",\"seed\":\"11\",\"version\":\"" + Version.read() + "\",\"attempts\":");
        assertThat(Run.of(with(order, "csv")).lines())
                .hasSize(2)
                .first()
                .isEqualTo("puzzle,shape,solution,clues,level,score,techniques,seed,version");
        assertThat(Run.of(with(order, "csv")).lines().get(1))
                .startsWith(puzzle + ",9x9," + solution + "," + clues + ",easy,")
                .endsWith("\",11," + Version.read());
        assertThat(Run.of("generate", "--unrated", "--seed", "11", "--format", "json")
                        .out())
                .contains("\"solution\":\"")
                .doesNotContain("level");
    }

    private static String[] with(String[] words, String last) {
        String[] all = java.util.Arrays.copyOf(words, words.length + 1);
        all[words.length] = last;
        return all;
    }

    @Test
    void onATerminalThePuzzleIsDrawnBelowItsTitleInEightyColumns() {
        Run run = Run.atTerminal("generate", "hard", "--seed", "5", "--shape", "9x9:diagonal");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).allMatch(line -> line.length() <= 80);
        assertThat(run.lines().get(0)).matches("Hard, score \\d+, \\d+ clues, seed \\d+ of Clew " + VERSION);
        assertThat(run.out()).contains("\nTakes ", "\nShape 9x9:diagonal\n\n", "------+-------+------");
    }
}
