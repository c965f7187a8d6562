package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Writing the page; clew-page tests what is in it. */
class PageCommandTest {
    private static final String PROPERTY = "clew.page";

    @TempDir
    Path temporary;

    @AfterEach
    void forget() {
        System.clearProperty(PROPERTY);
    }

    private void build(String... names) throws IOException {
        Path built = Files.createTempDirectory(temporary, "built");
        for (String name : names) {
            Files.createDirectories(built.resolve(name).getParent());
            Files.writeString(built.resolve(name), name);
        }
        System.setProperty(PROPERTY, built.toString());
    }

    private List<String> written() throws IOException {
        Path folder = temporary.resolve("public");
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    private Run page() {
        return Run.of("page", "--output", temporary.resolve("public").toString());
    }

    @Test
    void isWrittenWithItsFoldersAndSaysHowMuchItIs() throws IOException {
        build("index.html", "sw.js", "engine/engine.0123456789.wasm");
        Run run = page();
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("The page is in " + temporary.resolve("public") + ": 3 files, 0.0 MB\n");
        assertThat(written()).containsExactly("engine/engine.0123456789.wasm", "files.txt", "index.html", "sw.js");
        assertThat(temporary.resolve("public/engine/engine.0123456789.wasm"))
                .hasContent("engine/engine.0123456789.wasm");
    }

    @Test
    void whatAnEarlierOneLeftGoesAndWhatIsNotItsOwnStays() throws IOException {
        build("index.html", "sw.js", "app.0000000000.js");
        page();
        Files.writeString(temporary.resolve("public/robots.txt"), "mine");
        Files.writeString(temporary.resolve("mine.txt"), "mine");
        Files.writeString(temporary.resolve("public/files.txt"), "app.0000000000.js\nindex.html\n../mine.txt\n");
        build("index.html", "sw.js", "app.1111111111.js");
        page();
        assertThat(written()).containsExactly("app.1111111111.js", "files.txt", "index.html", "robots.txt", "sw.js");
        assertThat(temporary.resolve("mine.txt")).exists();
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(Run.of("page"))
                .isEqualTo(new Run(2, "", "clew: the page is several files; say where with --output FOLDER\n"));
        assertThat(Run.of("page", "public"))
                .isEqualTo(new Run(2, "", "clew: page takes options alone, not \"public\"; say where with --output\n"));
        assertThat(page())
                .isEqualTo(new Run(3, "", "clew: the page was not built; start with ./clew, which builds it\n"));
    }
}
