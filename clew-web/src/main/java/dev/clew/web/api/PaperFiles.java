package dev.clew.web.api;

import dev.clew.desk.service.PictureFiles;
import dev.clew.desk.service.Problem;
import dev.clew.desk.service.Reply;
import dev.clew.press.picture.Picture;
import dev.clew.print.Page;
import dev.clew.print.PdfDocument;
import dev.clew.print.PngWriter;
import java.util.Optional;

/** Pictures as pixels and as pages. Stateless. */
final class PaperFiles implements PictureFiles {
    @Override
    public Optional<Reply> file(Picture picture, String format, int dpi) {
        return switch (format) {
            case "png" -> Optional.of(Reply.file("image/png", png(picture, dpi)));
            case "pdf" -> Optional.of(Reply.file("application/pdf", pdf(picture)));
            default -> Optional.empty();
        };
    }

    private static byte[] png(Picture picture, int dpi) {
        try {
            return PngWriter.write(Page.of(picture), dpi);
        } catch (IllegalArgumentException e) {
            throw Problem.badRequest("The field \"dpi\": " + e.getMessage());
        }
    }

    private static byte[] pdf(Picture picture) {
        try (PdfDocument document = new PdfDocument(picture.title())) {
            document.add(Page.of(picture));
            return document.toBytes();
        }
    }
}
