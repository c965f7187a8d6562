package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.CandidateRole;
import dev.clew.press.diagram.Diagram;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a link begins or ends.
 *
 * @param at the centre of the candidate it leaves from
 * @param trim how far from the candidate, or from the axis of its capsule, the line stays
 * @param capsule the capsule around the candidate, or null
 */
public record LinkEnd(Point at, double trim, @Nullable Capsule capsule) {

    static LinkEnd of(Candidate candidate, Diagram diagram, GridLayout layout, List<Capsule> capsules) {
        Point at = layout.mark(candidate);
        Capsule around = capsules.stream()
                .filter(capsule -> capsule.holds(candidate))
                .findFirst()
                .orElse(null);
        CandidateRole role = diagram.candidates().getOrDefault(candidate, CandidateRole.THEN_SO);
        double reach = around == null
                ? RoleGlyph.reach(role) + 0.025
                : Math.max(RoleGlyph.reach(CandidateRole.THEN_SO), RoleGlyph.reach(role)) + 0.075;
        return new LinkEnd(at, reach * layout.roleUnit(), around);
    }

    /** Whether a point lies so near that the line is not drawn there. */
    boolean hides(Point point) {
        return capsule == null ? point.distance(at) < trim : capsule.distance(point) < trim;
    }

    /** What it costs to meet the capsule away from the candidate or even nearer to its partner. */
    double cost(Point meets, double unit) {
        if (capsule == null) {
            return 0;
        }
        double own = meets.distance(at);
        double excess = Math.max(0, own - trim) / unit;
        boolean nearerToPartner = capsule.axis().stream()
                .anyMatch(segment ->
                        meets.distance(segment.from()) < own - 1e-6 || meets.distance(segment.to()) < own - 1e-6);
        return 34 * excess + (nearerToPartner ? 10 : 0);
    }
}
