package dev.clew.press;

import dev.clew.core.Candidate;
import dev.clew.core.Position;
import dev.clew.core.Puzzle;
import dev.clew.core.Shape;
import dev.clew.core.json.JsonWriter;
import dev.clew.press.diagram.Coordinates;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.paint.CellTints;
import dev.clew.press.paint.FigurePainter;
import dev.clew.press.paint.GridLayout;
import dev.clew.press.paint.Halos;
import dev.clew.press.paint.HousePainter;
import dev.clew.press.paint.LinkPainter;
import dev.clew.press.paint.LinkPlan;
import dev.clew.press.paint.Marks;
import dev.clew.press.paint.Point;
import dev.clew.press.paint.RulePainter;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.SvgWriter;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Theme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes a diagram for a page that draws the grid, its digits and its marks itself, and inserts the rest as SVG: what
 * lies under the digits, what lies over them, and the legend. The painters are those of the picture files, so page and
 * files look alike. A cell is {@link #UNIT} units wide, the origin is the upper left corner of the grid, and colours
 * are classes.
 */
public final class DrawingJson {
    /** The side of a cell in the fragments. */
    public static final int UNIT = 100;

    private static final Theme THEME = Theme.PAGE;

    private final JsonWriter json;
    private final Diagram diagram;
    private final Shape shape;
    private final GridLayout layout;
    private final CellTints tints;
    private final LinkPlan plan;

    private DrawingJson(JsonWriter json, Diagram diagram) {
        this.json = json;
        this.diagram = diagram;
        this.shape = diagram.shape();
        this.layout = layout(shape);
        this.tints = new CellTints(diagram);
        this.plan = LinkPlan.of(diagram, layout);
    }

    /**
     * Writes a step as an object where a value is expected.
     *
     * @param diagram all of it
     * @param where what shows the place and gives nothing away
     */
    public static void write(JsonWriter json, Diagram diagram, Diagram where) {
        json.object();
        DrawingJson drawing = new DrawingJson(json, diagram);
        drawing.evidence();
        drawing.halos();
        json.object("where");
        new DrawingJson(json, where).under();
        json.end();
        json.end();
    }

    /** Writes what a shape adds to rows, columns and boxes as an object where a value is expected. */
    public static void write(JsonWriter json, Shape shape) {
        json.object();
        json.put("under", SvgWriter.writeFragment(rule(shape)));
        json.array("rules");
        for (ShapeRule rule : ShapeRule.of(shape)) {
            json.object().put("words", rule.words());
            rule.emblem(THEME).ifPresent(emblem -> swatch(ShapeRule.EMBLEM, ShapeRule.EMBLEM, emblem, json));
            json.end();
        }
        json.end().end();
    }

    /** A diagram as small as a stamp, for a page. */
    public static String miniature(Diagram diagram) {
        GridStyle fine = GridStyle.screen(THEME, UNIT).withLines(0.05 * UNIT, 0.12 * UNIT);
        return SvgWriter.writeFragment(Miniature.paint(diagram, layout(diagram.shape()), fine));
    }

    private static GridLayout layout(Shape shape) {
        return new GridLayout(shape, 0, 0, UNIT);
    }

    private static List<Group> rule(Shape shape) {
        GridLayout layout = layout(shape);
        Diagram bare = Diagram.of(Position.of(Puzzle.of(shape, new int[shape.cells()])))
                .build();
        Group houses = new RulePainter(layout, GridStyle.screen(THEME, UNIT)).houses();
        return houses.items().isEmpty()
                ? List.of()
                : List.of(new HousePainter(bare, layout, THEME, new CellTints(bare)).tints(), houses);
    }

    private void evidence() {
        under();
        FigurePainter figures = new FigurePainter(diagram, layout, GridStyle.screen(THEME, UNIT), tints, plan);
        json.put("over", fragment(Stream.of(figures.signs(), figures.roles(), figures.placements())));
        if (shape.size() > 9 && figures.hasRoomInTheOpen()) {
            json.put("overBare", fragment(Stream.of(figures.rolesInTheOpen(), figures.placements())));
        }
        candidates();
        legend();
    }

    private void under() {
        HousePainter houses = new HousePainter(diagram, layout, THEME, tints);
        LinkPainter links = new LinkPainter(THEME, layout.roleUnit());
        json.put(
                "under",
                fragment(Stream.of(houses.tints(), houses.outlines(), links.capsules(plan), links.links(plan))));
        coordinates(diagram.coordinates());
    }

    private static String fragment(Stream<Group> layers) {
        return SvgWriter.writeFragment(
                layers.filter(layer -> !layer.items().isEmpty()).toList());
    }

    /** What the fragments show instead of marks. */
    private void candidates() {
        json.array("candidates");
        diagram.candidates().forEach((candidate, role) -> {
            json.object().put("candidate", candidate.toString()).put("role", role.id());
            if (Marks.isLarge(diagram, candidate)) {
                json.put("large", true);
            }
            json.end();
        });
        for (Candidate end : Marks.ends(diagram)) {
            json.object().put("candidate", end.toString()).put("role", "end").end();
        }
        json.end();
    }

    /** The digits and marks that a link or hatch would cut, by the colour they stand on and the width of their halo. */
    private void halos() {
        Halos halos = new Halos(diagram, layout, tints, plan);
        Map<Halos.Halo, List<String>> figures = new LinkedHashMap<>();
        for (int cell = 0; cell < shape.cells(); cell++) {
            int at = cell;
            if (diagram.position().value(cell) != 0) {
                add(figures, halos, cell, layout.centre(cell), shape.cellName(cell));
            }
            Marks.plain(diagram, cell).forEach(mark -> add(figures, halos, at, layout.mark(mark), mark.toString()));
        }
        json.array("halos");
        figures.forEach((halo, names) -> {
            json.object().put("ground", halo.ground().id()).put("width", Math.round(halo.width()));
            json.texts("figures", names);
            json.end();
        });
        json.end();
    }

    private static void add(Map<Halos.Halo, List<String>> figures, Halos halos, int cell, Point at, String name) {
        halos.of(cell, at)
                .ifPresent(halo ->
                        figures.computeIfAbsent(halo, key -> new ArrayList<>()).add(name));
    }

    private void coordinates(Coordinates named) {
        json.object("coordinates");
        numbers("rows", named.rows());
        numbers("columns", named.columns());
        json.end();
    }

    private void numbers(String name, Set<Integer> numbers) {
        json.numbers(name, numbers.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    private void legend() {
        json.array("legend");
        Stream.concat(LegendEntry.ofGrid(diagram).stream(), LegendEntry.ofLinks(diagram).stream())
                .forEach(this::entry);
        json.end();
    }

    private void entry(LegendEntry entry) {
        json.object();
        json.put("link", entry.isLink());
        json.put("words", entry.meaning());
        swatch(entry.glyphWidth(), Swatch.HEIGHT, entry.glyph(new Point(0, Swatch.HEIGHT / 2), THEME, 1), json);
        json.end();
    }

    private static void swatch(double width, double height, List<Item> items, JsonWriter json) {
        json.put("width", Math.round(width));
        json.put("height", Math.round(height));
        json.put("svg", SvgWriter.writeFragment(items));
    }
}
