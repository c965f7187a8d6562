package dev.clew.print.sheet;

import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.RuleLines;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Symbols;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import dev.clew.print.PageDraft;

/** The place of one puzzle on a page: its number, its grid, what a variant adds to the rules, what its symbols are, and lines for reasons. */
final class Slot {
    private static final double LINE = 22;

    /** Lines as far apart as this have another one between them for a longer reason. */
    private static final double TWO_LINES = 1.5 * LINE;

    private static final double COORDINATES = 0.72;
    private static final double RULES = 0.7;

    private final PageDraft draft;
    private final SheetPlan plan;
    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final double label;

    Slot(PageDraft draft, SheetPlan plan, double left, double top, double width, double height) {
        this.draft = draft;
        this.plan = plan;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.label = 20 * plan.type();
    }

    void print(int number, SheetPuzzle puzzle) {
        Shape shape = puzzle.position().shape();
        double rim = plan.because() > 0 ? 18 : 0;
        RuleLines rules = new RuleLines(shape, width, RULES * plan.type());
        double stated = rules.height() == 0 ? 0 : rules.height() + 6;
        double below = key(shape) + stated + (linesBeside() ? 0 : lines());
        double across = linesBeside() ? width * 0.6 : width;
        double extent = Math.min(across - rim, height - label - below - rim);
        double gridLeft = linesBeside() || extent > 0.85 * width ? left + rim : left + (width - rim - extent) / 2 + rim;
        double gridTop = top + label + rim;
        draft.text(
                gridLeft, top + 12 * plan.type(), Anchor.START, String.valueOf(number), Face.TITLE, 16 * plan.type());
        GridFigure figure = draft.grid(puzzle.position(), gridLeft, gridTop, extent / shape.size(), plan.style());
        if (rim > 0) {
            Diagram plain = Diagram.of(puzzle.position()).build();
            draft.add(figure.coordinates(plain, Theme.PRINT, COORDINATES));
        }
        double bottom = gridTop + extent;
        printKey(shape, gridLeft, bottom, extent);
        if (stated > 0) {
            draft.add(rules.draw(gridLeft, bottom + key(shape) + 6, Theme.PRINT));
        }
        if (linesBeside()) {
            double step = Math.min(2 * LINE, extent / plan.because());
            printLines(gridLeft + extent + 16, gridTop - step / 2, left + width, step);
        } else {
            printLines(left, bottom + key(shape) + stated, left + width, LINE);
        }
    }

    /** Wide and low places have their lines at the right. */
    private boolean linesBeside() {
        return plan.because() > 0 && width > 1.3 * height;
    }

    private double lines() {
        return plan.because() == 0 ? 0 : plan.because() * LINE + 6;
    }

    /** How high the row is that shows all symbols; digits need none. */
    private double key(Shape shape) {
        return plan.symbols() == Symbols.DIGITS ? 0 : plan.type() * 26 * (shape.size() > 9 ? 0.8 : 1);
    }

    private void printKey(Shape shape, double from, double y, double extent) {
        if (plan.symbols() == Symbols.DIGITS) {
            return;
        }
        double step = Math.min(extent / shape.size(), 30 * plan.type());
        double start = from + (extent - step * shape.size()) / 2;
        double size = Math.min(15 * plan.type(), step * 0.7);
        for (int value = 1; value <= shape.size(); value++) {
            double x = start + (value - 0.5) * step;
            double middle = y + key(shape) * 0.6;
            draft.add(plan.symbols().draw(value, x, middle, size, Face.TEXT, PageDraft.ink(Token.INK), null));
        }
    }

    private void printLines(double from, double y, double to, double step) {
        double blank = 28;
        for (int i = 0; i < plan.because(); i++) {
            double baseline = y + (i + 1) * step;
            double cell = from + 7;
            draft.quiet(from, baseline, Anchor.START, "r", Face.CODE, 9);
            draft.quiet(cell + 13, baseline, Anchor.START, "c", Face.CODE, 9);
            draft.quiet(cell + 36, baseline, Anchor.START, "=", Face.CODE, 9);
            draft.quiet(cell + 48 + blank, baseline, Anchor.START, "because", Face.TEXT, 9);
            draft.line(cell, baseline + 2, cell + 12, baseline + 2, PageDraft.HAIR);
            draft.line(cell + 20, baseline + 2, cell + 32, baseline + 2, PageDraft.HAIR);
            draft.line(cell + 46, baseline + 2, cell + 42 + blank, baseline + 2, PageDraft.HAIR);
            draft.line(cell + 90 + blank, baseline + 2, to, baseline + 2, PageDraft.HAIR);
            if (step >= TWO_LINES) {
                draft.line(cell, baseline + 2 + step / 2, to, baseline + 2 + step / 2, PageDraft.HAIR);
            }
        }
    }
}
