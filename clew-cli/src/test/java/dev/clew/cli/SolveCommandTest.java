package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    /** Two solutions: 1 and 3 can change places in the corners of a rectangle. */
    private static final String TWO_SOLUTIONS = ".2.4.4.221434321";

    private static final String UNSOLVABLE = ".2.1.......34...";

    @Test
    void solvesToOneLineWhereNobodyWatches() {
        Run run = Run.of("solve", Run.VINCENT);
        assertThat(run).isEqualTo(new Run(0, Run.VINCENT_SOLVED + "\n", ""));
        assertThat(Run.of("solve", Run.COVER).out()).isEqualTo(Run.COVER_SOLVED + "\n");
    }

    @Test
    void writesExactlyOneLineForEveryInputInOrder() {
        Run run = Run.withInput(
                String.join("\n", Run.VINCENT, "nonsense!", TWO_SOLUTIONS, UNSOLVABLE, Run.COVER) + "\n",
                "solve",
                "--format",
                "line",
                "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lines().get(0)).isEqualTo(Run.VINCENT_SOLVED);
        assertThat(run.lines().get(1)).startsWith("!invalid: ");
        assertThat(run.lines().get(2)).isEqualTo("!multiple");
        assertThat(run.lines().get(3)).isEqualTo("!none");
        assertThat(run.lines().get(4)).isEqualTo(Run.COVER_SOLVED);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: -:2: ");
    }

    @Test
    void namesTheReasonOfAContradictionBeforeAnySearch() {
        Run run = Run.of("solve", "0 2 3 0\n0 0 0 1\n1 0 0 0\n0 4 2 0");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("!none: row 1 has no place for 1");
        assertThat(run.err()).startsWith("clew: row 1 has no place for 1");
    }

    @Test
    void firstSolutionIsEnoughWithLimitOne() {
        Run run = Run.of("solve", "--limit", "1", TWO_SOLUTIONS);
        assertThat(run.code()).isZero();
        assertThat(run.lines()).singleElement().asString().hasSize(16);
        assertThat(Run.of("solve", "--limit=1", UNSOLVABLE)).isEqualTo(new Run(1, "!none\n", ""));
        assertThat(Run.of("solve", "--limit=1", "--format=json", TWO_SOLUTIONS).out())
                .contains("\"outcome\":\"found\"");
    }

    @Test
    void listsAsManySolutionsAsAsked() {
        assertThat(Run.of("solve", "--limit", "5", "--format", "json", TWO_SOLUTIONS)
                        .out())
                .contains("\"outcome\":\"multiple\"", "\"complete\":true")
                .contains("\"1234341221434321\"", "\"3214143221434321\"");
        String empty = ".".repeat(16);
        String json = Run.of("solve", "--limit", "7", "--format", "json", empty).out();
        assertThat(json).contains("\"complete\":false");
        assertThat(json.replaceAll(".*\"solutions\":\\[(.*?)\\].*\\s*", "$1").split(","))
                .hasSize(7)
                .doesNotHaveDuplicates();
    }

    @Test
    void printsTheSolutionsThatAreAskedFor() {
        String input = Run.VINCENT + "\n" + TWO_SOLUTIONS + "\n" + UNSOLVABLE + "\n" + ".".repeat(16) + "\n";
        Run line = Run.withInput(input, "solve", "--limit", "3");
        assertThat(line.lines())
                .hasSize(7)
                .startsWith(Run.VINCENT_SOLVED + " # 1.1", "1234341221434321 # 2.1", "3214143221434321 # 2.2", "!none")
                .anyMatch(text -> text.matches("[1-4]{16} # 4\\.3"));
        assertThat(line.errorLines())
                .containsExactly("clew: -:4: there are more than 3 solutions; a larger --limit shows more");
        assertThat(line.code()).isEqualTo(1);
        assertThat(Run.withInput(input, "solve", "--limit", "3", "--threads", "4"))
                .isEqualTo(line);
        assertThat(Run.of("solve", "--limit", "2", "--format", "csv", TWO_SOLUTIONS)
                        .lines())
                .containsExactly(
                        "puzzle,shape,outcome,solution,reason",
                        TWO_SOLUTIONS + ",4x4,multiple,1234341221434321,",
                        TWO_SOLUTIONS + ",4x4,multiple,3214143221434321,");
        assertThat(Run.of("solve", "--limit", "2", "--format", "json", TWO_SOLUTIONS)
                        .out())
                .contains("\"complete\":true");
        assertThat(Run.of("solve", "--limit", "2", "--format", "grid", TWO_SOLUTIONS)
                        .lines())
                .startsWith("# Exactly 2 solutions: r1c1 can be 1 or 3.", "# 1.1", "1 2 | 3 4")
                .contains("# 1.2", "3 2 | 1 4");
        assertThat(Run.of("solve", "--limit", "2", "--format", "grid", ".".repeat(16))
                        .lines())
                .first()
                .asString()
                .startsWith("# More than 2 solutions: ");
        assertThat(Run.of("solve", "--limit", "2", "--shard", "1/2", TWO_SOLUTIONS)
                        .err())
                .contains("--format json");
    }

    @Test
    void writesJson() {
        assertThat(Run.withInput("# one\n" + Run.VINCENT + "\n", "solve", "-f", "json")
                        .out())
                .isEqualTo("{\"schema\":2,\"puzzle\":\"" + Run.VINCENT
                        + "\",\"shape\":\"9x9\",\"outcome\":\"unique\",\"message\":\"Exactly one solution.\",\"solution\":\""
                        + Run.VINCENT_SOLVED
                        + "\",\"file\":\"-\",\"line\":2}\n");
        assertThat(Run.of("solve", "-f", "json", "\"\\\u0001").out())
                .startsWith("{\"schema\":2,\"puzzle\":\"\\\"\\\\")
                .contains("\"outcome\":\"invalid\",\"message\":\"");
    }

    @Test
    void writesCsv() {
        Run run = Run.withInput(Run.VINCENT + "\n" + TWO_SOLUTIONS + "\n", "solve", "--format", "csv");
        assertThat(run.lines())
                .containsExactly(
                        "puzzle,shape,outcome,solution,reason",
                        Run.VINCENT + ",9x9,unique," + Run.VINCENT_SOLVED + ",",
                        TWO_SOLUTIONS + ",4x4,multiple,,");
        assertThat(Run.of("solve", "--format", "csv", "a,\"b").lines().get(1)).startsWith("\"a,\"\"b\",,invalid,,");
    }

    @Test
    void drawsAGridOnATerminal() {
        Run run = Run.on("012", Map.of("NO_COLOR", "1"), "", "solve", Run.VINCENT);
        assertThat(run.code()).isZero();
        assertThat(run.lines())
                .startsWith("Exactly one solution; 42 cells filled in.", "7 3 6 | 1 5 4 | 8 9 2")
                .contains("------+-------+------");
    }

    @Test
    void setsGivensApartByColour() {
        String bold = "\u001b[1m7\u001b[0m";
        assertThat(Run.atTerminal("solve", Run.VINCENT).lines().get(1)).startsWith(bold);
        assertThat(Run.atTerminal("solve", "--color", "never", Run.VINCENT)
                        .lines()
                        .get(1))
                .startsWith("7 3 6");
        assertThat(Run.of("solve", "--color", "always", "--format", "grid", Run.VINCENT)
                        .lines()
                        .get(1))
                .startsWith(bold);
        assertThat(Run.on("012", Map.of("TERM", "dumb"), "", "solve", Run.VINCENT)
                        .lines()
                        .get(1))
                .startsWith("7 3 6");
    }

    @Test
    void saysOnATerminalWhereSolutionsDiffer() {
        Run run = Run.on("012", Map.of("NO_COLOR", "1"), "", "solve", TWO_SOLUTIONS);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("More than one solution: r1c1 can be 1 or 3.");
        assertThat(Run.on("012", Map.of("NO_COLOR", "1"), "", "solve", "--limit", "9", TWO_SOLUTIONS)
                        .out())
                .contains("Exactly 2 solutions: r1c1 can be 1 or 3.");
    }

    @Test
    void anInvalidPuzzleOnATerminalIsOneMessage() {
        Run run = Run.atTerminal("solve", "11..............");
        assertThat(run.out()).isEqualTo("!none: r1c1 and r1c2 both hold 1 (row 1); one of them is wrong\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void givesUpAtTheBudget() {
        assertThat(Run.of("solve", "--budget", "1n", ".".repeat(81))).isEqualTo(new Run(1, "!budget\n", ""));
    }

    @Test
    void takesTheShapeAskedFor() {
        assertThat(Run.of("solve", "--shape", "4x4:latin", "--limit", "1", "1...............")
                        .code())
                .isZero();
        Run run = Run.of("solve", "--shape", "7y7", Run.VINCENT);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).singleElement().asString().startsWith("clew: --shape: ");
    }

    @Test
    void blamesThePlayersEntriesWhereTheGivensAreGood() {
        String wrongEntry = ":0000:x:" + Run.VINCENT.replaceFirst("73\\.", "73+8") + ":::";
        Run run = Run.of("solve", wrongEntry);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines())
                .singleElement()
                .asString()
                .startsWith("!none: ")
                .contains("the givens alone have a solution");
        assertThat(run.errorLines()).singleElement().asString().contains("the givens alone have a solution");
        Run atTerminal = Run.atTerminal("solve", wrongEntry);
        assertThat(atTerminal.lines()).isEqualTo(run.lines());
        assertThat(atTerminal.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3", "8"})
    void keepsTheOrderOnAnyNumberOfThreads(String threads) {
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            input.append(i % 7 == 3 ? "bad" + i : i % 2 == 0 ? Run.VINCENT : Run.COVER)
                    .append('\n');
        }
        Run run = Run.withInput(input.toString(), "solve", "--threads", threads);
        Stream<String> expected = input.toString().lines().map(line -> switch (line.charAt(0)) {
            case '7' -> Run.VINCENT_SOLVED;
            case '1' -> Run.COVER_SOLVED;
            default -> "!invalid";
        });
        assertThat(run.lines().stream().map(line -> line.startsWith("!invalid") ? "!invalid" : line))
                .containsExactlyElementsOf(expected.toList());
        assertThat(run.errorLines()).hasSize(71).first().asString().startsWith("clew: -:4: ");
    }
}
