package dev.clew.docs.guide;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.learn.Example;
import dev.clew.logic.learn.Examples;
import dev.clew.logic.level.ClewLevel;
import dev.clew.logic.level.ClewScale;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import dev.clew.press.GridFigure;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.StepDiagram;
import dev.clew.press.picture.Circle;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.style.Dye;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.Comparator;
import java.util.List;

/** Page 9: every technique as a stamp, easy ones first. */
final class LadderPage {
    private static final double TOP = 178;
    private static final double BOTTOM = 738;
    private static final int ROWS = 5;
    private static final double RAIL = 44;
    private static final double NAME_SIZE = 10;
    private static final double NAME_LEADING = 12;

    private final Sheet sheet = new Sheet(Theme.LIGHT);
    private final Examples examples = Examples.standard();
    private final List<Technique> techniques;
    private final int columns;
    private final double pitch;
    private final double stamp;
    private final double rowHeight = (BOTTOM - TOP) / ROWS;

    private LadderPage() {
        this.techniques = TechniqueCatalog.standard().techniques().stream()
                .sorted(Comparator.comparingInt(ClewScale.standard()::weight))
                .toList();
        this.columns = (techniques.size() + ROWS - 1) / ROWS;
        this.pitch = (Sheet.RIGHT - Sheet.LEFT) / columns;
        this.stamp = Math.min(pitch - 26, rowHeight - 42);
    }

    static Page page() {
        return new LadderPage().draw();
    }

    private Page draw() {
        drawRail();
        ClewLevel level = null;
        for (int i = 0; i < techniques.size(); i++) {
            ClewLevel own = ClewScale.standard().level(techniques.get(i));
            drawStamp(i, techniques.get(i), own, own != level);
            level = own;
        }
        return new Page(
                "ladder",
                "The ladder",
                "From the last blank of a row to loops through half the grid: " + techniques.size()
                        + " techniques, each with a step that is proven.",
                sheet.picture("Ladder", "Every technique of the catalogue as a small drawn example, by level."),
                List.of());
    }

    private double x(int index) {
        return Sheet.LEFT + index % columns * pitch;
    }

    private double y(int index) {
        int row = index / columns;
        return TOP + row * rowHeight;
    }

    /** The thread climbs along the margin, with a knot for every row. */
    private void drawRail() {
        ThreadLine line = ThreadLine.from(RAIL, TOP - 24);
        double y = TOP + stamp / 2;
        line.line(RAIL, y);
        for (int row = 1; row < ROWS; row++) {
            line.swing(row % 2 == 1 ? -5 : 5, RAIL, y + row * rowHeight);
        }
        sheet.thread(line);
        for (int row = 0; row < ROWS; row++) {
            sheet.knot(RAIL, y + row * rowHeight);
        }
    }

    private void drawStamp(int index, Technique technique, ClewLevel level, boolean first) {
        TechniqueInfo form = technique.forms().get(0);
        Example example = examples.example(form);
        Diagram diagram = StepDiagram.of(example.board(), example.step());
        double side = stamp / diagram.shape().size();
        GridFigure grid = new GridFigure(diagram.shape(), x(index), y(index), side);
        sheet.add(grid.drawMiniature(diagram, Theme.LIGHT));
        double baseline = y(index) + stamp + 14;
        sheet.add(new Circle(
                x(index) + 2.6, baseline - 3.4, 2.6, Paint.fill(Dye.of(level).in(Theme.LIGHT))));
        sheet.set(
                x(index) + 9,
                baseline,
                Prose.of(shortName(technique.info().name()), NAME_SIZE, pitch - 15),
                NAME_LEADING,
                Anchor.START,
                Token.INK2);
        if (first) {
            sheet.add(Text.of(
                    x(index),
                    y(index) - 6,
                    Anchor.START,
                    level.id(),
                    Face.STRONG,
                    11,
                    Dye.of(level).in(Theme.LIGHT)));
        }
    }

    /** What is clear from the picture is left out of the name, so that it fits under a stamp. */
    private static String shortName(String name) {
        return name.replace("Locked Candidates Type ", "Locked ")
                .replace("Almost Locked Set XZ-Rule", "ALS-XZ")
                .replace("Bivalue Universal Grave", "BUG")
                .replace("Uniqueness Test", "Uniqueness")
                .replace("Quadruple", "Quad");
    }
}
