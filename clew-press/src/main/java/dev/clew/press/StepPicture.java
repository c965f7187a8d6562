package dev.clew.press;

import dev.clew.core.Shape;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.technique.Step;
import dev.clew.logic.text.StepText;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.paint.CoordinatePainter;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.GridPainter;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Picture;
import dev.clew.press.picture.Rect;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * The picture of a step: the technique's name and the conclusion, the grid with coordinates, what a variant adds to the rules, a legend of what is on it,
 * and the text. Use {@link #draw}.
 */
public final class StepPicture {
    private static final double MARGIN = 28;
    private static final double TITLE_SIZE = 30;
    private static final double TITLE_LEADING = 34;
    private static final double CODE_SIZE = 13;
    private static final double CODE_LEADING = 20;
    private static final double TEXT_SIZE = 15;
    private static final double TEXT_LEADING = 23;

    private final Diagram diagram;
    private final Caption caption;
    private final Theme theme;
    private final double scale;
    private final GridSize size;
    private final List<Item> items = new ArrayList<>();
    private double y = MARGIN;

    private StepPicture(Diagram diagram, Caption caption, Theme theme) {
        this.diagram = diagram;
        this.caption = caption;
        this.theme = theme;
        this.size = GridSize.standard(diagram.shape());
        this.scale = size.typeScale();
    }

    /** The picture of a step: diagram, name, conclusion and why. */
    public static Picture draw(BoardView board, Step step, Theme theme) {
        StepText text = StepText.of(board, step);
        Caption caption = new Caption(text.title(), text.conclusions(), text.why());
        return StepPicture.draw(StepDiagram.of(board, step), caption, theme);
    }

    /** Draws a step with the words around it. */
    public static Picture draw(Diagram diagram, Caption caption, Theme theme) {
        return new StepPicture(diagram, caption, theme).draw();
    }

    private Picture draw() {
        drawHead();
        drawGrid();
        drawRules();
        drawLegend();
        drawText();
        double width = left() + contentWidth() + MARGIN;
        double height = Math.ceil(y + MARGIN);
        List<Item> all = new ArrayList<>();
        all.add(new Rect(0, 0, width, height, 0, Paint.fill(theme.colour(Token.SURFACE))));
        all.addAll(items);
        return new Picture(width, height, caption.title(), caption.description(), all);
    }

    private Shape shape() {
        return diagram.shape();
    }

    private double left() {
        return MARGIN + Math.ceil(CoordinatePainter.gutter(shape().size(), scale));
    }

    private double contentWidth() {
        return Math.max(size.side() * shape().size(), GridSize.NARROWEST);
    }

    /** The conclusion stands to the right of the title where both fit, else under it. */
    private void drawHead() {
        List<Item> head = new ArrayList<>();
        TextBlock title = block(caption.title(), Face.TITLE, TITLE_SIZE, TITLE_LEADING);
        TextBlock conclusion = block(caption.conclusion(), Face.CODE, CODE_SIZE, CODE_LEADING);
        double baseline = y + 22 * scale;
        double lastTitleLine = baseline + title.height() - title.leading();
        head.addAll(title.draw(left(), baseline, Anchor.START, theme.colour(Token.INK)));
        boolean fits =
                conclusion.lines().size() < 2 && title.width() + conclusion.width() + 24 * scale <= contentWidth();
        double right = left() + contentWidth();
        y = lastTitleLine + 8 * scale;
        if (fits) {
            head.addAll(conclusion.draw(right, lastTitleLine, Anchor.END, theme.colour(Token.INK2)));
        } else {
            head.addAll(conclusion.draw(left(), y + CODE_LEADING * scale, Anchor.START, theme.colour(Token.INK2)));
            y += conclusion.height() + 4 * scale;
        }
        y += 12 * scale;
        items.add(new Group("head", head));
    }

    private void drawGrid() {
        double top = Math.ceil(y + (CoordinatePainter.SIZE + 8) * scale);
        GridLayout layout = new GridLayout(shape(), left(), top, size.side());
        items.add(CoordinatePainter.paint(diagram, layout, theme, scale));
        items.add(new Group("grid", GridPainter.paint(diagram, layout, theme)));
        y = top + layout.extent();
    }

    private void drawLegend() {
        Legend legend = Legend.of(diagram, contentWidth(), scale);
        if (!legend.lines().isEmpty()) {
            items.add(legend.draw(left(), y + 12 * scale, theme));
            y += 12 * scale + legend.height();
        }
    }

    private void drawRules() {
        RuleLines rules = new RuleLines(shape(), contentWidth(), scale);
        if (rules.height() > 0) {
            items.add(rules.draw(left(), y + 10 * scale, theme));
            y += 10 * scale + rules.height();
        }
    }

    private void drawText() {
        TextBlock text = block(caption.text(), Face.TEXT, TEXT_SIZE, TEXT_LEADING);
        if (!text.lines().isEmpty()) {
            double baseline = y + 25 * scale;
            items.add(new Group("text", text.draw(left(), baseline, Anchor.START, theme.colour(Token.INK))));
            y = baseline + text.height() - text.leading() + 0.25 * TEXT_SIZE * scale;
        }
    }

    private TextBlock block(String text, Face face, double typeSize, double leading) {
        return TextBlock.wrap(text, face, typeSize * scale, leading * scale, contentWidth());
    }
}
