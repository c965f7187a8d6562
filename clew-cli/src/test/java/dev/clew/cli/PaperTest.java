package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures as files for paper and screens: {@code clew render --format png|pdf}. */
class PaperTest {
    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    static int pages(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    static String text(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document);
        }
    }

    @Test
    void everyPuzzleGetsAPageInItsPlace() throws IOException {
        Run run =
                Run.of("render", "--show", "solution", "--format", "pdf", "-o", file("a.pdf"), Run.VINCENT, Run.COVER);
        assertThat(run).isEqualTo(new Run(0, "", ""));
        byte[] pdf = Files.readAllBytes(folder.resolve("a.pdf"));
        assertThat(pages(pdf)).isEqualTo(2);
        for (String threads : new String[] {"1", "2", "4"}) {
            String name = file("b" + threads);
            Run.of(
                    "render",
                    "--show",
                    "solution",
                    "--format",
                    "pdf",
                    "--threads",
                    threads,
                    "-o",
                    name,
                    Run.VINCENT,
                    Run.COVER);
            assertThat(Path.of(name)).hasBinaryContent(pdf);
        }
    }

    @Test
    void aStepIsDrawnWithItsWords() throws IOException {
        Run.of("render", "--show", "step", "--format", "pdf", "-o", file("step.pdf"), Run.VINCENT);
        String text = text(Files.readAllBytes(folder.resolve("step.pdf")));
        assertThat(text).contains("Hidden single", "r3c9=7", "one cell for 7 in");
    }

    @Test
    void whatCannotBeDrawnIsSaidAndTheRestIsDrawn() throws IOException {
        Run run = Run.of(
                "render",
                "--show",
                "solution",
                "--format",
                "pdf",
                "-o",
                file("c.pdf"),
                Run.VINCENT,
                "55" + ".".repeat(79));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines()).hasSize(1);
        assertThat(pages(Files.readAllBytes(folder.resolve("c.pdf")))).isEqualTo(1);
    }

    @Test
    void aPngHoldsOnePicture() throws IOException {
        Run one = Run.of("render", "--format", "png", "--dpi", "72", "-o", file("a.png"), Run.VINCENT);
        assertThat(one).isEqualTo(new Run(0, "", ""));
        byte[] png = Files.readAllBytes(folder.resolve("a.png"));
        assertThat(new String(png, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
        Run two = Run.of("render", "--format", "png", "-o", file("b.png"), Run.VINCENT, Run.COVER);
        assertThat(two.code()).isEqualTo(2);
        assertThat(two.errorLines()).singleElement().asString().contains("one picture", "--format pdf");
        assertThat(folder.resolve("b.png")).doesNotExist();
    }

    @Test
    void badSizesAndScreensAreRefusedInALine() {
        for (String dpi : new String[] {"0", "17", "2401", "many"}) {
            Run run = Run.of("render", "--format", "png", "--dpi", dpi, Run.VINCENT);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.errorLines()).singleElement().asString().contains("--dpi", dpi);
        }
        Run large = Run.of("render", "--format", "png", "--dpi", "2400", Run.VINCENT);
        assertThat(large.errorLines()).singleElement().asString().contains("million dots");
        Run screen = Run.atTerminal("render", "--format", "pdf", Run.VINCENT);
        assertThat(screen.code()).isEqualTo(2);
        assertThat(screen.errorLines()).singleElement().asString().contains("--output FILE");
    }

    @Test
    void theWholeWayIsOneDocument() throws IOException {
        Run run = Run.of("explain", "--format", "pdf", "-o", file("way.pdf"), Run.VINCENT);
        assertThat(run).isEqualTo(new Run(0, "", ""));
        byte[] pdf = Files.readAllBytes(folder.resolve("way.pdf"));
        // The first page, and 43 steps by threes.
        assertThat(pages(pdf)).isEqualTo(1 + 15);
        String text = text(pdf).replaceAll("\\s+", " ");
        assertThat(text).contains("Steps by technique", "Solved: 42 cells filled in 43 steps", "1, 4–8, 11–22");
        assertThat(text).contains("43 Full house", "one cell for 7 in box 3. Place 7 in r3c9");
    }

    @Test
    void theWholeWayIsOnePageOfHtml() {
        Run run = Run.of("explain", "--format", "html", Run.VINCENT);
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("<!doctype html>").endsWith("</html>\n");
        assertThat(run.out().split("<figure id=", -1)).hasSize(1 + 43);
        Matcher links = Pattern.compile("<a href=\"#([^\"]+)\"").matcher(run.out());
        int count = 0;
        while (links.find()) {
            assertThat(run.out()).contains("id=\"" + links.group(1) + "\"");
            count++;
        }
        assertThat(count).isEqualTo(43);
        assertThat(run.out()).doesNotContain("http-equiv", "<script", "src=\"http");
    }

    @Test
    void whatHasNoWayIsSaidAndNotDrawn() {
        Run run = Run.of("explain", "--format", "html", "55" + ".".repeat(79));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.errorLines()).hasSize(1);
        assertThat(run.out()).doesNotContain("<figure");
    }
}
