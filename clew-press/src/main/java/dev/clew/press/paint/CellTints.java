package dev.clew.press.paint;

import dev.clew.core.CellSet;
import dev.clew.core.HouseKind;
import dev.clew.core.Shape;
import dev.clew.press.diagram.Diagram;
import dev.clew.press.diagram.HouseRole;
import dev.clew.press.style.Token;
import java.util.Arrays;

/** The colour of each cell, the last painted on top: shade of extra houses, cover, base, sets of cells. */
public final class CellTints {
    private final Token[] tints;
    private final CellSet hatched;

    public CellTints(Diagram diagram) {
        Shape shape = diagram.shape();
        tints = new Token[shape.cells()];
        Arrays.fill(tints, Token.SURFACE);
        for (int house = 0; house < shape.houses(); house++) {
            HouseKind kind = shape.houseKind(house);
            if (kind == HouseKind.DIAGONAL || kind == HouseKind.WINDOW || kind == HouseKind.EXTRA) {
                tint(shape.houseCells(house), Token.SHADE);
            }
        }
        CellSet covered = cellsOf(diagram, HouseRole.COVER);
        CellSet base = cellsOf(diagram, HouseRole.BASE);
        tint(covered, Token.COVER_TINT);
        tint(base, Token.BECAUSE_TINT);
        CellSet sets = CellSet.of(shape.size());
        for (var entry : diagram.cells().entrySet()) {
            tint(entry.getValue(), entry.getKey().tint());
            sets = sets.or(entry.getValue());
        }
        hatched = covered.minus(base).minus(sets);
    }

    private static CellSet cellsOf(Diagram diagram, HouseRole role) {
        CellSet cells = CellSet.of(diagram.shape().size());
        for (var entry : diagram.houses().entrySet()) {
            if (entry.getValue() == role) {
                cells = cells.or(diagram.shape().houseCells(entry.getKey()));
            }
        }
        return cells;
    }

    private void tint(CellSet cells, Token token) {
        cells.forEach(cell -> tints[cell] = token);
    }

    Token tint(int cell) {
        return tints[cell];
    }

    /** The cells whose hatch is seen. */
    CellSet hatched() {
        return hatched;
    }
}
