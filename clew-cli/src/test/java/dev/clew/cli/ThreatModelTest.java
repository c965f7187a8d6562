package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every claim in docs/SERVE-SECURITY.md names a test that is there. */
class ThreatModelTest {
    private static final Pattern NAMED = Pattern.compile("`(\\w+Test)\\.(\\w+)`");
    private static final Path DOCUMENT = Path.of("../docs/SERVE-SECURITY.md");

    @Test
    void everyClaimNamesATestThatIsThere() throws IOException {
        List<String> claims = Files.readAllLines(DOCUMENT).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| who might "))
                .toList();
        assertThat(claims).hasSizeGreaterThan(8);
        for (String claim : claims) {
            List<MatchResult> tests = NAMED.matcher(claim).results().toList();
            assertThat(tests).as(claim).isNotEmpty();
            for (MatchResult test : tests) {
                assertThat(source(test.group(1))).as(test.group()).contains("    void " + test.group(2) + "(");
            }
        }
    }

    private static String source(String test) throws IOException {
        for (String module : List.of("clew-web", "clew-cli")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/test/java"))) {
                List<Path> found =
                        files.filter(file -> file.endsWith(test + ".java")).toList();
                if (!found.isEmpty()) {
                    return Files.readString(found.get(0));
                }
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        throw new AssertionError("there is no " + test);
    }
}
