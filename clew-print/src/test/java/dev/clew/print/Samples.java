package dev.clew.print;

import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.press.GridPicture;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Picture;
import dev.clew.press.style.Theme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;

/** Puzzles and readers for the tests. */
final class Samples {
    static final Puzzle VINCENT =
            Puzzle.parse("73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6");

    private Samples() {}

    static Picture picture(Puzzle puzzle) {
        return GridPicture.draw(Diagram.of(Position.of(puzzle)).build(), "A puzzle", Theme.LIGHT);
    }

    static int pages(byte[] pdf) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            return document.getNumberOfPages();
        }
    }

    /** The text of one page, from 1. */
    static String text(byte[] pdf, int page) throws IOException {
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            return stripper.getText(document);
        }
    }

    /** The fonts of all pages that have no file embedded. */
    static List<String> fontsNotEmbedded(byte[] pdf) throws IOException {
        List<String> missing = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf)) {
            for (PDPage page : document.getPages()) {
                for (COSName name : page.getResources().getFontNames()) {
                    PDFont font = page.getResources().getFont(name);
                    if (!font.isEmbedded()) {
                        missing.add(font.getName());
                    }
                }
            }
        }
        return missing;
    }
}
