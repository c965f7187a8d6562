package dev.clew.docs.guide;

import dev.clew.core.Digits;
import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Line;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;

/** Page 3: what a cell may hold is one small number. */
final class CandidatesPage {
    private static final double SIDE = 33;
    private static final double GRID_TOP = 188;
    private static final double BOX = 52;
    private static final double PITCH = (Sheet.RIGHT - Sheet.ARGUMENT - 59) / 8;
    private static final double[] ROWS = {188, 297, 406};

    /** Three values of the row, to be taken away first. */
    private static final Digits SHOWN = Digits.of(1, 5, 8);

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Position position = CoverPuzzle.POSITION;
    private final Shape shape = position.shape();
    private final GridFigure grid = new GridFigure(shape, Sheet.LEFT, GRID_TOP, SIDE);
    private final Digits full = shape.values();
    private final Digits left = CoverPuzzle.candidates(CoverPuzzle.FOCUS);

    static Page page() {
        return new CandidatesPage().draw();
    }

    private Page draw() {
        drawGrid();
        sheet.tie(grid, CoverPuzzle.FOCUS, CoverPuzzle.wayOut(), knotY(0), knotY(1), knotY(2));
        drawMask(0, "Nothing read yet", full, Digits.NONE, false);
        drawMask(1, "After the 1, the 5 and the 8 of row 5", full.minus(SHOWN), SHOWN, false);
        drawMask(2, "After all " + shape.peerCount(CoverPuzzle.FOCUS) + " peers", left, Digits.NONE, true);
        sheet.caption(Sheet.ARGUMENT, 494, 500, "Drawn with 1 at the left; in the machine 1 is the lowest bit.");
        sheet.rule();
        drawKinds();
        drawOperations();
        return new Page(
                "candidates",
                "Bits, not lists",
                "What a cell may still become is one small number. A peer that places a value switches one bit off.",
                sheet.picture("Candidates", "A cell, its peers, and its mask of candidates before and after."),
                List.of(new Page.Figure(grid, position)));
    }

    private void drawGrid() {
        CellGrid cells = new CellGrid(grid, sheet.colour(Token.SURFACE));
        cells.tint(shape.peers(CoverPuzzle.FOCUS), sheet.colour(Token.PEER).over(sheet.colour(Token.SAME), 0.55));
        for (int cell = 0; cell < shape.cells(); cell++) {
            boolean peer = shape.arePeers(cell, CoverPuzzle.FOCUS);
            boolean taken = shape.row(cell) == shape.row(CoverPuzzle.FOCUS)
                    && position.value(cell) != 0
                    && SHOWN.contains(position.value(cell));
            if (taken) {
                cells.tint(cell, sheet.colour(Token.REMOVE_TINT));
            }
            if (position.value(cell) != 0) {
                Token ink = taken ? Token.REMOVE : peer ? Token.INK : Token.INK2;
                cells.figure(cell, position.value(cell), peer ? Face.STRONG : Face.TEXT, sheet.colour(ink));
            }
        }
        cells.tint(CoverPuzzle.FOCUS, sheet.colour(Token.BECAUSE_TINT));
        cells.marks(CoverPuzzle.FOCUS, left, 0.33, Face.STRONG, sheet.colour(Token.BECAUSE));
        sheet.addAll(cells.ground(Theme.LIGHT));
        Bounds focus = grid.cell(CoverPuzzle.FOCUS);
        Stroke ring = Stroke.solid(sheet.colour(Token.BECAUSE), 2.4);
        sheet.add(new Rect(focus.left(), focus.top(), SIDE, SIDE, 2, Paint.stroke(ring)));
        sheet.add(cells.figures());
        drawCaption();
    }

    private void drawCaption() {
        sheet.caption(
                Sheet.LEFT,
                grid.bounds().bottom() + 38,
                300,
                "{because|r5c5} and its " + shape.peerCount(CoverPuzzle.FOCUS)
                        + " peers. Its row already has {remove|1}, {remove|5} and {remove|8}; the rest of the row, its"
                        + " column and its block take " + words(full.minus(left).minus(SHOWN)) + ".");
    }

    private static String words(Digits digits) {
        int[] values = digits.toArray();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : i == values.length - 1 ? " and " : ", ").append(values[i]);
        }
        return text.toString();
    }

    private static double knotY(int row) {
        return ROWS[row] + BOX / 2;
    }

    private void drawMask(int row, String name, Digits on, Digits gone, boolean solid) {
        double y = ROWS[row];
        sheet.head(Sheet.ARGUMENT, y - 13, name);
        sheet.text(Sheet.RIGHT, y - 13, Anchor.END, bits(on) + " = " + on.low(), Face.CODE, 12.5, Token.INK2);
        for (int value = 1; value <= shape.size(); value++) {
            double x = Sheet.ARGUMENT + (value - 1) * PITCH;
            boolean isOn = on.contains(value);
            drawBit(x, y, value, isOn, gone.contains(value), solid);
            sheet.text(
                    x + 29.5,
                    y + BOX + 16,
                    Anchor.MIDDLE,
                    isOn ? "1" : "0",
                    Face.CODE,
                    12,
                    isOn ? Token.INK : Token.INK3);
        }
    }

    private void drawBit(double x, double y, int value, boolean on, boolean gone, boolean solid) {
        Token line = gone ? Token.REMOVE : on ? Token.BECAUSE : Token.THIN;
        Stroke stroke =
                on || gone ? Stroke.solid(sheet.colour(line), 1.6) : Stroke.dashed(sheet.colour(line), 1.2, 3.2, 3.2);
        Token inside = gone ? Token.REMOVE_TINT : on ? (solid ? Token.BECAUSE : Token.BECAUSE_TINT) : Token.PAPER;
        sheet.add(new Rect(x, y, 59, BOX, 7, new Paint(sheet.colour(inside), stroke)));
        if (!on && !gone) {
            return;
        }
        if (gone) {
            Stroke strike = Stroke.round(sheet.colour(Token.REMOVE), 2);
            sheet.add(new Line(x + 10, y + BOX - 7, x + 49, y + 7, strike));
        }
        Token ink = gone ? Token.REMOVE : solid ? Token.ON_ROLE : Token.BECAUSE;
        Text.Span figure = new Text.Span(String.valueOf(value), Face.STRONG, 25);
        Stroke halo = gone ? Stroke.round(sheet.colour(Token.REMOVE_TINT), 5) : null;
        sheet.add(new Text(x + 29.5, y + BOX / 2 + 9.1, Anchor.MIDDLE, List.of(figure), sheet.colour(ink), halo));
    }

    /** The number in binary, in groups of three. */
    private String bits(Digits digits) {
        StringBuilder text = new StringBuilder();
        for (int value = shape.size(); value >= 1; value--) {
            text.append(digits.contains(value) ? '1' : '0').append(value % 3 == 1 && value > 1 ? " " : "");
        }
        return text.toString();
    }

    private void drawKinds() {
        drawKind(0, full, "full mask", "Every value is still possible.");
        drawKind(1, Digits.of(7), "placed value", "One bit is on: the cell is 7.");
        drawKind(2, Digits.NONE, "contradiction", "No value fits. This path is dead.");
    }

    private void drawKind(int row, Digits digits, String name, String meaning) {
        double y = 598 + row * 46;
        for (int value = 1; value <= shape.size(); value++) {
            boolean on = digits.contains(value);
            Stroke line = Stroke.solid(sheet.colour(on ? Token.BECAUSE : Token.THIN), 1);
            Paint paint = new Paint(sheet.colour(on ? Token.BECAUSE : Token.PAPER), line);
            sheet.add(new Rect(Sheet.LEFT + 0.5 + (value - 1) * 10.4, y, 8.4, 13.5, 2.2, paint));
        }
        sheet.prose(186, y + 11, 260, "*" + name + "* `" + digits.low() + "`");
        sheet.text(186, y + 30, Anchor.START, meaning, Face.TEXT, 13, Token.INK2);
    }

    private void drawOperations() {
        drawOperation(0, "Is 7 possible?", "mask & (1 << 6)", "not zero: yes");
        drawOperation(1, "Take 8 away", "mask & ~(1 << 7)", "the others stay as they are");
        drawOperation(2, "Only one left?", "(mask & (mask - 1)) == 0", "and mask is not 0");
        drawOperation(3, "How many?", "Integer.bitCount(mask)", "branch where it is small");
    }

    private void drawOperation(int row, String question, String code, String answer) {
        double y = 613 + row * 31;
        sheet.head(Sheet.ARGUMENT, y, question);
        sheet.code(574, y, code);
        sheet.text(806, y, Anchor.START, answer, Face.TEXT, Sheet.TEXT, Token.INK2);
    }
}
