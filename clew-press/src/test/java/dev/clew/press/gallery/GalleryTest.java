package dev.clew.press.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.clew.logic.TechniqueCatalog;
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
    private static final String SINGLE =
            "full-house 9x9 123456789456789123789123456231564897564897231897231564312645978645978312978312.45"
                    + " removed=- : ";

    private static Map<String, String> made = Map.of();

    @BeforeAll
    static void make() {
        made = Gallery.standard().files();
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

    @Test
    void anExampleThatIsNoneIsRefused() {
        assertThat(Example.parse(SINGLE + "r9c7=6").form().id()).isEqualTo("full-house");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Example.parse(SINGLE + "r9c7=5"))
                .withMessageContaining("full-house has no step with [r9c7=5]");
    }

    @Test
    void aFormWithoutAnExampleIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Gallery.of(List.of(SINGLE + "r9c7=6")))
                .withMessage("There is no example of naked-single; add a line");
    }

    private static List<String> pictures() throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve(Gallery.PICTURES))) {
            return files.map(file -> Gallery.PICTURES + "/" + file.getFileName())
                    .sorted()
                    .toList();
        }
    }
}
