package dev.clew.press;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.Link;
import dev.clew.press.paint.Capsule;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.LinkPainter;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.Marks;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Writes what a diagram shows as JSON, for those who paint it themselves: parts by name, links as paths that are routed
 * already. A path's unit is the side of a cell, its origin the upper left corner of the grid.
 */
public final class DiagramJson {
    private static final int BASE = 10_000;

    private final JsonWriter json;
    private final Diagram diagram;
    private final Shape shape;
    private final GridLayout layout;
    private final LinkPlan plan;

    private DiagramJson(JsonWriter json, Diagram diagram) {
        this.json = json;
        this.diagram = diagram;
        this.shape = diagram.shape();
        this.layout = new GridLayout(shape, 0, 0, 1);
        this.plan = LinkPlan.of(diagram, layout);
    }

    /** Writes a diagram as an object where a value is due. */
    public static void write(JsonWriter json, Diagram diagram) {
        new DiagramJson(json, diagram).write();
    }

    private void write() {
        json.object();
        candidates();
        houses();
        sets();
        cells("deadly", diagram.deadly());
        links();
        capsules();
        letters();
        json.object("coordinates");
        numbers("rows", diagram.coordinates().rows());
        numbers("columns", diagram.coordinates().columns());
        json.end();
        legend();
        json.end();
    }

    private void candidates() {
        json.array("candidates");
        diagram.candidates().forEach((candidate, role) -> {
            json.object();
            json.put("candidate", candidate.toString());
            json.put("role", id(role));
            if (Marks.isLarge(diagram, candidate)) {
                json.put("large", true);
            }
            json.end();
        });
        json.end();
    }

    private void houses() {
        json.array("houses");
        diagram.houses().forEach((house, role) -> {
            json.object();
            json.put("house", shape.houseName(house));
            json.put("index", house);
            json.put("role", id(role));
            cells("cells", shape.houseCells(house));
            json.end();
        });
        json.end();
    }

    private void sets() {
        json.object("cells");
        diagram.cells().forEach((role, cells) -> cells(id(role), cells));
        json.end();
    }

    private void cells(String name, CellSet cells) {
        json.array(name);
        cells.forEach(cell -> json.value(shape.cellName(cell)));
        json.end();
    }

    private void links() {
        LinkPainter painter = new LinkPainter(Theme.LIGHT, layout.roleUnit());
        json.array("links");
        for (LinkPlan.Route route : plan.routes()) {
            json.object();
            link(route.link());
            json.put("path", data(List.of(painter.line(route.link(), route.curve()))));
            json.put("head", data(List.of(painter.head(route.link(), route.curve()))));
            json.end();
        }
        json.end();
    }

    private void link(Link link) {
        json.put("kind", id(link.kind()));
        json.put("branch", link.branch());
        json.texts("from", link.from());
        json.texts("to", link.to());
    }

    /** A pair is an outline to draw along; a group is filled outside, then inside, so that its stretches join. */
    private void capsules() {
        Paint none = Paint.fill(Theme.LIGHT.colour(Token.SURFACE));
        json.array("capsules");
        for (LinkPlan.Group group : plan.groups()) {
            Capsule capsule = group.capsule();
            double half = LinkPainter.WEAK * layout.roleUnit() / 2;
            json.object().put("kind", "group");
            json.put("branch", group.branch());
            json.put("path", data(capsule.outlines(capsule.radius() + half, none)));
            json.put("inside", data(capsule.outlines(capsule.radius() - half, none)));
            json.end();
        }
        for (LinkPlan.Pair pair : plan.pairs()) {
            json.object();
            link(pair.link());
            json.put("path", data(pair.capsule().outlines(pair.capsule().radius(), none)));
            json.end();
        }
        json.end();
    }

    private void letters() {
        json.array("letters");
        Marks.letters(diagram, layout, plan.capsules().toList()).forEach((role, at) -> {
            json.object();
            json.put("letter", role.letter().orElseThrow());
            json.put("role", id(role));
            json.put("x", round(at.x()));
            json.put("y", round(at.y()));
            json.end();
        });
        json.end();
    }

    private void numbers(String name, Set<Integer> numbers) {
        json.numbers(name, numbers.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    private void legend() {
        json.array("legend");
        LegendEntry.ofGrid(diagram).forEach(this::entry);
        LegendEntry.ofLinks(diagram).forEach(this::entry);
        json.end();
    }

    private void entry(LegendEntry entry) {
        json.object();
        json.put("kind", entry.what());
        json.put("role", entry.which());
        json.put("words", entry.label());
        json.end();
    }

    /** The name of a role or kind: {@code if-not}. */
    static String id(Enum<?> role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // ---- paths ----

    private static double round(double value) {
        return (double) Math.round(value * BASE) / BASE;
    }

    private static String data(List<Path> paths) {
        DataPen pen = new DataPen();
        paths.forEach(path -> path.guide(pen));
        return pen.data.toString();
    }

    /** Writes the moves of a path to a ten-thousandth of a cell. */
    private static final class DataPen implements Path.Pen {
        private final StringBuilder data = new StringBuilder();

        @Override
        public void move(double x, double y) {
            write('M', x, y);
        }

        @Override
        public void line(double x, double y) {
            write('L', x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            write('C', x1, y1, x2, y2, x, y);
        }

        @Override
        public void close() {
            data.append('Z');
        }

        private void write(char letter, double... coordinates) {
            data.append(letter);
            for (int i = 0; i < coordinates.length; i++) {
                data.append(i == 0 ? "" : " ").append(number(coordinates[i]));
            }
        }

        private static String number(double value) {
            String text = Double.toString(round(value));
            return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
        }
    }
}
