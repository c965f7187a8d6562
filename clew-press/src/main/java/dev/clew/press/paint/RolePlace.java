package dev.clew.press.paint;

import dev.clew.core.Candidate;
import dev.clew.press.diagram.Diagram;
import java.util.List;

/**
 * Where a candidate that plays a part is drawn, and how large.
 *
 * @param unit the side of a cell that the shape is made for
 * @param size the type size of the figure
 */
record RolePlace(Point at, double unit, double size) {
    private static final int MOST = 4;

    /** One candidate has a cell to itself; up to four share it, two in a row. */
    static RolePlace inTheOpen(Diagram diagram, GridLayout layout, Candidate candidate) {
        List<Candidate> own = own(diagram, candidate.cell());
        int index = own.indexOf(candidate);
        double unit = layout.side() * (own.size() == 1 ? 2.3 : 1.62);
        double x = layout.x(candidate.cell()) + share(index % 2, Math.min(2, own.size())) * layout.side();
        double y = layout.y(candidate.cell()) + share(index / 2, (own.size() + 1) / 2) * layout.side();
        return new RolePlace(new Point(x, y), unit, 0.26 * unit * (candidate.value() < 10 ? 1 : 0.78));
    }

    /** Whether every cell has room for its candidates, and no link needs them at their marks. */
    static boolean isRoomFor(Diagram diagram) {
        return diagram.links().isEmpty()
                && diagram.candidates().keySet().stream()
                        .allMatch(candidate -> own(diagram, candidate.cell()).size() <= MOST);
    }

    private static List<Candidate> own(Diagram diagram, int cell) {
        return diagram.candidates().keySet().stream()
                .filter(candidate -> candidate.cell() == cell)
                .toList();
    }

    private static double share(int index, int count) {
        return count == 1 ? 0.5 : 0.26 + 0.48 * index;
    }
}
