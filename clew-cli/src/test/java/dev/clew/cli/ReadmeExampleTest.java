package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first lines of Java that a developer reads about Clew are compiled and run as they stand. */
class ReadmeExampleTest {
    private static final Pattern BLOCK = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);
    private static final Pattern CLASS = Pattern.compile("class (\\w+)");

    @TempDir
    Path folder;

    @Test
    void theExampleInTheReadmeSolvesItsPuzzle() throws IOException, InterruptedException {
        String code = first(BLOCK, Files.readString(readme()));
        String name = first(CLASS, code);
        Path source = Files.writeString(folder.resolve(name + ".java"), code);
        String classPath = System.getProperty("java.class.path");
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), "-cp", classPath, source.toString());
        assertThat(compiled).isZero();

        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + System.getProperty("path.separator") + classPath,
                        name))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output.replaceAll("[^1-9]", "")).isEqualTo(Run.VINCENT_SOLVED);
    }

    private static Path readme() {
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.exists(folder.resolve("README.md"))) {
            folder = folder.getParent();
        }
        assertThat(folder).as("a folder with README.md").isNotNull();
        return folder.resolve("README.md");
    }

    private static String first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).as(pattern.pattern()).isTrue();
        return matcher.group(1);
    }
}
