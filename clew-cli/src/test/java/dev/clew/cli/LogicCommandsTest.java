package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.ScaleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** explain, hint and steps. */
class LogicCommandsTest {
    private static final String SEVERAL = "1" + ".".repeat(79) + "2";
    private static final String BROKEN = "11" + ".".repeat(78) + "2";
    private static final String HARDEST =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    /** The puzzle with a placed digit in its third cell, in the format that tells placed digits apart. */
    private static String placed(int digit) {
        return "{\"shape\":\"9x9\",\"givens\":\"" + Run.VINCENT + "\",\"placed\":\"" + ".." + digit + ".".repeat(78)
                + "\"}";
    }

    // ---- the scale ----

    @ParameterizedTest
    @ValueSource(strings = {"explain", "hint", "steps"})
    void clewsScaleIsTheOneThatNobodyHasToName(String command) {
        Run plain = Run.of(command, "--format", "json", Run.VINCENT);
        assertThat(plain.out()).contains("\"scale\":\"clew\"");
        assertThat(Run.of(command, "--scale", "Clew", "--format", "json", Run.VINCENT))
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"explain", "hint", "steps"})
    void anUnknownScaleIsToldTheKnownOnes(String command) {
        String known = String.join(", ", ScaleCatalog.standard().ids());
        assertThat(Run.of(command, "--scale", "richter", Run.VINCENT))
                .isEqualTo(new Run(2, "", "clew: --scale does not know \"richter\"; take one of " + known + "\n"));
    }

    /** Steps are named and graded as the scale does it, and a whole path agrees with the rating. */
    @Test
    void explainsOnSudokuExplainersScale() {
        String puzzle = ".8.7..62.75.....9...6.9....4.....3....83.......59...74.2...1.....78...6.....3.5..";
        Run path = Run.of("explain", "--scale", "se", puzzle);
        assertThat(path.code()).isZero();
        assertThat(path.out()).contains("(7.6)\n", "(8.0)\n", "(8.4)\n").doesNotContain("(8.5)", "a guess)");
        assertThat(Run.of("hint", "--scale", "se", "--depth", "3", "--format", "json", puzzle)
                        .out())
                .contains("\"scale\":\"se\"", "\"level\":\"7.6\",\"weight\":76");
        assertThat(Run.of("steps", "--scale", "se", "--technique", "naked-triplet", puzzle)
                        .code())
                .isEqualTo(1);
    }

    // ---- explain ----

    @Test
    void explainsVincentWithoutAGuess() {
        Run run = Run.of("explain", Run.VINCENT);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith(
                        "1. Hidden single: r3c9=7 (beginner)\n   The 7s in r1c1, r2c5 and r6c8 leave one cell for 7 in box 3."
                                + " Place 7 in r3c9.\n2. ")
                .contains("Solved: 42 cells filled in ", " steps, no guess.\n")
                .doesNotContain("\u001b", "...");
        assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void drawsColouredGridsForPeopleOnly() {
        assertThat(Run.atTerminal("explain", Run.VINCENT).out()).contains("\u001b[1;32m7", "\u001b[9;31m");
        Run plain = Run.on("012", Map.of("NO_COLOR", "1"), "", "explain", Run.VINCENT);
        assertThat(plain.out()).contains("r3  9 . . | 3 . . | 4 . 7\n").doesNotContain("\u001b");
    }

    @Test
    void writesTheLogOfPasses() throws IOException {
        Run run = Run.of("explain", "--format", "iterations", Run.VINCENT);
        Path golden = Path.of("../clew-logic/src/test/resources/dev/clew/logic/vincent-iterations.txt");
        assertThat(run.out()).isEqualTo(Files.readString(golden));
        assertThat(run.code()).isZero();
        Run stalled = Run.of("explain", "-f", "iterations", HARDEST);
        assertThat(stalled.out()).contains("No further progress.\n");
        assertThat(stalled.code()).isEqualTo(1);
    }

    @Test
    void saysWhereItStandsAndGuessesOnlyWhenAsked() {
        Run stuck = Run.of("explain", HARDEST);
        assertThat(stuck.code()).isEqualTo(1);
        assertThat(stuck.out().replace('\n', ' '))
                .contains("Not solved: ", "Clew does not guess unasked.")
                .doesNotContain("(beyond, a guess)");
        Run guessed = Run.of("explain", "--guess", HARDEST);
        assertThat(guessed.code()).isEqualTo(1);
        assertThat(guessed.out())
                .contains("Guess: r", " (beyond, a guess)\n", "This is a guess: ")
                .containsPattern("Solved: 60 cells filled in \\d+ steps, \\d+ of them (a guess|guesses)\\.");
    }

    @Test
    void saysWhatIsWrongWithAPuzzle() {
        Run several = Run.of("explain", SEVERAL);
        assertThat(several.code()).isEqualTo(1);
        assertThat(several.out()).startsWith("This puzzle has more than one solution: r");
        Run none = Run.of("explain", BROKEN);
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).startsWith("!none: r1c1 and r1c2 both hold 1");
        Run wrong = Run.of("explain", placed(8));
        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.out()).isEqualTo("A digit you placed cannot stay: r1c3=8.\n");
        Run bad = Run.of("explain", "123");
        assertThat(bad.code()).isEqualTo(1);
        assertThat(bad.lines()).singleElement().asString().startsWith("!invalid: ");
        assertThat(bad.err()).isEmpty();
    }

    @Test
    void writesOneObjectALine() {
        Run run = Run.withInput(Run.VINCENT + "\n123\n" + Run.COVER + "\n", "explain", "--format", "json", "-");
        assertThat(run.lines())
                .hasSize(3)
                .allSatisfy(line ->
                        assertThat(line).startsWith("{\"schema\":2,\"puzzle\":").contains("\"file\":\"-\""));
        assertThat(run.lines().get(0)).contains("\"outcome\":\"solved\"", "\"filled\":42,\"open\":0,\"guesses\":0");
        assertThat(run.lines().get(1)).contains("\"outcome\":\"invalid\",\"message\":");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void linesAndOrderDoNotDependOnThreads() {
        String input = String.join("\n", List.of(Run.VINCENT, Run.COVER, HARDEST, SEVERAL, Run.COVER, Run.VINCENT));
        Run one = Run.withInput(input, "explain", "--threads", "1", "-f", "json", "-");
        assertThat(Run.withInput(input, "explain", "--threads", "4", "-f", "json", "-"))
                .isEqualTo(one);
    }

    @Test
    void picturesOfFilesThatAreCalledAlikeStayApart(@TempDir Path folder) throws IOException {
        List<String> words = new ArrayList<>(List.of("explain", "-f", "svg"));
        for (String name : List.of("a/p.txt", "b/p.txt", "b/P.txt", "p q.txt", "p?q.txt", "alone.txt")) {
            Path file = folder.resolve(name);
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            words.add(Files.writeString(file, Run.VINCENT).toString());
        }
        Path pictures = folder.resolve("pictures");
        words.addAll(List.of("-o", pictures.toString(), "-"));
        Run run = Run.withInput(Run.VINCENT, words.toArray(String[]::new));
        assertThat(run.code()).isZero();
        long each = Long.parseLong(run.lines().get(0).replaceAll(".* ([0-9]+) pictures in .*", "$1"));
        try (var files = Files.list(pictures)) {
            assertThat(files).hasSize((int) (7 * each));
        }
        assertThat(pictures.resolve("alone.txt-1-01-hidden-single.svg")).exists();
        assertThat(pictures.resolve("input-1-01-hidden-single.svg")).exists();
    }

    @Test
    void drawsAPictureForEachStep(@TempDir Path folder) throws IOException {
        Path pictures = folder.resolve("new");
        Run run = Run.of("explain", "-f", "svg", "-o", pictures.toString(), Run.VINCENT);
        assertThat(run.code()).isZero();
        try (Stream<Path> files = Files.list(pictures)) {
            List<String> names =
                    files.map(file -> file.getFileName().toString()).sorted().toList();
            assertThat(names).hasSizeGreaterThanOrEqualTo(42);
            assertThat(names.get(0)).isEqualTo("01-hidden-single.svg");
        }
        assertThat(Files.readString(pictures.resolve("01-hidden-single.svg"))).contains("<svg", "Hidden single");
        assertThat(Run.of("explain", "-f", "svg", Run.VINCENT).code()).isEqualTo(2);
    }

    // ---- hint ----

    @Test
    void hintsAtThreeDepths() {
        Run nudge = Run.of("hint", Run.VINCENT);
        assertThat(nudge.code()).isZero();
        assertThat(nudge.out()).doesNotContainPattern("[0-9]");
        assertThat(Run.of("hint", "--level", "1", Run.VINCENT)).isEqualTo(nudge);
        assertThat(Run.of("hint", "--level", "2", Run.VINCENT).out())
                .isEqualTo("Hidden single in box 3: one digit has only one cell left there.\n");
        assertThat(Run.of("hint", "--level", "3", Run.VINCENT).out())
                .startsWith("Hidden single: r3c9=7\nThe 7s in r1c1");
        assertThat(Run.of("hint", "--level", "4", Run.VINCENT).code()).isEqualTo(2);
    }

    @Test
    void theGridShowsTheStepOnlyWhenItIsTold() {
        assertThat(Run.atTerminal("hint", "-l", "3", Run.VINCENT).out()).contains("\u001b[1;32m7");
        assertThat(Run.atTerminal("hint", "-l", "2", Run.VINCENT).out())
                .contains("Hidden single in box 3")
                .doesNotContain("\u001b[1;32m");
    }

    @Test
    void saysKindlyThatSomethingWentWrong() {
        Run nudge = Run.of("hint", placed(8));
        assertThat(nudge.code()).isEqualTo(1);
        assertThat(nudge.out()).isEqualTo("A digit you placed cannot stay.\n");
        assertThat(Run.of("hint", "-l", "2", placed(8)).out())
                .isEqualTo("A digit you placed cannot stay: look in row 1.\n");
        assertThat(Run.of("hint", "-l", "3", placed(8)).out()).isEqualTo("A digit you placed cannot stay: r1c3=8.\n");
        assertThat(Run.of("hint", placed(6)).code()).isZero();
    }

    @Test
    void saysWhyThereIsNoHint() {
        assertThat(Run.of("hint", Run.VINCENT_SOLVED).out()).isEqualTo("Solved: nothing is left to hint at.\n");
        assertThat(Run.of("hint", Run.VINCENT_SOLVED).code()).isZero();
        Run several = Run.of("hint", SEVERAL);
        assertThat(several.code()).isEqualTo(1);
        assertThat(several.out()).startsWith("This puzzle has more than one solution, so a hint would be a guess. r");
        Run none = Run.of("hint", BROKEN);
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).startsWith("!none: r1c1 and r1c2 both hold 1");
    }

    @Test
    void hintsAsJsonAndPicture() {
        assertThat(Run.of("hint", "-f", "json", "--level", "3", placed(8)).out())
                .contains("\"outcome\":\"wrong\"", "\"review\":{\"wrongEntries\":[\"r1c3\"]");
        assertThat(Run.of("hint", "-f", "json", "--level", "3", Run.VINCENT).lines())
                .singleElement()
                .asString()
                .contains("\"outcome\":\"step\"", "\"step\":{\"technique\":\"hidden-single\"");
        assertThat(Run.of("hint", "-f", "svg", Run.VINCENT).out())
                .contains("<svg")
                .endsWith("</svg>\n");
    }

    /** Nothing in the object is deeper than its level: neither cells nor digits, and at first no technique. */
    @Test
    void aHintAsJsonGivesAwayWhatItsLevelSays() {
        String nudge = Run.of("hint", "-f", "json", "--depth", "1", Run.VINCENT).out();
        assertThat(nudge).matches("(?s).*\"step\":\\{\"texts\":\\{\"nudge\":\"[^\"]+\"}},\"line\":1}\n");
        String where = Run.of("hint", "-f", "json", "--depth", "2", Run.VINCENT).out();
        assertThat(where)
                .contains("\"technique\":\"hidden-single\"", "\"where\":")
                .doesNotContain("\"why\"", "conclusions", "proof", "notation");
        assertThat(Run.of("hint", "-f", "json", "--level", "1", placed(8)).out())
                .contains("\"outcome\":\"wrong\"")
                .doesNotContain("r1c3", "review");
    }

    // ---- steps ----

    @Test
    void listsEveryStep() {
        Run run = Run.of("steps", Run.VINCENT);
        assertThat(run.code()).isZero();
        assertThat(run.lines()).contains("Hidden single: r3c9=7").doesNotHaveDuplicates();
        Run one = Run.of("steps", "--technique", "hidden-single", Run.VINCENT);
        assertThat(one.lines()).contains("Hidden single: r3c9=7").allMatch(line -> line.startsWith("Hidden single"));
        for (String name : List.of("Hidden Single", "h1", "0002")) {
            assertThat(Run.of("steps", "-t", name, Run.VINCENT)).isEqualTo(one);
        }
        assertThat(Run.of("steps", "-t", "h1", "-f", "json", Run.VINCENT).out())
                .startsWith("{\"schema\":2,\"puzzle\":")
                .contains("\"outcome\":\"step\"", "\"steps\":[{\"technique\":\"hidden-single\"");
    }

    @Test
    void saysWhenThereIsNoSuchStep() {
        Run none = Run.of("steps", "-t", "full-house", Run.VINCENT);
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).isEmpty();
        assertThat(none.errorLines()).containsExactly("clew: No step of that technique is available.");
        Run unknown = Run.of("steps", "-t", "teleport", Run.VINCENT);
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.errorLines()).singleElement().asString().contains("There is no technique \"teleport\"");
    }
}
