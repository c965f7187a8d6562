package dev.clew.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.Test;

class PdfDocumentTest {
    private static byte[] document(Page... pages) {
        try (PdfDocument document = new PdfDocument("A title")) {
            List.of(pages).forEach(document::add);
            return document.toBytes();
        }
    }

    private static Page word(String word, Face face) {
        return line(Text.of(10, 50, Anchor.START, word, face, 20, new Colour(0)));
    }

    private static Page line(Text text) {
        return Page.inPoints(new Picture(300, 100, "Words", "Words", List.of(text)));
    }

    @Test
    void samePagesGiveTheSameBytes() {
        Page page = Page.of(Samples.picture(Samples.VINCENT));
        assertThat(document(page, page)).isEqualTo(document(page, page));
    }

    @Test
    void everyDigitIsTextOnceAndEveryFontIsEmbedded() throws IOException {
        byte[] pdf = document(Page.of(Samples.picture(Samples.VINCENT)));
        String digits = Samples.text(pdf, 1).replaceAll("[rc][1-9]", "").replaceAll("\\s", "");
        assertThat(digits).hasSize(Samples.VINCENT.givenCount());
        assertThat(Samples.fontsNotEmbedded(pdf)).isEmpty();
    }

    @Test
    void everyFaceCanBeReadBack() throws IOException {
        for (Face face : Face.values()) {
            byte[] pdf = document(word("r5c5=7 × 3 – fig. 0123456789", face));
            assertThat(Samples.text(pdf, 1).strip()).as("%s", face).isEqualTo("r5c5=7 × 3 – fig. 0123456789");
        }
    }

    @Test
    void aCharacterThatNoFontHasIsAQuestionMark() throws IOException {
        assertThat(Samples.text(document(word("a\u4e2db", Face.TEXT)), 1).strip())
                .isEqualTo("a?b");
    }

    @Test
    void aHaloDoesNotDoubleTheText() throws IOException {
        Text text = new Text(
                10,
                50,
                Anchor.START,
                List.of(new Span("halo", Face.STRONG, 20)),
                new Colour(0),
                Stroke.round(new Colour(0xFFFFFF), 3));
        assertThat(Samples.text(document(line(text)), 1).strip()).isEqualTo("halo");
    }

    @Test
    void aPageIsAsLargeAsItsPictureInPoints() throws IOException {
        Picture picture = Samples.picture(Samples.VINCENT);
        try (PDDocument document = Loader.loadPDF(document(Page.of(picture)))) {
            PDPage page = document.getPage(0);
            assertThat(page.getMediaBox().getWidth()).isEqualTo((float) (picture.width() * 0.75));
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("A title");
        }
    }

    @Test
    void bleedLeavesTheTrimInside() throws IOException {
        Page plain = word("x", Face.TEXT);
        try (PDDocument document =
                Loader.loadPDF(document(new Page(300, 100, plain.parts(), Optional.of(new Bounds(9, 9, 291, 91)))))) {
            PDPage page = document.getPage(0);
            assertThat(page.getTrimBox().getLowerLeftX()).isEqualTo(9);
            assertThat(page.getTrimBox().getWidth()).isEqualTo(282);
            assertThat(page.getBleedBox().getWidth()).isEqualTo(300);
        }
    }
}
