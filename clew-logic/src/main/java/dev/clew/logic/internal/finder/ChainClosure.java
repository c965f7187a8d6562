package dev.clew.logic.internal.finder;

import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Geometry;

/**
 * Everything that chains can remove, without the chains: a candidate goes if its being true leads by links to its being
 * false. That is what loops and chains of every form come to, and, since it asks only what can be reached and not along
 * which path, it does not depend on the order of cells and values. Stateless.
 */
public final class ChainClosure {
    /** Takes what goes. */
    @FunctionalInterface
    public interface Removals {
        /** The value goes from the cell; may be said more than once. */
        void remove(int cell, int value);
    }

    private ChainClosure() {}

    /** Chains of one value. */
    public static void ofOneValue(BoardView board, Removals removals) {
        selfDefeating(LinkGraph.ofValues(board), removals);
    }

    /** Chains of every kind. */
    public static void ofBoard(BoardView board, Removals removals) {
        selfDefeating(LinkGraph.ofBoard(board), removals);
    }

    private static void selfDefeating(LinkGraph graph, Removals removals) {
        Walk walk = new Walk(graph);
        for (int node = 0; node < graph.nodes(); node++) {
            walk.from(Walk.state(node, true), Integer.MAX_VALUE);
            if (walk.links(Walk.state(node, false)) > 0) {
                removals.remove(graph.cell(node), graph.value(node));
            }
        }
    }

    /** Chains through cells with two candidates: what sees both ends goes, whatever else its cell holds. */
    public static void ofPairs(BoardView board, Removals removals) {
        LinkGraph graph = LinkGraph.ofPairs(board);
        Walk walk = new Walk(graph);
        for (int start = 0; start < graph.nodes(); start++) {
            walk.from(Walk.state(start, false), Integer.MAX_VALUE);
            for (int i = 1; i < walk.count(); i++) {
                int end = Walk.node(walk.reached(i));
                if (Walk.isOn(walk.reached(i)) && graph.value(end) == graph.value(start)) {
                    removeFromCommonPeers(board, graph.value(start), graph.cell(start), graph.cell(end), removals);
                }
            }
        }
    }

    private static void removeFromCommonPeers(BoardView board, int value, int one, int other, Removals removals) {
        Geometry geometry = board.geometry();
        for (int word = 0; word < geometry.words(); word++) {
            long cells = geometry.peerWord(one, word) & geometry.peerWord(other, word) & board.cellsOf(value, word);
            for (; cells != 0; cells &= cells - 1) {
                removals.remove((word << 6) + Long.numberOfTrailingZeros(cells), value);
            }
        }
    }
}
