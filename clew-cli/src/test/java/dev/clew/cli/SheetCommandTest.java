package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code clew sheet}. */
class SheetCommandTest {
    private static final String FOUR = "3....2.3.1..2...";

    @TempDir
    private Path folder;

    private byte[] sheet(String... words) throws IOException {
        Path file = folder.resolve("sheet.pdf");
        List<String> all = new ArrayList<>(List.of("sheet", "--output", file.toString()));
        all.addAll(List.of(words));
        assertThat(Run.of(all.toArray(String[]::new))).isEqualTo(new Run(0, "", ""));
        return Files.readAllBytes(file);
    }

    private static String page(byte[] pdf, int number) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setStartPage(number);
            stripper.setEndPage(number);
            return stripper.getText(document);
        }
    }

    /** The type sizes of the figures on a page, from the smallest. */
    static List<Double> sizes(byte[] pdf, int number) throws IOException {
        SortedSet<Double> sizes = new TreeSet<>();
        PDFTextStripper stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition text) {
                if (text.getUnicode().matches("\\d")) {
                    sizes.add(Math.round(10 * Math.abs(text.getFontSizeInPt())) / 10.0);
                }
            }
        };
        stripper.setStartPage(number);
        stripper.setEndPage(number);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            stripper.getText(document);
        }
        return List.copyOf(sizes);
    }

    private static String digits(String text) {
        return text.replaceAll("[^1-9]", "");
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "2, 4", "3, 3", "4, 3", "5, 2", "9, 2"})
    void puzzlesShareAPageAndTheKeyIsTheLast(int perPage, int pages) throws IOException {
        byte[] pdf = sheet("--per-page", "" + perPage, FOUR, FOUR, FOUR, FOUR, FOUR);
        assertThat(PaperTest.pages(pdf)).isEqualTo(pages);
        assertThat(page(pdf, pages)).startsWith("Answers").contains("hidden single");
        assertThat(page(pdf, 1)).startsWith("Sudoku").contains("Name").doesNotContain("Answers");
    }

    @Test
    void theSheetHasTheGivensAndTheKeyTheSolution() throws IOException {
        byte[] pdf = sheet("--per-page", "1", "--title", "Home", Run.VINCENT);
        // The number of the puzzle and that of the page are there, too.
        assertThat(digits(page(pdf, 1))).hasSize(digits(Run.VINCENT).length() + 2);
        assertThat(page(pdf, 1)).startsWith("Home");
        assertThat(digits(page(pdf, 2))).hasSizeGreaterThan(81);
    }

    @Test
    void reasonsComeFromTheProofs() throws IOException {
        byte[] pdf = sheet("--because", "3", Run.VINCENT);
        assertThat(page(pdf, 1).split("because", -1)).hasSize(4);
        String key = page(pdf, 2).replaceAll("\\s+", " ");
        assertThat(key).contains("one cell for 7 in box 3. Place 7 in r3c9");
        assertThat(Run.of("explain", Run.VINCENT).out().replaceAll("\\s+", " "))
                .contains("one cell for 7 in box 3. Place 7 in r3c9");
    }

    @Test
    void lettersStandForDigits() throws IOException {
        byte[] pdf = sheet("--symbols", "letters", "--because", "1", FOUR);
        assertThat(page(pdf, 1)).contains("A").doesNotContainPattern("[1-9][ABCD]");
        assertThat(page(pdf, 2)).containsPattern("r\\dc\\d = [A-D]: ");
    }

    @Test
    void picturesStandForDigits() throws IOException {
        byte[] pdf = sheet("--symbols", "pictures", "--per-page", "1", FOUR);
        // The number of the puzzle and that of the page.
        assertThat(digits(page(pdf, 1))).isEqualTo("11");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9, 12, 16})
    void everySizeHasItsSheet(int size) throws IOException {
        String puzzle = Run.of("generate", "--shape", size + "x" + size, "--unrated", "--seed", "3")
                .out()
                .strip();
        assertThat(PaperTest.pages(sheet("--large", puzzle))).isEqualTo(2);
    }

    @Test
    void figuresOfALargeGridAreOfOneSize() throws IOException {
        String puzzle = Run.of("generate", "--shape", "16x16", "--unrated", "--seed", "3")
                .out()
                .strip();
        // The grid, the number of the puzzle, and that of the page.
        assertThat(sizes(sheet("--per-page", "1", puzzle), 1)).hasSize(3);
    }

    @Test
    void theKeyOfLargePrintIsLarge() throws IOException {
        assertThat(sizes(sheet(Run.VINCENT), 2).get(0)).isLessThan(8);
        assertThat(sizes(sheet("--large", Run.VINCENT), 2).get(0)).isGreaterThan(10);
    }

    @Test
    void theSameOnAnyNumberOfThreads() throws IOException {
        byte[] one = sheet("--threads", "1", FOUR, Run.VINCENT, Run.COVER);
        assertThat(sheet("--threads", "4", FOUR, Run.VINCENT, Run.COVER)).isEqualTo(one);
    }

    @ParameterizedTest
    @CsvSource({
        "--per-page 0, 1 to 9",
        "--per-page 10, 1 to 9",
        "--large --per-page 3, 1 to 2",
        "--because 13, 1 to 12",
        "--paper b5, a4",
        "--symbols runes, pictures",
        "--title \u6570\u72ec, \u6570\u72ec"
    })
    void badWishesAreRefusedInALine(String wishes, String words) {
        List<String> all =
                new ArrayList<>(List.of("sheet", "-o", folder.resolve("x").toString(), FOUR));
        all.addAll(List.of(wishes.split(" ")));
        Run run = Run.of(all.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).singleElement().asString().contains(words);
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void gridsThatDoNotFitAreRefused() {
        String large = Run.of("generate", "--shape", "10x10", "--unrated", "--seed", "3")
                .out()
                .strip();
        Run run = Run.of(
                "sheet", "--symbols", "pictures", "-o", folder.resolve("x").toString(), large);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.errorLines()).singleElement().asString().contains("4 to 9 values, not of 10");
    }

    @Test
    void aPuzzleWithSeveralSolutionsIsLeftOut() throws IOException {
        Path file = folder.resolve("y.pdf");
        Run run = Run.of("sheet", "-o", file.toString(), FOUR, "1" + ".".repeat(15));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines()).singleElement().asString().contains("more than one");
        assertThat(PaperTest.pages(Files.readAllBytes(file))).isEqualTo(2);
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Run run = Run.of("sheet", "-o", folder.resolve("no/such/sheet.pdf").toString(), FOUR);
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.errorLines()).singleElement().asString().contains("no such file or folder");
    }
}
