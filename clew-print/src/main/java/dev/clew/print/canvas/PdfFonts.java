package dev.clew.print.canvas;

import dev.clew.press.picture.Face;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** The fonts of a PDF document, embedded as the subsets that its text needs. For one thread. */
public final class PdfFonts {
    private final PDDocument document;
    private final Typefaces faces;
    private final Map<Face, PDFont> fonts = new EnumMap<>(Face.class);

    /** No font used yet. */
    public PdfFonts(PDDocument document, Typefaces faces) {
        this.document = document;
        this.faces = faces;
    }

    PDFont of(Face face) throws IOException {
        PDFont known = fonts.get(face);
        if (known != null) {
            return known;
        }
        PDFont font = PDType0Font.load(document, faces.of(face).font(), true);
        fonts.put(face, font);
        return font;
    }

    Typefaces faces() {
        return faces;
    }
}
