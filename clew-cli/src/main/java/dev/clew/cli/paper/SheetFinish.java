package dev.clew.cli.paper;

import dev.clew.cli.pipeline.Finish;
import dev.clew.cli.pipeline.Report;
import dev.clew.print.sheet.SheetMaker;
import dev.clew.print.sheet.SheetPlan;
import dev.clew.print.sheet.SheetPuzzle;

/** A worksheet of all puzzles, in their order. Mutable, for one run. */
public final class SheetFinish implements Finish<Drawn<SheetPuzzle>> {
    private final SheetMaker sheet;

    /** A sheet without puzzles. */
    public SheetFinish(SheetPlan plan) {
        sheet = new SheetMaker(plan);
    }

    @Override
    public Report apply(Drawn<SheetPuzzle> drawn) {
        drawn.parts().forEach(sheet::add);
        return drawn.report();
    }

    @Override
    public byte[] file() {
        return sheet.puzzles() == 0 ? new byte[0] : sheet.toBytes();
    }
}
