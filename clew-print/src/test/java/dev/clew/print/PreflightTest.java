package dev.clew.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.verapdf.core.VeraPDFException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** What printers and archives check before they take a document. */
class PreflightTest {
    @BeforeAll
    static void start() {
        VeraGreenfieldFoundryProvider.initialise();
    }

    private static byte[] document(String title) {
        try (PdfDocument document = new PdfDocument(title)) {
            document.add(Page.of(Samples.picture(Samples.VINCENT)));
            for (Face face : Face.values()) {
                document.add(Page.inPoints(new Picture(
                        300,
                        100,
                        "Words",
                        "Words",
                        List.of(Text.of(
                                10, 50, Anchor.START, "r5c5=7 × 3 – fig. \u4e2d", face, 20, new Colour(0xAA0000))))));
                document.bookmark(face.toString());
            }
            return document.toBytes();
        }
    }

    private static List<String> faults(byte[] pdf) throws VeraPDFException, IOException {
        try (PDFAParser parser =
                Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), PDFAFlavour.PDFA_2_B)) {
            return Foundries.defaultInstance()
                    .createValidator(PDFAFlavour.PDFA_2_B, false)
                    .validate(parser)
                    .getTestAssertions()
                    .stream()
                    .filter(assertion -> assertion.getStatus() == TestAssertion.Status.FAILED)
                    .map(assertion -> assertion.getRuleId().getClause() + " " + assertion.getMessage())
                    .distinct()
                    .toList();
        }
    }

    @Test
    void documentsAreForKeeping() throws VeraPDFException, IOException {
        assertThat(faults(document("Lines & <boxes>"))).isEmpty();
    }

    /** The check can fail: a document whose description is gone is no longer one for keeping. */
    @Test
    void aDocumentThatDoesNotSaySoIsNot() throws VeraPDFException, IOException {
        try (PDDocument document = Loader.loadPDF(document("A title"))) {
            document.getDocumentCatalog().getCOSObject().removeItem(COSName.METADATA);
            java.io.ByteArrayOutputStream less = new java.io.ByteArrayOutputStream();
            document.save(less);
            assertThat(faults(less.toByteArray())).isNotEmpty();
        }
    }

    @Test
    void nothingIsTransparent() throws IOException {
        byte[] pdf = document("A title");
        assertThat(Samples.fontsNotEmbedded(pdf)).isEmpty();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (PDPage page : document.getPages()) {
                assertThat(page.getResources().getExtGStateNames()).isEmpty();
                assertThat(page.getCOSObject().containsKey(COSName.GROUP)).isFalse();
            }
        }
    }

    /** The profile means what the JDK means by sRGB, to within a step of 8 bits. */
    @Test
    void theColoursAreThoseOfSrgb() {
        ICC_ColorSpace own = new ICC_ColorSpace(ICC_Profile.getInstance(SrgbProfile.bytes()));
        ColorSpace known = ColorSpace.getInstance(ColorSpace.CS_sRGB);
        for (float[] rgb : new float[][] {{0, 0, 0}, {1, 1, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {0.2f, 0.5f, 0.8f}}) {
            float[] there = own.toRGB(rgb);
            assertThat(there).usingComparatorWithPrecision(0.008f).containsExactly(rgb);
            assertThat(own.toCIEXYZ(rgb)).usingComparatorWithPrecision(0.01f).containsExactly(known.toCIEXYZ(rgb));
        }
    }
}
