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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
        // Not compared as strings: a difference in half a megabyte is no help.
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
    void itHasTwelvePages() {
        assertThat(pages)
                .extracting(Page::name)
                .containsExactly(
                        "overview",
                        "model",
                        "candidates",
                        "deduction",
                        "search",
                        "backtracking",
                        "engines",
                        "code map",
                        "proofs",
                        "ladder",
                        "levels",
                        "generation");
        assertThat(html).contains("<footer>01 / overview</footer>", "<footer>12 / generation</footer>");
    }

    @Test
    void itNeedsNothingFromElsewhere() {
        assertThat(html.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http", "src=", "href=", "{pages}", "{style}", "{{");
        assertThat(html.split("font/woff2;base64,", -1)).hasSize(5);
    }

    /** A place on the code map is a class, or a method of one. */
    @Test
    void thePlacesOfTheCodeMapExist() throws ClassNotFoundException {
        Matcher places = Pattern.compile("<b>(\\w+)(?:\\.(\\w+))?</b> <i>([\\w.]+)</i>")
                .matcher(Guide.resource("pages/code-map.html"));
        int count = 0;
        for (; places.find(); count++) {
            Class<?> type = Class.forName(places.group(3) + "." + places.group(1));
            if (places.group(2) != null) {
                assertThat(type.getDeclaredMethods()).extracting("name").contains(places.group(2));
            }
        }
        assertThat(count).isEqualTo(8);
    }

    @Test
    void aPersonCanReadTemplatesAndTheFile() throws IOException {
        Path resources = Path.of("src/main/resources/dev/clew/docs/guide");
        try (Stream<Path> files = Files.walk(resources).filter(Files::isRegularFile)) {
            for (Path file : files.toList()) {
                assertThat(Files.readAllLines(file)).as("lines of %s", file).allMatch(line -> line.length() < 200);
            }
        }
        assertThat(html.lines()).as("lines of the guide").allMatch(line -> line.length() < 200);
    }

    @Test
    void theThreadRunsThroughBlanksAlone() {
        List<Page.Way> ways =
                pages.stream().flatMap(page -> page.ways().stream()).toList();
        assertThat(ways).hasSize(4);
        for (Page.Way way : ways) {
            for (int i = 0; i < way.cells().size(); i++) {
                int cell = way.cells().get(i);
                assertThat(way.position().value(cell))
                        .as(way.position().shape().cellName(cell))
                        .isZero();
                if (i > 0) {
                    assertThat(Math.abs(cell - way.cells().get(i - 1)))
                            .as("one step")
                            .isIn(1, 9);
                }
            }
            assertThat(way.cells().get(way.cells().size() - 1))
                    .as("the lower edge")
                    .isBetween(72, 80);
        }
    }

    @Test
    void thePuzzlesAreThoseOfTheExamples() throws IOException {
        assertThat(example("cover.txt")).isEqualTo(CoverPuzzle.POSITION.puzzle().toString());
        assertThat(example("four-by-four.txt")).isEqualTo(ModelFigures.SMALL_PUZZLE);
    }

    private static String example(String name) throws IOException {
        try (var lines = Files.lines(ROOT.resolve("examples").resolve(name))) {
            return String.join("\n", lines.filter(line -> !line.startsWith("#")).toList());
        }
    }

    @Test
    void thereIsAThreadOfEachLevelAndItClimbsThere() {
        List<Puzzle> puzzles = LevelFigures.puzzles();
        assertThat(puzzles)
                .extracting(puzzle -> ClewScale.standard().rate(puzzle).level())
                .containsExactly(ClewLevel.values());
        for (int i = 0; i < puzzles.size(); i++) {
            EasiestPath way = EasiestPath.through(puzzles.get(i));
            ClewLevel highest = way.knots().stream()
                    .map(EasiestPath.Knot::level)
                    .max(ClewLevel::compareTo)
                    .orElseThrow();
            ClewLevel level = ClewLevel.values()[i];
            assertThat(highest).isEqualTo(level == ClewLevel.BEYOND ? ClewLevel.EXTREME : level);
            assertThat(way.openCells() > 0).isEqualTo(level == ClewLevel.BEYOND);
        }
    }
}
