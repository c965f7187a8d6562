package dev.clew.press.paint;

import dev.clew.press.diagram.Diagram;
import dev.clew.press.picture.Stroke;
import dev.clew.press.style.Theme;
import dev.clew.press.style.Token;
import java.util.Optional;

/** Which figures need a halo, so that neither a link nor hatch cuts them, and in which colour. */
public final class Halos {
    private final Diagram diagram;
    private final GridLayout layout;
    private final CellTints tints;
    private final LinkPlan links;

    public Halos(Diagram diagram, GridLayout layout, CellTints tints, LinkPlan links) {
        this.diagram = diagram;
        this.layout = layout;
        this.tints = tints;
        this.links = links;
    }

    /**
     * A halo.
     *
     * @param ground the colour that the figure stands on
     * @param width of the line around the figure
     */
    public record Halo(Token ground, double width) {
        Stroke stroke(Theme theme) {
            return Stroke.round(theme.colour(ground), width);
        }
    }

    /** The halo of a figure at a point of a cell, if it needs one. */
    public Optional<Halo> of(int cell, Point at) {
        boolean hatched = tints.hatched().contains(cell);
        boolean large = diagram.position().value(cell) != 0;
        if (!hatched && !links.passes(at, large ? 0.4 * layout.side() : 0.25 * layout.roleUnit())) {
            return Optional.empty();
        }
        Token ground = links.isInCapsule(at) ? Token.SURFACE : tints.tint(cell);
        return Optional.of(new Halo(ground, (hatched ? 0.07 : 0.09) * layout.side() * layout.roleScale()));
    }
}
