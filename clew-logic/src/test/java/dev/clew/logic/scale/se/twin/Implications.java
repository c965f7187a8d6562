package dev.clew.logic.scale.se.twin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Specification 4.2: what follows at once from a node on the current candidates. */
final class Implications {
    private Implications() {}

    static List<Node> onToOff(TwinGrid grid, Node p, boolean y) {
        List<Node> result = new ArrayList<>();
        if (y) {
            for (int digit : grid.digits(p.cell)) {
                if (digit != p.digit) {
                    result.add(new Node(p.cell, digit, false, Node.NAKED, List.of(p), null));
                }
            }
        }
        for (int type : Geo.BRC) {
            for (int position = 0; position < 9; position++) {
                int cell = Geo.cell(Geo.regionOf(type, p.cell), position);
                if (cell != p.cell && grid.has(cell, p.digit)) {
                    addOnce(result, new Node(cell, p.digit, false, type, List.of(p), null));
                }
            }
        }
        return result;
    }

    /** The reference is the grid at the start of a dynamic scan, whose off-nodes lead to the hidden parents. */
    static List<Node> offToOn(TwinGrid grid, TwinGrid reference, Map<Integer, Node> off, Node p, boolean y, boolean x) {
        List<Node> result = new ArrayList<>();
        if (y && grid.count(p.cell) == 2) {
            List<Node> parents = new ArrayList<>(List.of(p));
            for (int digit : TwinGrid.digitsOf(reference.mask(p.cell) & ~grid.mask(p.cell))) {
                parents.add(stored(off, p.cell, digit));
            }
            int other = TwinGrid.digitsOf(grid.mask(p.cell) & ~(1 << p.digit)).get(0);
            result.add(new Node(p.cell, other, true, Node.NAKED, parents, null));
        }
        if (x) {
            for (int type : Geo.BRC) {
                int region = Geo.regionOf(type, p.cell);
                int positions = grid.positions(region, p.digit);
                if (Integer.bitCount(positions) == 2) {
                    List<Node> parents = new ArrayList<>(List.of(p));
                    int lost = reference.positions(region, p.digit) & ~positions;
                    int other = -1;
                    for (int position = 0; position < 9; position++) {
                        int cell = Geo.cell(region, position);
                        if ((lost & 1 << position) != 0) {
                            parents.add(stored(off, cell, p.digit));
                        }
                        if ((positions & 1 << position) != 0 && cell != p.cell) {
                            other = cell;
                        }
                    }
                    addOnce(result, new Node(other, p.digit, true, type, parents, null));
                }
            }
        }
        return result;
    }

    private static Node stored(Map<Integer, Node> off, int cell, int digit) {
        Node node = off.get(Node.key(cell, digit, false));
        if (node == null) {
            throw new IllegalStateException("A hidden parent is missing: r" + (cell / 9 + 1) + "c" + (cell % 9 + 1));
        }
        return node;
    }

    private static void addOnce(List<Node> result, Node node) {
        if (result.stream().noneMatch(each -> each.key() == node.key())) {
            result.add(node);
        }
    }
}
