package dev.clew.docs.surface;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What others may use changes only where somebody means it to: then tools/surface writes the lists anew. */
class SurfaceTest {
    private static final Path LISTS = Path.of("..", "docs", "api");

    @Test
    void whatOthersUseIsWhatTheListsSay() throws IOException {
        for (Map.Entry<String, String> module : Surface.texts().entrySet()) {
            Path list = LISTS.resolve(module.getKey() + ".txt");
            assertThat(module.getValue())
                    .as(
                            "the public types of %s; if they are meant to change, run tools/surface and say so in"
                                    + " CHANGELOG.md",
                            module.getKey())
                    .isEqualTo(Files.readString(list));
        }
    }

    @Test
    void listsTellTypesAndMembers() {
        assertThat(Surface.texts().get("dev.clew.core"))
                .contains("final class dev.clew.core.Solver\n", "    static Solver standard()\n")
                .contains("    Outcome solve(Position, Budget)\n")
                .contains("sealed interface dev.clew.core.Outcome\n", "record dev.clew.core.Outcome.Unique : Outcome\n")
                .contains("enum dev.clew.core.HouseKind\n", "    WINDOW\n")
                .doesNotContain("internal", "Pattern", "ShapeSpec");
    }

    /** Classes whose objects nobody prints: they only do work, or hold tables for writers of techniques. */
    private static final Set<String> WORKERS = Set.of(
            "dev.clew.core.SeededRandom",
            "dev.clew.core.format.PuzzleSplitter",
            "dev.clew.core.json.JsonReader",
            "dev.clew.core.symmetry.Canonicalizer",
            "dev.clew.generate.BareGenerator",
            "dev.clew.io.LogicJson",
            "dev.clew.io.StepsDocument",
            "dev.clew.logic.proof.Parts",
            "dev.clew.logic.proof.ProofChecker",
            "dev.clew.logic.internal.table.TechniqueTable");

    @Test
    void whatPeoplePrintIsText() {
        for (String text : Surface.texts().values()) {
            for (String type : text.split("\n\n")) {
                String name = type.lines().findFirst().orElse("").replaceAll("^(final )?class (\\S+).*", "$2");
                boolean isObject = type.matches("(?s)(final )?class .*")
                        && type.lines().skip(1).anyMatch(line -> line.matches(" {4}(?!static |new ).*\\(.*"));
                boolean isTable = name.matches(
                        "dev\\.clew\\.logic\\.(fact|board|advice|scale\\.se)\\..*|.*\\.(Meter|Flow|Builder)|.*\\.NecessityRater");
                if (isObject && !isTable && !WORKERS.contains(name)) {
                    assertThat(type).as("%s should say what it is", name).contains("String toString()");
                }
            }
        }
    }

    @Test
    void everyTypeSaysSinceWhen() throws IOException {
        Pattern top = Pattern.compile("(?m)^\\w.* (dev\\.clew\\.[a-z.]+\\.[A-Z]\\w*)(?= |$)");
        for (Map.Entry<String, String> module : Surface.texts().entrySet()) {
            Path sources = Path.of("..", module.getKey().replace("dev.clew.", "clew-"), "src", "main", "java");
            List<MatchResult> types = top.matcher(module.getValue()).results().toList();
            assertThat(types).as(module.getKey()).isNotEmpty();
            for (MatchResult type : types) {
                String file = type.group(1).replace('.', '/') + ".java";
                assertThat(Files.readString(sources.resolve(file)))
                        .as(file)
                        .containsPattern("\n \\* @since \\d+\\.\\d+\\.\\d+\n \\*/\n");
            }
        }
    }

    /** A library does not know the options of a command line that somebody may have put before it. */
    @Test
    void messagesNeverSpeakOfOptions() throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : List.of("core", "logic", "generate", "io", "press")) {
            try (Stream<Path> files = Files.walk(Path.of("..", "clew-" + module, "src", "main", "java"))) {
                for (Path file :
                        (Iterable<Path>) files.filter(it -> it.toString().endsWith(".java"))::iterator) {
                    Files.readString(file)
                            .lines()
                            .filter(
                                    line -> line.matches(
                                            ".*\"[^\"]*(?<![-|+])--[a-z][^\"]*\".*|.*\"[^\"]*\\bclew (solve|explain|rate|hint|convert)\\b[^\"]*\".*"))
                            .forEach(line -> found.add(file.getFileName() + ": " + line.strip()));
                }
            }
        }
        assertThat(found).isEmpty();
    }
}
