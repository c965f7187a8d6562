package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.CellRole;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Colour;
import dev.clew.press.picture.Face;
import dev.clew.press.picture.Group;
import dev.clew.press.picture.Item;
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
import org.jspecify.annotations.Nullable;

/** Paints the figures: givens, placed values, marks, letters of sets, and the candidates that play a part. */
public final class FigurePainter {
    private final Diagram diagram;
    private final GridLayout layout;
    private final GridStyle style;
    private final Theme theme;
    private final CellTints tints;
    private final LinkPlan links;
    private final RoleGlyph glyph;

    FigurePainter(Diagram diagram, GridLayout layout, GridStyle style, CellTints tints, LinkPlan links) {
        this.diagram = diagram;
        this.layout = layout;
        this.style = style;
        this.theme = style.theme();
        this.tints = tints;
        this.links = links;
        this.glyph = new RoleGlyph(theme, layout.roleUnit());
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
                                        style.size(value, layout.side()),
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
                boolean end = linked.contains(candidate);
                Point at = layout.mark(candidate);
                double size = layout.markSize(candidate.value());
                Face face = end ? Face.STRONG : Face.TEXT;
                Token ink = end ? Token.INK : Token.MARK;
                items.add(figure(at, candidate.value(), size, face, ink, halo(cell, at)));
            }
        }
        Marks.letters(diagram, layout, links.capsules().toList())
                .forEach((role, slot) -> items.add(letter(role, slot)));
        return new Group("marks", items);
    }

    private Item letter(CellRole role, Point at) {
        double size = 0.2 * layout.side();
        Span letter = new Span(role.letter().orElseThrow(), Face.STRONG, size);
        Stroke halo = halo(layout.cellAt(at), at);
        return new Text(at.x(), baseline(at, size), Anchor.MIDDLE, List.of(letter), theme.colour(role.ink()), halo);
    }

    Group roles() {
        List<Item> items = new ArrayList<>();
        diagram.candidates().forEach((candidate, role) -> {
            if (!Marks.isLarge(diagram, candidate)) {
                Point at = layout.mark(candidate);
                double size = layout.markSize(candidate.value()) * (candidate.value() < 10 ? 1 : 0.94);
                items.addAll(glyph.draw(role, at));
                items.add(figure(at, candidate.value(), size, Face.STRONG, RoleGlyph.figure(role), strikeHalo(role)));
            }
        });
        return new Group("candidates", items);
    }

    /** The strike passes behind its digit and does not touch it. */
    private @Nullable Stroke strikeHalo(CandidateRole role) {
        return role == CandidateRole.REMOVED
                ? Stroke.round(theme.colour(Token.REMOVE_TINT), 0.05 * layout.roleUnit())
                : null;
    }

    Group placements() {
        List<Item> items = new ArrayList<>();
        RoleGlyph large = new RoleGlyph(theme, layout.side());
        for (Candidate candidate : diagram.candidates().keySet()) {
            if (Marks.isLarge(diagram, candidate)) {
                Point centre = layout.centre(candidate.cell());
                items.add(large.largeRing(centre));
                double size = style.size(candidate.value(), layout.side());
                items.add(figure(centre, candidate.value(), size, Face.STRONG, Token.PLACE, null));
            }
        }
        return new Group("placements", items);
    }

    /** Around a figure, in the colour it stands on, where a link or hatch could cut it. */
    private @Nullable Stroke halo(int cell, Point at) {
        boolean hatched = tints.hatched().contains(cell);
        boolean large = diagram.position().value(cell) != 0;
        if (!hatched && !links.passes(at, large ? 0.4 * layout.side() : 0.25 * layout.roleUnit())) {
            return null;
        }
        Token under = links.isInCapsule(at) ? Token.SURFACE : tints.tint(cell);
        Colour colour = theme.colour(under);
        return Stroke.round(colour, (hatched ? 0.07 : 0.09) * layout.side() * layout.roleScale());
    }

    private Item figure(Point at, int value, double size, Face face, Token fill, @Nullable Stroke halo) {
        return Symbols.DIGITS.draw(value, at.x(), at.y(), size, face, theme.colour(fill), halo);
    }

    private static double baseline(Point at, double size) {
        return at.y() + GridLayout.BASELINE * size;
    }
}
