package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.Outcome;
import dev.clew.core.Puzzle;
import dev.clew.core.Solver;
import dev.clew.core.symmetry.CanonicalForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code clew book}. */
class BookCommandTest {
    private static final double INCH = 72;

    @TempDir
    private Path folder;

    private Path book(String name, String... words) {
        Path target = folder.resolve(name);
        List<String> all = new ArrayList<>(List.of("book", "--seed", "7", "--output", target.toString()));
        all.addAll(List.of(words));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isZero();
        return target;
    }

    private static List<String[]> rows(Path book) throws IOException {
        return Files.readAllLines(book.resolve("manifest.csv")).stream()
                .skip(1)
                .map(line -> line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
                .toList();
    }

    private static byte[] interior(Path book) throws IOException {
        return Files.readAllBytes(book.resolve("interior.pdf"));
    }

    private static String page(PDDocument document, int number) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(number);
        stripper.setEndPage(number);
        return stripper.getText(document);
    }

    @Test
    void theSameBytesOnAnyNumberOfThreads() throws IOException {
        Path one = book("one", "-n", "9", "--level", "easy..hard", "--threads", "1");
        for (String threads : new String[] {"2", "4"}) {
            Path other = book("threads" + threads, "-n", "9", "--level", "easy..hard", "--threads", threads);
            for (String file : new String[] {"interior.pdf", "cover.pdf", "manifest.csv"}) {
                assertThat(other.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
            }
        }
    }

    @Test
    void everyPuzzleIsOnItsPageAndSoIsItsSolution() throws IOException {
        Path book = book("book", "-n", "8", "--level", "beginner..moderate");
        List<String[]> rows = rows(book);
        assertThat(rows).hasSize(8);
        try (PDDocument document = Loader.loadPDF(interior(book))) {
            for (String[] row : rows) {
                String puzzle = page(document, Integer.parseInt(row[1]));
                int givens = row[3].replaceAll("[^1-9]", "").length();
                assertThat(puzzle).contains("Solution on page " + row[2]);
                assertThat(puzzle.lines().findFirst().orElseThrow()).startsWith(row[0]);
                String digits = puzzle.replaceFirst(row[0], "")
                        .replaceFirst("Solution on page \\d+", "")
                        .replaceAll("\\D", "");
                // The folio is there, too.
                assertThat(digits).hasSize(givens + row[1].length());
                assertThat(page(document, Integer.parseInt(row[2])).replaceAll("\\D", ""))
                        .hasSizeGreaterThanOrEqualTo(81);
            }
        }
    }

    @Test
    void everyPuzzleIsWhatItsLineSays() throws IOException {
        Set<Puzzle> forms = new HashSet<>();
        List<String> levels = new ArrayList<>();
        for (String[] row : rows(book("book", "-n", "7", "--level", "easy..hard"))) {
            Puzzle puzzle = Puzzle.parse(row[3]);
            assertThat(Solver.standard().solve(puzzle)).isInstanceOf(Outcome.Unique.class);
            assertThat(Run.of("solve", "--format", "line", row[3]).out().strip())
                    .isEqualTo(row[5]);
            assertThat(Run.of("rate", row[3]).out()).contains(row[7] + " " + row[8]);
            forms.add(CanonicalForm.of(puzzle).puzzle());
            levels.add(row[7]);
            Run again = Run.of("generate", "--level", row[7], "--symmetry", "180", "--seed", row[10]);
            assertThat(again.out()).startsWith(row[3]);
        }
        assertThat(forms).hasSize(7);
        assertThat(levels).containsExactly("easy", "easy", "easy", "moderate", "moderate", "hard", "hard");
    }

    @Test
    void contentsHintsAndFontsAreThere() throws IOException {
        Path book = book(
                "book",
                "-n",
                "5",
                "--level",
                "easy",
                "--title",
                "Long Thread",
                "--author",
                "Ł. Şťastný",
                "--imprint",
                "© 2027 Press\nISBN 123");
        try (PDDocument document = Loader.loadPDF(interior(book))) {
            assertThat(document.getNumberOfPages()).isEven();
            assertThat(page(document, 1)).contains("Long Thread", "5 puzzles, easy", "Ł. Şťastný");
            assertThat(page(document, 2)).containsSubsequence("Long Thread", "© 2027 Press", "ISBN 123", "Edition 7");
            assertThat(page(document, 3)).contains("row 3 from the top", "in reading order");
            assertThat(page(document, 4)).contains("Contents", "Easy", "1–5", "Hints", "Solutions");
            assertThat(page(document, 5)).contains("Easy", "Puzzles 1 to 5");
            assertThat(PaperTest.text(interior(book))).contains("After ", "only one");
            for (PDPage page : document.getPages()) {
                for (COSName font : page.getResources().getFontNames()) {
                    assertThat(page.getResources().getFont(font).isEmbedded()).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9x9:windoku, windows hold 1 to 9",
        "9x9:diagonal, Both diagonals hold 1 to 9",
        "9x9:antiknight, knight’s move apart"
    })
    void theRuleOfAVariantStandsWithTheRulesAndUnderEveryGrid(String shape, String rule) throws IOException {
        Path book = book("variant", "-n", "1", "--level", "easy..moderate", "--shape", shape);
        try (PDDocument document = Loader.loadPDF(interior(book))) {
            assertThat(page(document, 3).replaceAll("\\s+", " ")).contains("each outlined box", rule);
            assertThat(page(document, Integer.parseInt(rows(book).get(0)[1]))).contains(rule);
        }
    }

    @Test
    void theInteriorIsBlackOnly() throws IOException {
        try (PDDocument document = Loader.loadPDF(interior(book("book", "-n", "2", "--level", "easy")))) {
            for (PDPage page : document.getPages()) {
                String code =
                        new String(page.getContents().readAllBytes(), java.nio.charset.StandardCharsets.ISO_8859_1);
                assertThat(code).doesNotContainPattern("(?m) (rg|RG|k|K|sc|SC|scn|SCN)$");
                // Grey would be printed as dots.
                assertThat(code.lines().filter(line -> line.matches("[0-9.]+ [gG]")))
                        .isSubsetOf("0 g", "0 G", "1 g");
            }
        }
    }

    /** Six points is the least that can be read. */
    @Test
    void solutionsOfLargeGridsCanBeRead() throws IOException {
        Path book = book("large", "-n", "3", "--level", "easy", "--shape", "16x16");
        int last = Integer.parseInt(rows(book).get(2)[2]);
        assertThat(SheetCommandTest.sizes(interior(book), last).get(0)).isGreaterThan(6);
    }

    @ParameterizedTest
    @CsvSource({"6x9, 6, 9", "8.5x11, 8.5, 11", "a4, 8.2677, 11.6929", "a5, 5.8268, 8.2677"})
    void pagesAndCoverFitTheTrim(String trim, double width, double height) throws IOException {
        Path book = book("book", "-n", "2", "--level", "easy", "--trim", trim, "--per-page", "2");
        int pages = PaperTest.pages(interior(book));
        try (PDDocument document = Loader.loadPDF(interior(book))) {
            assertThat((double) document.getPage(0).getMediaBox().getWidth()).isCloseTo(width * INCH, within());
            assertThat((double) document.getPage(0).getMediaBox().getHeight()).isCloseTo(height * INCH, within());
        }
        try (PDDocument cover = Loader.loadPDF(Files.readAllBytes(book.resolve("cover.pdf")))) {
            double all = 2 * width + 0.25 + pages * 0.002252;
            assertThat((double) cover.getPage(0).getMediaBox().getWidth()).isCloseTo(all * INCH, within());
            assertThat((double) cover.getPage(0).getMediaBox().getHeight()).isCloseTo((height + 0.25) * INCH, within());
        }
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(0.05);
    }

    @Test
    void bleedMakesPagesLargerButNotAtTheBinding() throws IOException {
        Path book = book("book", "-n", "2", "--level", "easy", "--bleed");
        try (PDDocument document = Loader.loadPDF(interior(book))) {
            PDPage right = document.getPage(0);
            PDPage left = document.getPage(1);
            assertThat(right.getMediaBox().getWidth()).isEqualTo((float) (6.125 * INCH));
            assertThat(right.getMediaBox().getHeight()).isEqualTo((float) (9.25 * INCH));
            assertThat(right.getTrimBox().getLowerLeftX()).isZero();
            assertThat(left.getTrimBox().getLowerLeftX()).isEqualTo((float) (0.125 * INCH));
            assertThat(left.getTrimBox().getWidth()).isEqualTo((float) (6 * INCH));
        }
    }

    @Test
    void puzzlesOfAnEarlierBookStayOut() throws IOException {
        Path first = book("first", "-n", "3", "--level", "easy");
        Path second = book(
                "second",
                "-n",
                "3",
                "--level",
                "easy",
                "--not-in",
                first.resolve("manifest.csv").toString());
        Set<Puzzle> forms = new HashSet<>();
        for (Path book : List.of(first, second)) {
            for (String[] row : rows(book)) {
                forms.add(CanonicalForm.of(Puzzle.parse(row[3])).puzzle());
            }
        }
        assertThat(forms).hasSize(6);
    }

    @ParameterizedTest
    @CsvSource({
        "-n 0, 1 to 10000",
        "-n many, many",
        "--trim 7x7, 8.5x11",
        "--per-page 3, 1 to 2",
        "--level none, beginner",
        "--level hard..easy, easy..hard",
        "--level a..b..c, easy..hard",
        "--paper blue, cream",
        "--title \u6570\u72ec, \u6570\u72ec",
        "--author \u0421, --author",
        "--not-in no/such/file.txt, no/such/file.txt"
    })
    void badWishesAreRefusedInALine(String wishes, String words) {
        List<String> all =
                new ArrayList<>(List.of("book", "-o", folder.resolve("x").toString()));
        all.addAll(List.of(wishes.split(" ")));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).isIn(2, 3);
        assertThat(run.errorLines()).singleElement().asString().contains(words);
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void aFolderThatCannotBeIsNamedBeforeTheWork() throws IOException {
        assertThat(Run.of("book", "-n", "1").errorLines())
                .singleElement()
                .asString()
                .contains("--output FOLDER");
        Path file = Files.writeString(folder.resolve("file"), "x");
        for (Path bad : List.of(file, file.resolve("inside"))) {
            Run run = Run.of("book", "-n", "1", "--level", "easy", "-o", bad.toString());
            assertThat(run.code()).isEqualTo(3);
            assertThat(run.errorLines()).singleElement().asString().contains(bad.toString());
        }
    }

    @Test
    void whatCannotBeMadeIsCountedAndTheRestIsPrinted() throws IOException {
        Path target = folder.resolve("few");
        Run run = Run.of(
                "book",
                "-n",
                "2",
                "--level",
                "easy..extreme",
                "--attempts",
                "1",
                "--seed",
                "1",
                "-o",
                target.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("could not be made in 1 attempts each");
    }
}
