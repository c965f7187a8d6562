package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What people read is plain English: phrases that were once mended do not come back, wherever they are. */
class PlainEnglishTest {
    private static final Path ROOT = Path.of("..");

    private static final String LIST = "phrases.txt";

    private static final Set<String> ENDINGS =
            Set.of("java", "js", "css", "html", "md", "txt", "csv", "properties", "yaml", "sh", "py");

    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", "guide", "examples");

    /** Where a comment or a string continues on the next line: only the words count. */
    private static final Pattern BREAK = Pattern.compile("\"\\s*\\n\\s*\\+\\s*\"|\\s*\\n\\s*(?:\\*|//|#)?\\s*");

    private static final Pattern BLANKS = Pattern.compile("\\s{2,}");

    private record Phrase(Pattern pattern, String instead) {}

    @Test
    void mendedPhrasesStayAway() throws IOException {
        List<Phrase> phrases = phrases();
        List<String> found = new ArrayList<>();
        int files = 0;
        for (Path file : files()) {
            String text = words(Files.readString(file));
            files++;
            for (Phrase phrase : phrases) {
                Matcher matcher = phrase.pattern().matcher(text);
                while (matcher.find()) {
                    found.add(
                            ROOT.relativize(file) + ": \"" + around(text, matcher) + "\"; write: " + phrase.instead());
                }
            }
        }
        assertThat(files).isGreaterThan(1000);
        assertThat(found).isEmpty();
    }

    @Test
    void thePhrasesAreFoundAcrossLines() throws IOException {
        String code = """
                /**
                 * Reads <1>
                 * many lines.
                 */
                "it <2> "
                    + "no puzzle"
                """;
        String text = words(code.replace("<1>", "so").replace("<2>", "is"));
        assertThat(phrases().stream()
                        .filter(phrase -> phrase.pattern().matcher(text).find()))
                .as(text)
                .hasSize(2);
    }

    private static String words(String text) {
        return BLANKS.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll(" ");
    }

    private static String around(String text, Matcher matcher) {
        return text.substring(Math.max(0, matcher.start() - 30), Math.min(text.length(), matcher.end() + 30));
    }

    private static List<Phrase> phrases() throws IOException {
        return Files.readAllLines(Path.of("src", "test", "resources", "dev", "clew", "cli", LIST)).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ⇒ ", 2))
                .map(parts -> new Phrase(Pattern.compile(parts[0], Pattern.CASE_INSENSITIVE), parts[1]))
                .toList();
    }

    /** The texts of the project: code, resources, documents, scripts. */
    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(ROOT, new Texts(files));
        return files;
    }

    /** Collects texts and stays out of folders that hold nothing of ours. */
    private static final class Texts extends SimpleFileVisitor<Path> {
        private final List<Path> files;

        Texts(List<Path> files) {
            this.files = files;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = String.valueOf(folder.getFileName());
            boolean hidden = name.startsWith(".") && !folder.equals(ROOT);
            return hidden || NOT_OURS.contains(name) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName());
            if (ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1)) && !name.equals(LIST)) {
                files.add(file);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
