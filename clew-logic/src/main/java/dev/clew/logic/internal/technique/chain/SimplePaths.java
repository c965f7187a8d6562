package dev.clew.logic.internal.technique.chain;

import dev.clew.logic.fact.LinkGraph;
import java.util.Optional;

/**
 * Shortest paths that enter no cell twice, for the rare ends to which the shortest walk does or is a mere link.
 * Depth-first with a growing limit; a branch is cut where the end is too far even for a walk. For one scan on one
 * thread.
 */
final class SimplePaths {
    /** Such ends are rare and their paths short; this many states are enough unless the board is hopelessly tangled. */
    private static final int PATIENCE = 20_000;

    private final LinkGraph graph;
    private final Consequences back;
    private final boolean[] entered;
    private int[] path = new int[0];
    private int patience;

    SimplePaths(LinkGraph graph) {
        this.graph = graph;
        this.back = new Consequences(graph);
        this.entered = new boolean[graph.board().geometry().cells()];
    }

    /** Whether a path enters no cell twice; it may end on the cell where it began. */
    boolean isSimple(int[] states) {
        boolean simple = true;
        int cell = -1;
        int entries = 0;
        for (; entries < states.length && simple; entries++) {
            int next = cell(states[entries]);
            boolean closes = entries == states.length - 1 && next == cell(states[0]);
            simple = next == cell || !entered[next] || closes;
            entered[next] = true;
            cell = next;
        }
        for (int i = 0; i < entries; i++) {
            entered[cell(states[i])] = false;
        }
        return simple;
    }

    /** The first of the shortest simple paths between two states, if one has that many links, from fewest to most. */
    Optional<int[]> find(int start, int end, int fewest, int most) {
        back.from(Consequences.opposite(end), most);
        patience = PATIENCE;
        for (int links = fewest; links <= most && patience > 0; links += 2) {
            path = new int[links + 1];
            path[0] = start;
            entered[cell(start)] = true;
            boolean found = extend(0, end);
            entered[cell(start)] = false;
            if (found) {
                return Optional.of(path);
            }
        }
        return Optional.empty();
    }

    /** Links are the same both ways, so a walk from the state to the end is one from its opposite to the opposite. */
    private int walkToEnd(int state) {
        return back.links(Consequences.opposite(state));
    }

    private boolean extend(int depth, int end) {
        int state = path[depth];
        int left = path.length - 1 - depth;
        if (left == 0) {
            return state == end;
        }
        int node = Consequences.node(state);
        boolean on = Consequences.isOn(state);
        for (int link = 0; link < graph.links(node, on) && --patience > 0; link++) {
            int next = Consequences.state(graph.next(node, on, link), !on);
            int walk = walkToEnd(next);
            boolean closes = left == 1 && cell(next) == cell(path[0]);
            boolean open = cell(next) == cell(state) || !entered[cell(next)] || closes;
            if (open && walk >= 0 && walk < left && enter(depth + 1, next, end)) {
                return true;
            }
        }
        return false;
    }

    private boolean enter(int depth, int next, int end) {
        path[depth] = next;
        boolean before = entered[cell(next)];
        entered[cell(next)] = true;
        boolean found = extend(depth, end);
        entered[cell(next)] = before;
        return found;
    }

    private int cell(int state) {
        return graph.cell(Consequences.node(state));
    }
}
