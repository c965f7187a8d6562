package dev.clew.logic.internal.technique.colour;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.board.Geometry;
import dev.clew.logic.internal.technique.kit.SingleValue;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Reason;
import dev.clew.logic.proof.Slot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The places of a value that strong links connect, in two colours, as a tree of strong links: node 0 is the first cell
 * in reading order and has colour 0; every other node has a parent of the other colour and the house that links the two.
 * Immutable once built.
 */
final class ColorCluster {
    /** How many colours there are. */
    static final int COLORS = 2;

    private final BoardView board;
    private final int value;
    private final int[] cells;
    private final int[] colors;
    private final int[] parents;
    private final int[] links;
    private final long[][] members;
    private int count;

    private ColorCluster(BoardView board, int value) {
        this.board = board;
        this.value = value;
        int most = board.cellCount(value);
        this.cells = new int[most];
        this.colors = new int[most];
        this.parents = new int[most];
        this.links = new int[most];
        this.members = new long[COLORS][board.geometry().words()];
    }

    /** The clusters of a value in the order of their first cells. */
    static List<ColorCluster> all(BoardView board, int value) {
        Geometry geometry = board.geometry();
        List<ColorCluster> clusters = new ArrayList<>();
        long[] linked = new long[geometry.words()];
        for (int house = 0; house < geometry.houses(); house++) {
            long places = board.places(house, value);
            for (Bits rest = Bits.of(Long.bitCount(places) == 2 ? places : 0); rest.hasNext(); ) {
                int cell = geometry.cellAt(house, rest.next());
                linked[cell >> 6] |= 1L << cell;
            }
        }
        for (int word = 0; word < linked.length; word++) {
            while (linked[word] != 0) {
                ColorCluster cluster = new ColorCluster(board, value);
                cluster.grow((word << 6) + Long.numberOfTrailingZeros(linked[word]));
                for (int i = word; i < linked.length; i++) {
                    linked[i] &= ~(cluster.members[0][i] | cluster.members[1][i]);
                }
                clusters.add(cluster);
            }
        }
        return clusters;
    }

    private void grow(int first) {
        add(first, 0, -1, -1);
        for (int node = 0; node < count; node++) {
            int cell = cells[node];
            for (int i = 0; i < board.geometry().housesOf(cell); i++) {
                int house = board.geometry().houseOf(cell, i);
                if (Long.bitCount(board.places(house, value)) == 2) {
                    int partner = SingleValue.partner(board, house, value, cell);
                    if (!has(0, partner) && !has(1, partner)) {
                        add(partner, 1 - colors[node], node, house);
                    }
                }
            }
        }
    }

    private void add(int cell, int color, int parent, int link) {
        cells[count] = cell;
        colors[count] = color;
        parents[count] = parent;
        links[count++] = link;
        members[color][cell >> 6] |= 1L << cell;
    }

    private boolean has(int color, int cell) {
        return (members[color][cell >> 6] >>> cell & 1) != 0;
    }

    /** Whether a cell sees a place of that colour. */
    boolean sees(int cell, int color) {
        for (int word = 0; word < members[color].length; word++) {
            if ((members[color][word] & board.links().seenWord(value, cell, word)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** A node of that colour that sees another one of it, or -1. */
    int wrap(int color) {
        for (int node = 0; node < count; node++) {
            if (colors[node] == color && sees(cells[node], color)) {
                return node;
            }
        }
        return -1;
    }

    /** The value is eliminated from a whole colour, in reading order. */
    List<Conclusion> removals(int color) {
        List<Conclusion> removals = new ArrayList<>();
        for (int word = 0; word < members[color].length; word++) {
            for (Bits rest = Bits.of(members[color][word]); rest.hasNext(); ) {
                removals.add(removal(rest.nextCell(word)));
            }
        }
        return removals;
    }

    /** The value is eliminated from what sees both colours, in reading order. */
    List<Conclusion> trapped() {
        List<Conclusion> removals = new ArrayList<>();
        for (int word = 0; word < members[0].length; word++) {
            for (Bits rest = Bits.of(board.cellsOf(value, word) & ~(members[0][word] | members[1][word]));
                    rest.hasNext(); ) {
                int cell = rest.nextCell(word);
                if (sees(cell, 0) && sees(cell, 1)) {
                    removals.add(removal(cell));
                }
            }
        }
        return removals;
    }

    private Conclusion removal(int cell) {
        return new Conclusion.Remove(board.candidate(cell, value));
    }

    /** The first node holds the value or not, and in both cases every target sees a place that does. */
    Cases trapProof(List<Conclusion> targets) {
        TreeBranch on = new TreeBranch(0, true);
        TreeBranch off = new TreeBranch(0, false);
        for (Conclusion target : targets) {
            on.reach(firstSeen(target.candidate().cell(), 0));
            off.reach(firstSeen(target.candidate().cell(), 1));
        }
        return Cases.onOff(on.branch.concluding(), off.branch.concluding());
    }

    private int firstSeen(int cell, int color) {
        int node = 0;
        while (colors[node] != color || !board.links().sees(value, cell, cells[node])) {
            node++;
        }
        return node;
    }

    /** A node that sees another of its colour cannot hold the value, and so none of that colour can. */
    Cases wrapProof(int node) {
        TreeBranch on = new TreeBranch(node, true);
        int other = firstSeen(cells[node], colors[node]);
        on.reach(on.parents[other]);
        on.branch.then(Claim.off(board.candidate(cells[other], value)), new Reason.Sees(), 0);
        TreeBranch off = new TreeBranch(node, false);
        for (int i = 0; i < count; i++) {
            if (colors[i] == colors[node]) {
                off.reach(i);
            }
        }
        return Cases.onOff(on.branch.emptying(new Slot.InHouse(on.links[other], value)), off.branch.concluding());
    }

    /** Goes along the tree from one node, which holds the value or not, and notes what follows. */
    private final class TreeBranch {
        final Branch.Builder branch;
        final int[] parents = ColorCluster.this.parents.clone();
        final int[] links = ColorCluster.this.links.clone();
        private final int[] claims = new int[count];
        private final int trueColor;

        TreeBranch(int root, boolean holds) {
            for (int node = root, child = -1, link = -1; node >= 0; ) {
                int next = parents[node];
                int nextLink = links[node];
                parents[node] = child;
                links[node] = link;
                child = node;
                link = nextLink;
                node = next;
            }
            Arrays.fill(claims, -1);
            claims[root] = 0;
            trueColor = holds ? colors[root] : 1 - colors[root];
            branch = Branch.from(claim(root));
        }

        private Claim claim(int node) {
            return new Claim(List.of(board.candidate(cells[node], value)), colors[node] == trueColor);
        }

        /** Goes to a node and returns the index of its claim. */
        int reach(int node) {
            if (claims[node] < 0) {
                int from = reach(parents[node]);
                boolean holds = colors[node] == trueColor;
                Reason reason = holds ? new Reason.Last(new Slot.InHouse(links[node], value)) : new Reason.Sees();
                branch.then(claim(node), reason, from);
                claims[node] = branch.index();
            }
            return claims[node];
        }
    }
}
