package dev.clew.press;

import dev.clew.core.CellSet;
import dev.clew.core.Shape;
import dev.clew.press.picture.Paint;
import dev.clew.press.picture.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;

/**
 * Writes what a diagram shows as JSON, for those who paint it themselves: parts by name, links as paths that are routed
 * already. A path's unit is the side of a cell, its origin the upper left corner of the grid.
 */
public final class DiagramJson {
    private static final int BASE = 10_000;

    private final JsonGenerator json;
    private final Diagram diagram;
    private final Shape shape;
    private final GridLayout layout;
    private final LinkPlan plan;

    private DiagramJson(JsonGenerator json, Diagram diagram) {
        this.json = json;
        this.diagram = diagram;
        this.shape = diagram.shape();
        this.layout = new GridLayout(shape, 0, 0, 1);
        this.plan = LinkPlan.of(diagram, layout);
    }

    /** Writes a diagram as an object where a value is due. */
    public static void write(JsonGenerator json, Diagram diagram) {
        new DiagramJson(json, diagram).write();
    }

    private void write() {
        json.writeStartObject();
        candidates();
        houses();
        sets();
        cells("deadly", diagram.deadly());
        links();
        capsules();
        letters();
        json.writeName("coordinates").writeStartObject();
        numbers("rows", diagram.coordinates().rows());
        numbers("columns", diagram.coordinates().columns());
        json.writeEndObject();
        legend();
        json.writeEndObject();
    }

    private void candidates() {
        json.writeName("candidates").writeStartArray();
        diagram.candidates().forEach((candidate, role) -> {
            json.writeStartObject();
            json.writeStringProperty("candidate", candidate.toString());
            json.writeStringProperty("role", id(role));
            if (Marks.isLarge(diagram, candidate)) {
                json.writeBooleanProperty("large", true);
            }
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    private void houses() {
        json.writeName("houses").writeStartArray();
        diagram.houses().forEach((house, role) -> {
            json.writeStartObject();
            json.writeStringProperty("house", shape.houseName(house));
            json.writeNumberProperty("index", house);
            json.writeStringProperty("role", id(role));
            cells("cells", shape.houseCells(house));
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    private void sets() {
        json.writeName("cells").writeStartObject();
        diagram.cells().forEach((role, cells) -> cells(id(role), cells));
        json.writeEndObject();
    }

    private void cells(String name, CellSet cells) {
        json.writeName(name).writeStartArray();
        cells.forEach(cell -> json.writeString(shape.cellName(cell)));
        json.writeEndArray();
    }

    private void links() {
        LinkPainter painter = new LinkPainter(Theme.LIGHT, layout.roleUnit());
        json.writeName("links").writeStartArray();
        for (LinkPlan.Route route : plan.routes()) {
            json.writeStartObject();
            link(route.link());
            json.writeStringProperty("path", data(List.of(painter.line(route.link(), route.curve()))));
            json.writeStringProperty("head", data(List.of(painter.head(route.link(), route.curve()))));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void link(Link link) {
        json.writeStringProperty("kind", id(link.kind()));
        json.writeNumberProperty("branch", link.branch());
        ends("from", link.from());
        ends("to", link.to());
    }

    private void ends(String name, List<?> candidates) {
        json.writeName(name).writeStartArray();
        candidates.forEach(candidate -> json.writeString(candidate.toString()));
        json.writeEndArray();
    }

    /** A pair is an outline to draw along; a group is filled outside, then inside, so that its stretches join. */
    private void capsules() {
        Paint none = Paint.fill(Theme.LIGHT.colour(Token.SURFACE));
        json.writeName("capsules").writeStartArray();
        for (LinkPlan.Group group : plan.groups()) {
            Capsule capsule = group.capsule();
            double half = LinkPainter.WEAK * layout.roleUnit() / 2;
            json.writeStartObject().writeStringProperty("kind", "group");
            json.writeNumberProperty("branch", group.branch());
            json.writeStringProperty("path", data(capsule.outlines(capsule.radius() + half, none)));
            json.writeStringProperty("inside", data(capsule.outlines(capsule.radius() - half, none)));
            json.writeEndObject();
        }
        for (LinkPlan.Pair pair : plan.pairs()) {
            json.writeStartObject();
            link(pair.link());
            json.writeStringProperty(
                    "path", data(pair.capsule().outlines(pair.capsule().radius(), none)));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void letters() {
        json.writeName("letters").writeStartArray();
        Marks.letters(diagram, layout, plan.capsules().toList()).forEach((role, at) -> {
            json.writeStartObject();
            json.writeStringProperty("letter", role.letter().orElseThrow());
            json.writeStringProperty("role", id(role));
            json.writeNumberProperty("x", round(at.x()));
            json.writeNumberProperty("y", round(at.y()));
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    private void numbers(String name, Set<Integer> numbers) {
        json.writeName(name).writeStartArray();
        new TreeSet<>(numbers).forEach(json::writeNumber);
        json.writeEndArray();
    }

    private void legend() {
        json.writeName("legend").writeStartArray();
        LegendEntry.ofGrid(diagram).forEach(this::entry);
        LegendEntry.ofLinks(diagram).forEach(this::entry);
        json.writeEndArray();
    }

    private void entry(LegendEntry entry) {
        json.writeStartObject();
        json.writeStringProperty("kind", entry.what());
        json.writeStringProperty("role", entry.which());
        json.writeStringProperty("words", entry.label());
        json.writeEndObject();
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
