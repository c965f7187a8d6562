package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that is not a puzzle, a puzzle that breaks the rules and one without a solution: the same words everywhere. */
class OneWordTest {
    private static final String NOT_A_PUZZLE = "no-puzzle";
    private static final String BREAKS_THE_RULES = "11..............";
    private static final String REASON = "r1c1 and r1c2 both hold 1 (row 1); one of them is wrong";
    private static final String UNSOLVABLE = ".2.1.......34...";

    private static Run run(String command, String puzzle) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(puzzle);
        Run run = Run.of(words.toArray(new String[0]));
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        return run;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve --limit 1",
                "solve --limit 3",
                "solve --format grid",
                "check",
                "rate",
                "explain",
                "hint",
                "hint --level 3",
                "steps"
            })
    void onLines(String command) {
        assertThat(run(command, NOT_A_PUZZLE).out()).matches("(?s)(# |no-puzzle )?!invalid: [^\n]+\n+");
        assertThat(run(command, BREAKS_THE_RULES).out())
                .matches("(?s)(# |[1.]+ )?\\Q!none: " + REASON + "\\E[^\n]*\n+");
        assertThat(run(command, UNSOLVABLE).out()).matches("(?s)(# |[0-9.]+ )?!none\n+");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "rate"})
    void inJsonWithAMessage(String command) {
        String json = command + " --format json";
        assertThat(run(json, NOT_A_PUZZLE).out()).contains("\"outcome\":\"invalid\",\"message\":\"");
        assertThat(run(json, BREAKS_THE_RULES).out())
                .containsIgnoringCase("\"outcome\":\"none\",\"message\":\"" + REASON.replace("\"", "\\\""));
        assertThat(run(json, UNSOLVABLE).out())
                .contains("\"outcome\":\"none\",\"message\":\"Every possibility leads to a contradiction.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"explain", "hint", "steps"})
    void inTheJsonOfLogicWithAMessage(String command) {
        String json = command + " --format json";
        assertThat(run(json, NOT_A_PUZZLE).out()).contains("\"outcome\":\"invalid\"", "\"message\":\"");
        assertThat(run(json, BREAKS_THE_RULES).out())
                .contains("\"outcome\":\"none\"", "\"message\":\"This puzzle has no solution: " + REASON);
        assertThat(run(json, UNSOLVABLE).out())
                .contains(
                        "\"outcome\":\"none\"",
                        "\"message\":\"This puzzle has no solution: every possibility leads to a contradiction.\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "rate"})
    void inCsv(String command) {
        String csv = command + " --format csv";
        assertThat(run(csv, NOT_A_PUZZLE).lines().get(1))
                .startsWith(NOT_A_PUZZLE)
                .contains(",invalid,");
        assertThat(run(csv, BREAKS_THE_RULES).lines().get(1)).contains(",none,").endsWith(REASON);
        assertThat(run(csv, UNSOLVABLE).lines().get(1)).matches(".*,none,,+");
    }

    @Test
    void countAndCanonSayWhatIsNotAPuzzle() {
        assertThat(run("count", NOT_A_PUZZLE).out()).startsWith("!invalid: ");
        assertThat(run("canon", NOT_A_PUZZLE).out()).startsWith("!invalid: ");
        assertThat(run("canon --format json", NOT_A_PUZZLE).out()).contains("\"outcome\":\"invalid\"");
        assertThat(run("canon", UNSOLVABLE).out()).startsWith("!unsupported: canonical forms");
        assertThat(Run.of("count", BREAKS_THE_RULES)).isEqualTo(new Run(0, "0\n", "clew: " + REASON + "\n"));
        assertThat(Run.of("count", UNSOLVABLE)).isEqualTo(new Run(0, "0\n", ""));
    }

    /** Blocks of many lines go another way than single puzzles. */
    @Test
    void inTheBulkEngine() throws IOException {
        String good = Run.VINCENT + "\n";
        String broken = "11" + Run.VINCENT.substring(2) + "\n";
        Run run = Run.withInput(good.repeat(400) + broken + "nonsense\n" + good.repeat(400), "solve", "-");
        assertThat(run.lines()).hasSize(802);
        assertThat(run.lines().get(400)).startsWith("!none: r1c1 and r1c2 both hold 1");
        assertThat(run.lines().get(401)).startsWith("!invalid: ");
    }
}
