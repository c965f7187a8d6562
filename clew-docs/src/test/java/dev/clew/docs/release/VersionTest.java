package dev.clew.docs.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.generate.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every place that names the version names the same one; tools/version sets it. */
class VersionTest {
    private static final Path ROOT = Path.of("..");
    private static final String VERSION = first("pom.xml", "(?m)^  <version>(.*)</version>$");

    @Test
    void everyModuleHasTheVersionOfItsParent() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            List<Path> poms = folders.map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
            assertThat(poms).hasSizeGreaterThan(10);
            for (Path pom : poms) {
                assertThat(first(pom.toString().substring(3), "(?m)^    <version>(.*)</version>$"))
                        .as(pom.toString())
                        .isEqualTo(VERSION);
            }
        }
    }

    /** It names the version itself, because a release would keep a property there. */
    @Test
    void theListOfVersionsNamesIt() {
        assertThat(all("clew-bom/pom.xml", "<version>(.*)</version>"))
                .hasSizeGreaterThan(10)
                .containsOnly(VERSION);
    }

    @Test
    void theProgramSaysIt() {
        assertThat(Version.read()).isEqualTo(VERSION);
    }

    @Test
    void documentsSayIt() {
        assertThat(first("CITATION.cff", "(?m)^version: (.*)$")).isEqualTo(VERSION);
        assertThat(all("docs/LIBRARY.md", "<version>(.*)</version>")).containsOnly(VERSION);
        assertThat(all("docs/SPARK.md", "clew-spark-(.*?)-all")).containsOnly(VERSION);
        assertThat(all("docs/spark/compose.yaml", "clew-spark-(.*?)-all")).containsOnly(VERSION);
    }

    /** Either the first heading is what is not released yet, or it is this version; and this version is told somewhere. */
    @Test
    void theChangelogTellsOfIt() {
        List<String> headings = all("CHANGELOG.md", "(?m)^## (\\[Unreleased]|\\d+\\.\\d+\\.\\d+)(?: .*)?$");
        assertThat(headings).contains(VERSION);
        assertThat(headings.get(headings.get(0).equals("[Unreleased]") ? 1 : 0)).isEqualTo(VERSION);
    }

    private static String first(String file, String pattern) {
        return all(file, pattern).get(0);
    }

    private static List<String> all(String file, String pattern) {
        String text;
        try {
            text = Files.readString(ROOT.resolve(file));
        } catch (IOException e) {
            throw new AssertionError(file + " cannot be read", e);
        }
        List<String> found = Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
        assertThat(found).as("versions in %s", file).isNotEmpty();
        return found;
    }
}
