package dev.clew.cli.paper;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.cli.shell.Failure;
import dev.clew.print.Page;
import dev.clew.print.PngWriter;

/** The picture of one puzzle as pixels. Mutable, for one run. */
public final class PngFinish implements Finish<Drawn<Page>> {
    private final int dpi;
    private boolean written;

    /** A picture with that many dots to the inch. */
    public PngFinish(int dpi) {
        this.dpi = dpi;
    }

    @Override
    public Report apply(Drawn<Page> drawn) {
        if (drawn.parts().isEmpty()) {
            return drawn.report();
        }
        if (written) {
            throw Failure.usage("a png file holds one picture, but there are several puzzles; draw them one at a time, "
                    + "or take --format pdf");
        }
        written = true;
        return new Report(png(drawn.parts().get(0))).after(drawn.report().messages());
    }

    private byte[] png(Page page) {
        try {
            return PngWriter.write(page, dpi);
        } catch (IllegalArgumentException e) {
            throw Failure.usage(String.valueOf(e.getMessage()));
        }
    }
}
