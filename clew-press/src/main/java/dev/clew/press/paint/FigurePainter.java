package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
import dev.clew.press.picture.Part;
import dev.clew.press.picture.Stroke;
import dev.clew.press.picture.Text;
import dev.clew.press.picture.Text.Anchor;
import dev.clew.press.picture.Text.Span;
import dev.clew.press.style.GridStyle;
import dev.clew.press.style.Symbols;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Paints the figures: givens, placed values, marks, letters of sets, and the candidates that play a part. */
public final class FigurePainter {
    private final Diagram diagram;
    private final GridLayout layout;
    private final GridStyle style;
    private final Theme theme;
    private final LinkPlan links;
    private final Halos halos;

    public FigurePainter(Diagram diagram, GridLayout layout, GridStyle style, CellTints tints, LinkPlan links) {
        this.diagram = diagram;
        this.layout = layout;
        this.style = style;
        this.theme = style.theme();
        this.links = links;
        this.halos = new Halos(diagram, layout, tints, links);
    }

    Group values() {
        List<Item> givens = new ArrayList<>();
        List<Item> placed = new ArrayList<>();
        Token pen = diagram.hasEvidence() ? Token.INK2 : Token.PEN;
        for (int cell = 0; cell < diagram.shape().cells(); cell++) {
            int given = diagram.position().puzzle().given(cell);
            int value = diagram.position().value(cell);
            if (value != 0) {
                Point at = layout.centre(cell);
                Face face = given != 0 ? style.given() : Face.TEXT;
                Colour ink = theme.colour(given != 0 ? Token.GIVEN : pen);
                (given != 0 ? givens : placed)
                        .add(style.symbols()
                                .draw(
                                        value,
                                        at.x(),
                                        at.y(),
                                        style.size(diagram.shape().size(), layout.side()),
                                        face,
                                        ink,
                                        halo(cell, at)));
            }
        }
        givens.addAll(placed);
        return new Group("values", givens);
    }

    Group marks() {
        List<Item> items = new ArrayList<>();
        Set<Candidate> linked = Marks.linked(diagram);
        for (int cell = 0; cell < diagram.shape().cells(); cell++) {
            for (Candidate candidate : Marks.plain(diagram, cell)) {
                if (!linked.contains(candidate)) {
                    items.add(mark(candidate, Face.TEXT, Token.MARK));
                }
            }
        }
        return new Group("marks", items);
    }

    private Item mark(Candidate candidate, Face face, Token ink) {
        Point at = layout.mark(candidate);
        double size = layout.markSize(candidate.value());
        return figure(at, candidate.value(), size, face, ink, halo(candidate.cell(), at));
    }

    /** The letters of sets, and the ends of links that play no other part. */
    public Group signs() {
        List<Item> items = new ArrayList<>();
        for (Candidate end : Marks.ends(diagram)) {
            items.add(new Part("end", List.of(end.toString()), List.of(mark(end, Face.STRONG, Token.INK))));
        }
        Marks.letters(diagram, layout, links.capsules().toList())
                .forEach((role, slot) -> items.add(letter(role, slot)));
        return new Group("signs", items);
    }

    private Item letter(CellRole role, Point at) {
        double size = 0.2 * layout.side();
        Span letter = new Span(role.letter().orElseThrow(), Face.STRONG, size);
        Stroke halo = halo(layout.cellAt(at), at);
        return new Text(at.x(), baseline(at, size), Anchor.MIDDLE, List.of(letter), theme.colour(role.ink()), halo);
    }

    /** The candidates that play a part, each where its mark would be. */
    public Group roles() {
        return roles(candidate -> {
            double size = layout.markSize(candidate.value()) * (candidate.value() < 10 ? 1 : 0.94);
            return new RolePlace(layout.mark(candidate), layout.roleUnit(), size);
        });
    }

    /** Whether {@link #rolesInTheOpen} can show this diagram. */
    public boolean hasRoomInTheOpen() {
        return RolePlace.isRoomFor(diagram);
    }

    /** The same where cells are too small for marks: their room is free, and few candidates share it. */
    public Group rolesInTheOpen() {
        return roles(candidate -> RolePlace.inTheOpen(diagram, layout, candidate));
    }

    private Group roles(Function<Candidate, RolePlace> places) {
        List<Item> items = new ArrayList<>();
        diagram.candidates().forEach((candidate, role) -> {
            if (!Marks.isLarge(diagram, candidate)) {
                items.add(role(candidate, role, places.apply(candidate)));
            }
        });
        return new Group("candidates", items);
    }

    private Item role(Candidate candidate, CandidateRole role, RolePlace place) {
        List<Item> items = new ArrayList<>(new RoleGlyph(theme, place.unit()).draw(role, place.at()));
        Token ink = RoleGlyph.figure(role);
        items.add(
                figure(place.at(), candidate.value(), place.size(), Face.STRONG, ink, strikeHalo(role, place.unit())));
        return new Part("role " + role.id(), List.of(candidate.toString()), items);
    }

    /** The strike passes behind its digit and does not touch it. */
    private @Nullable Stroke strikeHalo(CandidateRole role, double unit) {
        return role == CandidateRole.REMOVED ? Stroke.round(theme.colour(Token.REMOVE_TINT), 0.05 * unit) : null;
    }

    /** The values to place, as large as their cells. */
    public Group placements() {
        List<Item> items = new ArrayList<>();
        RoleGlyph large = new RoleGlyph(theme, layout.side());
        for (Candidate candidate : diagram.candidates().keySet()) {
            if (Marks.isLarge(diagram, candidate)) {
                Point centre = layout.centre(candidate.cell());
                double size = style.size(diagram.shape().size(), layout.side());
                Item digit = figure(centre, candidate.value(), size, Face.STRONG, Token.PLACE, null);
                List<Item> both = List.of(large.largeRing(centre), digit);
                items.add(new Part("role placed", List.of(candidate.toString()), both));
            }
        }
        return new Group("placements", items);
    }

    private @Nullable Stroke halo(int cell, Point at) {
        return halos.of(cell, at).map(halo -> halo.stroke(theme)).orElse(null);
    }

    private Item figure(Point at, int value, double size, Face face, Token fill, @Nullable Stroke halo) {
        return Symbols.DIGITS.draw(value, at.x(), at.y(), size, face, theme.colour(fill), halo);
    }

    private static double baseline(Point at, double size) {
        return at.y() + GridLayout.BASELINE * size;
    }
}
