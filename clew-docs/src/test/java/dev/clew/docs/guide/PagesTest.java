package dev.clew.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.press.GridFigure;
import dev.clew.press.picture.Bounds;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Part;
import dev.clew.press.picture.Path;
import dev.clew.press.picture.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every page: nothing is cut off, nothing lies on anything else, and clues are walls to the thread. */
class PagesTest {
    /** The thread may come from beyond the edge by half its width. */
    private static final double BLEED = 3.1;

    private final List<Page> pages = Drawn.GUIDE.pages();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void nothingLiesOutsideThePage(int number) {
        Page page = pages.get(number - 1);
        assertThat(page.picture().area().grow(BLEED).contain(page.picture().bounds()))
                .as("%s in %s", page.picture().bounds(), page.picture().area())
                .isTrue();
        Bounds margins = new Bounds(Sheet.LEFT - 1, Sheet.mm(13), Sheet.RIGHT + 1, Sheet.HEIGHT - Sheet.mm(12.5));
        assertThat(texts(page).stream().filter(text -> !margins.contain(text.bounds())))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void titleAndLeadFitOnALineEach(int number) {
        Page page = pages.get(number - 1);
        double width = Sheet.RIGHT - Sheet.LEFT;
        assertThat(Face.TITLE.width(page.title(), Sheet.mm(13.05))).isLessThan(width);
        assertThat(Face.TITLE.width(page.lead(), Sheet.mm(5.65))).isBetween(1.0, width);
        assertThat(texts(page)).allMatch(text -> text.bounds().top() > Sheet.line(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void noTextLiesOnAnother(int number) {
        List<Text> texts = texts(pages.get(number - 1));
        List<String> clashes = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (ink(texts.get(i)).overlap(ink(texts.get(j)))) {
                    clashes.add(texts.get(i) + " and " + texts.get(j));
                }
            }
        }
        assertThat(clashes).isEmpty();
    }

    private static Bounds ink(Text text) {
        return text.bounds().grow(-0.5 - (text.halo() == null ? 0 : text.halo().width() / 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void theThreadRunsThroughBlanksAloneAndCutsNoText(int number) {
        Page page = pages.get(number - 1);
        List<Bounds> words = texts(page).stream().map(PagesTest::ink).toList();
        List<String> clashes = new ArrayList<>();
        for (double[] point : threadPoints(page)) {
            for (Page.Figure figure : page.figures()) {
                int cell = cellAt(figure.grid(), point);
                if (cell >= 0 && figure.position().value(cell) != 0) {
                    clashes.add("a wall at " + figure.position().shape().cellName(cell));
                }
            }
            Bounds spot = new Bounds(point[0], point[1], point[0], point[1]).grow(1);
            words.stream().filter(spot::overlap).forEach(word -> clashes.add("text at " + word));
        }
        assertThat(clashes).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void theThreadTiesTheFigureToItsArgument(int number) {
        Page page = pages.get(number - 1);
        GridFigure grid = page.figures().get(0).grid();
        List<double[]> points = threadPoints(page);
        assertThat(points).anyMatch(point -> cellAt(grid, point) >= 0);
        assertThat(points).anyMatch(point -> cellAt(grid, point) < 0);
    }

    /** The cell that a point lies well inside of, or -1. */
    private static int cellAt(GridFigure grid, double[] point) {
        for (int cell = 0; cell < grid.shape().cells(); cell++) {
            Bounds spot = new Bounds(point[0], point[1], point[0], point[1]);
            if (grid.cell(cell).grow(-1).contain(spot)) {
                return cell;
            }
        }
        return -1;
    }

    private static List<Text> texts(Page page) {
        return page.picture().items().stream()
                .flatMap(PagesTest::flat)
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .toList();
    }

    private static Stream<Item> flat(Item item) {
        if (item instanceof Part part) {
            return part.items().stream().flatMap(PagesTest::flat);
        }
        return item instanceof Group group ? group.items().stream().flatMap(PagesTest::flat) : Stream.of(item);
    }

    private static List<double[]> threadPoints(Page page) {
        Walker walker = new Walker();
        page.picture().items().stream()
                .filter(item -> item instanceof Group group && group.name().equals("thread"))
                .flatMap(PagesTest::flat)
                .forEach(item -> ((Path) item).guide(walker));
        return walker.points;
    }

    /** Walks along paths and notes a point every few pixels. */
    private static final class Walker implements Path.Pen {
        private static final int PARTS = 24;

        private final List<double[]> points = new ArrayList<>();
        private double x;
        private double y;

        @Override
        public void move(double toX, double toY) {
            x = toX;
            y = toY;
        }

        @Override
        public void line(double toX, double toY) {
            curve(x, y, toX, toY, toX, toY);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
            for (int i = 0; i <= PARTS; i++) {
                double t = (double) i / PARTS;
                points.add(new double[] {at(t, x, x1, x2, toX), at(t, y, y1, y2, toY)});
            }
            move(toX, toY);
        }

        private static double at(double t, double p0, double p1, double p2, double p3) {
            double s = 1 - t;
            return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
        }

        @Override
        public void close() {
            // No thread is closed.
        }
    }
}
