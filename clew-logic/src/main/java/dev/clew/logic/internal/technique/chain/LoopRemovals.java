package dev.clew.logic.internal.technique.chain;

import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.LinkGraph;
import java.util.stream.IntStream;

/**
 * What a continuous loop removes: at each weak link, the closing one among them, what sees both ends. Candidates of the
 * loop itself stay; whether other candidates of its cells may go is a choice.
 */
final class LoopRemovals {
    private final LinkGraph graph;
    private final BoardView board;
    private final ChainList chains;
    private final boolean ownCells;

    LoopRemovals(LinkGraph graph, ChainList chains, boolean ownCells) {
        this.graph = graph;
        this.board = graph.board();
        this.chains = chains;
        this.ownCells = ownCells;
    }

    /** The removals of a loop whose last state links on to its first, sorted. */
    int[] of(int[] path) {
        IntStream.Builder all = IntStream.builder();
        for (int i = 0; i < path.length; i++) {
            int before = path[i == 0 ? path.length - 1 : i - 1];
            if (Consequences.isOn(before)) {
                addAtLink(path, Consequences.node(before), Consequences.node(path[i]), all);
            }
        }
        return all.build().distinct().sorted().toArray();
    }

    private void addAtLink(int[] path, int node, int other, IntStream.Builder all) {
        if (graph.cell(node) == graph.cell(other)) {
            addInCell(graph.cell(node), 1L << graph.value(node) - 1 | 1L << graph.value(other) - 1, all);
            return;
        }
        int cells = board.geometry().cells();
        for (int removal : chains.removals(graph.value(node), graph.cell(node), graph.cell(other))) {
            if (isFree(path, removal % cells, graph.value(node))) {
                all.add(removal);
            }
        }
    }

    private void addInCell(int cell, long kept, IntStream.Builder all) {
        for (Bits rest = Bits.of(board.candidates(cell) & ~kept); rest.hasNext(); ) {
            all.add(chains.removal(cell, rest.nextValue()));
        }
    }

    private boolean isFree(int[] path, int cell, int value) {
        for (int state : path) {
            int node = Consequences.node(state);
            if (graph.cell(node) == cell && (!ownCells || graph.value(node) == value)) {
                return false;
            }
        }
        return true;
    }
}
