package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Puzzle;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The guide in docs is what the engine of today makes of it, and the PDF beside it was printed from it. */
class GuideTest {
    private static final Path ROOT = Path.of("..");
    private static final Path FOLDER = ROOT.resolve("docs/guide");
    private static final String REFRESH = "docs/guide is stale: run tools/guide, look at every page, and commit it";

    private final String html = Drawn.GUIDE.html();
    private final List<Page> pages = Drawn.GUIDE.pages();

    @Test
    void theFileIsFresh() throws IOException {
        // Not compared as strings: a difference in half a megabyte helps nobody.
        assertThat(Files.readString(FOLDER.resolve("index.html")).equals(html))
                .as(REFRESH)
                .isTrue();
    }

    @Test
    void thePdfWasPrintedFromTheFile() throws IOException, NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(FOLDER.resolve("index.html")));
        assertThat(Files.readString(FOLDER.resolve("clew-guide.sha256")))
                .as(REFRESH)
                .isEqualTo(HexFormat.of().formatHex(hash) + "  index.html\n");
    }

    @Test
    void itHasElevenPages() {
        assertThat(pages)
                .extracting(Page::name)
                .containsExactly(
                        "overview",
                        "model",
                        "candidates",
                        "deduction",
                        "search",
                        "backtracking",
                        "code map",
                        "proofs",
                        "ladder",
                        "levels",
                        "generation");
        assertThat(html).contains("<footer>01 / overview</footer>", "<footer>11 / generation</footer>");
    }

    @Test
    void itNeedsNothingFromElsewhere() {
        assertThat(html).doesNotContain("http", "src=", "href=", "{pages}", "{style}");
        assertThat(html.split("font/woff2;base64,", -1)).hasSize(5);
    }

    @Test
    void theClassesOfTheCodeMapExist() {
        assertThat(CodeMapPage.CARDS)
                .hasSize(6)
                .allSatisfy(card ->
                        assertThat(Class.forName(card.type()).getSimpleName()).isEqualTo(card.name()));
    }

    @Test
    void thePuzzlesAreThoseOfTheExamples() throws IOException {
        assertThat(example("cover.txt")).isEqualTo(CoverPuzzle.POSITION.puzzle().toString());
        assertThat(example("four-by-four.txt")).isEqualTo(ModelPage.SMALL_PUZZLE);
    }

    private static String example(String name) throws IOException {
        try (var lines = Files.lines(ROOT.resolve("examples").resolve(name))) {
            return String.join("\n", lines.filter(line -> !line.startsWith("#")).toList());
        }
    }

    @Test
    void thereIsAThreadOfEachLevelAndItClimbsThere() {
        List<Puzzle> puzzles = LevelsPage.puzzles();
        assertThat(puzzles)
                .extracting(puzzle -> ClewScale.standard().rate(puzzle).level())
                .containsExactly(ClewLevel.values());
        for (int i = 0; i < puzzles.size(); i++) {
            GentleWay way = GentleWay.through(puzzles.get(i));
            ClewLevel highest = way.knots().stream()
                    .map(GentleWay.Knot::level)
                    .max(ClewLevel::compareTo)
                    .orElseThrow();
            ClewLevel level = ClewLevel.values()[i];
            assertThat(highest).isEqualTo(level == ClewLevel.BEYOND ? ClewLevel.EXTREME : level);
            assertThat(way.openCells() > 0).isEqualTo(level == ClewLevel.BEYOND);
        }
    }
}
