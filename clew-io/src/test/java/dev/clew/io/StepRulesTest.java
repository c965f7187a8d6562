package dev.clew.io;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.json.BadJson;
import dev.clew.core.json.JsonReader;
import dev.clew.core.json.JsonValue;
import dev.clew.logic.proof.ProofChecker;
import dev.clew.logic.proof.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The examples of docs/STEPS.md: for each rule at least one step that keeps it, and one that does not. */
class StepRulesTest {
    private static final Path DOCS = Path.of("..", "docs");

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(DOCS.resolve("steps").resolve(name));
    }

    private static String field(String line, String name) throws BadJson {
        JsonValue.Fields document = (JsonValue.Fields) JsonReader.read(line);
        return ((JsonValue.Text) Objects.requireNonNull(document.get(name))).value();
    }

    private static List<StepsDocument.Checked> check(String line) {
        try {
            return StepsDocument.read(line).check(new ProofChecker());
        } catch (BadJson unusable) {
            return List.of(new StepsDocument.Checked(false, new Verdict.Unproven("" + unusable.getMessage())));
        }
    }

    private static DynamicTest test(String line, Runnable assertions) {
        try {
            return DynamicTest.dynamicTest(field(line, "rule") + ": " + field(line, "says"), assertions::run);
        } catch (BadJson broken) {
            throw new AssertionError(line, broken);
        }
    }

    @TestFactory
    Stream<DynamicTest> stepsThatKeepTheRules() throws IOException {
        return lines("accepted.jsonl").stream()
                .map(line -> test(
                        line,
                        () -> assertThat(check(line))
                                .isNotEmpty()
                                .allMatch(it -> it.guess() || it.verdict().isProven())));
    }

    @TestFactory
    Stream<DynamicTest> stepsThatBreakOne() throws IOException {
        return lines("rejected.jsonl").stream()
                .map(line -> test(line, () -> {
                    List<StepsDocument.Checked> checked = check(line);
                    int last = checked.size() - 1;
                    assertThat(checked.subList(0, last))
                            .allMatch(it -> it.verdict().isProven());
                    assertThat(checked.get(last).toString()).startsWith("rejected: ");
                }));
    }

    @Test
    void everyRuleHasExamplesOfBothKinds() throws IOException, BadJson {
        List<String> rules = Pattern.compile("\\*\\*\\[([a-z-]+)]\\*\\*")
                .matcher(Files.readString(DOCS.resolve("STEPS.md")))
                .results()
                .map(match -> match.group(1))
                .distinct()
                .toList();
        assertThat(rules).hasSizeGreaterThan(20);
        for (String file : List.of("accepted.jsonl", "rejected.jsonl")) {
            List<String> shown =
                    lines(file).stream().map(StepRulesTest::rule).distinct().toList();
            assertThat(shown).as(file).containsExactlyInAnyOrderElementsOf(rules);
        }
    }

    private static String rule(String line) {
        try {
            return field(line, "rule");
        } catch (BadJson broken) {
            throw new AssertionError(line, broken);
        }
    }
}
