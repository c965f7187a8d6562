package dev.clew.docs.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets of docs/LIBRARY.md are a program of their own: a module that requires Clew's and nothing else. */
class LibraryTest {
    private static final Path PAGE = Path.of("..", "docs", "LIBRARY.md");

    @TempDir
    static Path folder;

    private static Consumer consumer;

    private static List<Snippet> snippets() throws IOException {
        return Snippet.in(Files.readString(PAGE));
    }

    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        List<Snippet> all = snippets();
        for (int i = 0; i < all.size(); i++) {
            sources.put("snippet/" + name(i) + ".java", all.get(i).asClass(name(i)));
        }
        return sources;
    }

    private static String name(int index) {
        return "Snippet" + (index + 1);
    }

    @BeforeAll
    static void compile() throws IOException {
        consumer = Consumer.compile(folder, sources(), true);
    }

    @Test
    void thereAreTen() throws IOException {
        assertThat(snippets()).hasSize(10).extracting(Snippet::title).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void itPrintsWhatThePageSays(Snippet snippet) throws IOException, InterruptedException {
        assertThat(consumer.run("snippet." + name(snippets().indexOf(snippet)))).isEqualTo(snippet.output());
    }

    @Test
    void theyAreAProgramOnTheClassPathToo(@TempDir Path other) throws IOException, InterruptedException {
        Consumer plain = Consumer.compile(other, sources(), false);
        assertThat(plain.run("snippet.Snippet1")).isEqualTo(snippets().get(0).output());
    }

    /** What a module does not export cannot be used by accident. */
    @Test
    void whatIsNotExportedCannotBeUsed(@TempDir Path other) {
        Map<String, String> source =
                Map.of("snippet/Bad.java", "package snippet;\nclass Bad { dev.clew.press.picture.Picture picture; }\n");
        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> Consumer.compile(other, source, true)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("dev.clew.press.picture");
    }
}
