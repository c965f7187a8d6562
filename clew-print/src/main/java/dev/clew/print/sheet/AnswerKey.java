package dev.clew.print.sheet;

import dev.clew.core.Position;
import dev.clew.press.TextBlock;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Token;
import dev.clew.print.Lengths;
import dev.clew.print.Page;
import dev.clew.print.PageDraft;
import java.util.ArrayList;
import java.util.List;

/** The last pages of a sheet: every solution with the techniques it took and the reasons asked for. Mutable. */
final class AnswerKey {
    private static final double MARGIN = 15 * Lengths.MM;
    private static final double TOP = MARGIN + 14 * Lengths.MM;
    private static final double GAP = 6 * Lengths.MM;
    private static final double SIZE = 7.5;
    private static final double LEADING = 10.5;

    /** A cell of a large grid is still legible at this side. */
    private static final double LEAST_SIDE = 10.5;

    private static final double USUAL = 36 * Lengths.MM;

    private final SheetPlan plan;
    private final List<Page> pages = new ArrayList<>();
    private PageDraft draft;
    private boolean used;
    private double x = MARGIN;
    private double y = TOP;

    AnswerKey(SheetPlan plan) {
        this.plan = plan;
        this.draft = page();
    }

    private PageDraft page() {
        PageDraft page = new PageDraft(plan.paper().width(), plan.paper().height());
        page.text(MARGIN, MARGIN + 6 * Lengths.MM, Anchor.START, "Answers", Face.TITLE, 24);
        return page;
    }

    private double column() {
        return (plan.paper().width() - 2 * MARGIN - GAP) / 2;
    }

    void add(int number, SheetPuzzle puzzle) {
        Position solved = puzzle.solved();
        int size = solved.shape().size();
        double type = plan.type();
        double extent = Math.min(column(), Math.max(USUAL, size * LEAST_SIDE) * type);
        boolean beside = extent + 60 * type < column();
        double wide = beside ? column() - extent - 10 : column();
        List<TextBlock> blocks = words(puzzle, wide);
        double text = blocks.stream().mapToDouble(TextBlock::height).sum() + 3 * (blocks.size() - 1);
        double label = 18 * type;
        double height = label + (beside ? Math.max(extent, text) : extent + 12 * type + text);
        makeRoom(height);
        used = true;
        draft.text(x, y + 11 * type, Anchor.START, String.valueOf(number), Face.TITLE, 14 * type);
        GridStyle style = plan.style().withGiven(Face.STRONG).withLines(0.25 * type, 0.8 * type);
        draft.grid(solved, x, y + label, extent / size, style);
        double baseline = y + label + (beside ? SIZE * type : extent + 14 * type);
        for (TextBlock block : blocks) {
            block.draw(beside ? x + extent + 10 : x, baseline, Anchor.START, PageDraft.ink(Token.INK2))
                    .forEach(draft::add);
            baseline += block.height() + 3;
        }
        y += height + GAP;
    }

    private List<TextBlock> words(SheetPuzzle puzzle, double wide) {
        List<TextBlock> blocks = new ArrayList<>();
        blocks.add(TextBlock.wrap(
                puzzle.techniques() + ".", Face.STRONG, SIZE * plan.type(), LEADING * plan.type(), wide));
        for (String reason : puzzle.reasons(plan.because(), plan.symbols())) {
            blocks.add(TextBlock.wrap(reason, Face.TEXT, SIZE * plan.type(), LEADING * plan.type(), wide));
        }
        return blocks;
    }

    private void makeRoom(double height) {
        if (y == TOP || y + height <= plan.paper().height() - MARGIN) {
            return;
        }
        y = TOP;
        if (x == MARGIN) {
            x = MARGIN + column() + GAP;
        } else {
            x = MARGIN;
            pages.add(draft.toPage("Answers"));
            draft = page();
        }
    }

    List<Page> pages() {
        List<Page> all = new ArrayList<>(pages);
        if (used) {
            all.add(draft.toPage("Answers"));
        }
        return all;
    }
}
