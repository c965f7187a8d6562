package dev.clew.docs.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.technique.TechniqueInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The gallery in docs is what the catalogue, the texts and the pictures of today make of the examples. */
class GalleryTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final String REFRESH = "%s is stale: run tools/gallery, look at what changed, and commit it";
    private static Map<String, String> made = Map.of();

    @BeforeAll
    static void make() {
        made = Gallery.files(Examples.standard());
    }

    @Test
    void theFilesAreThoseOfTheGallery() throws IOException {
        assertThat(pictures())
                .as(REFRESH, "docs/techniques")
                .isEqualTo(made.keySet().stream()
                        .filter(name -> name.startsWith(Gallery.PICTURES))
                        .toList());
    }

    @Test
    void everyFileIsFresh() throws IOException {
        for (Map.Entry<String, String> file : new TreeMap<>(made).entrySet()) {
            Path path = DOCS.resolve(file.getKey());
            assertThat(path).as(REFRESH, "docs/" + file.getKey()).exists();
            assertThat(Files.readString(path).equals(file.getValue()))
                    .as(REFRESH, "docs/" + file.getKey())
                    .isTrue();
        }
    }

    @Test
    void everyFormHasAPictureOnThePage() {
        List<TechniqueInfo> forms = TechniqueCatalog.standard().techniques().stream()
                .flatMap(technique -> technique.forms().stream())
                .toList();
        assertThat(forms)
                .allSatisfy(form -> assertThat(made.get("TECHNIQUES.md")).contains("](" + Gallery.picture(form) + ")"));
    }

    @Test
    void thePicturesStaySmall() {
        assertThat(made.values().stream().mapToInt(String::length).sum()).isLessThan(1_500_000);
    }

    private static List<String> pictures() throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve(Gallery.PICTURES))) {
            return files.map(file -> Gallery.PICTURES + "/" + file.getFileName())
                    .sorted()
                    .toList();
        }
    }
}
