package dev.clew.cli.paper;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.print.Page;
import dev.clew.print.PdfDocument;

/** One document of the pages of all puzzles, in their order. Mutable, for one run. */
public final class PdfFinish implements Finish<Drawn<Page>> {
    private final PdfDocument document;

    /** A document under a title. */
    public PdfFinish(String title) {
        document = new PdfDocument(title);
    }

    @Override
    public Report apply(Drawn<Page> drawn) {
        drawn.parts().forEach(document::add);
        return drawn.report();
    }

    /** A document without pages is not one. */
    @Override
    public byte[] file() {
        return document.pages() == 0 ? new byte[0] : document.toBytes();
    }
}
