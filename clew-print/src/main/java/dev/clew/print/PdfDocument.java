package dev.clew.print;

import dev.clew.print.canvas.PdfCanvas;
import dev.clew.print.canvas.PdfFonts;
import dev.clew.print.canvas.Typefaces;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.util.Matrix;

/**
 * A PDF document that grows page by page: vectors, text that can be searched, fonts embedded as subsets, and the same
 * bytes for the same pages. It is one for keeping (PDF/A-2b). A page is compressed when it is added and its pictures are not kept. Mutable, for one thread.
 */
public final class PdfDocument implements AutoCloseable {
    /** What PDFBox would else take from the clock. */
    private static final long FIXED_ID = 0x436C6577;

    private final PDDocument document = new PDDocument();
    private final PdfFonts fonts = new PdfFonts(document, new Typefaces());
    private final PDDocumentOutline outline = new PDDocumentOutline();

    /** A document without pages, under a title that readers show. */
    public PdfDocument(String title) {
        document.setDocumentId(FIXED_ID);
        PDDocumentInformation information = new PDDocumentInformation();
        information.setTitle(title);
        information.setCreator("Clew");
        document.setDocumentInformation(information);
        document.getDocumentCatalog().setLanguage("en");
        try {
            Archival.addTo(document, title);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a page. */
    public void add(Page page) {
        float width = (float) page.width();
        float height = (float) page.height();
        PDPage sheet = new PDPage(new PDRectangle(width, height));
        page.trim().ifPresent(trim -> {
            sheet.setBleedBox(new PDRectangle(width, height));
            sheet.setTrimBox(new PDRectangle(
                    (float) trim.left(),
                    (float) (page.height() - trim.bottom()),
                    (float) (trim.right() - trim.left()),
                    (float) (trim.bottom() - trim.top())));
        });
        document.addPage(sheet);
        try (PDPageContentStream out = new PDPageContentStream(document, sheet, AppendMode.OVERWRITE, true, true)) {
            for (Page.Placed part : page.parts()) {
                draw(part, height, out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void draw(Page.Placed part, double height, PDPageContentStream out) throws IOException {
        out.saveGraphicsState();
        float scale = (float) part.scale();
        float x = (float) part.x();
        float y = (float) (height - part.y());
        out.transform(part.turned() ? new Matrix(0, -scale, -scale, 0, x, y) : new Matrix(scale, 0, 0, -scale, x, y));
        PdfCanvas canvas = new PdfCanvas(out, fonts);
        part.picture().items().forEach(item -> item.drawOn(canvas));
        out.restoreGraphicsState();
    }

    /** Adds an entry to the list of contents that readers show beside the pages; it leads to the last page so far. */
    public void bookmark(String title) {
        PDPageFitDestination place = new PDPageFitDestination();
        place.setPage(document.getPage(pages() - 1));
        PDOutlineItem entry = new PDOutlineItem();
        entry.setTitle(title);
        entry.setDestination(place);
        outline.addLast(entry);
        document.getDocumentCatalog().setDocumentOutline(outline);
    }

    /** How many pages there are. */
    public int pages() {
        return document.getNumberOfPages();
    }

    /** Writes the whole document; nothing can be added afterwards. */
    public void save(OutputStream out) throws IOException {
        document.save(out, CompressParameters.NO_COMPRESSION);
    }

    /** The whole document as bytes; nothing can be added afterwards. */
    public byte[] toBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            save(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() {
        try {
            document.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
