package dev.clew.logic.internal.technique.chain;

import dev.clew.logic.fact.LinkGraph;
import java.util.Arrays;

/**
 * Everything that follows from one premise along alternating links, nearest first. A state is a node that is on or off,
 * {@code 2 * node} for off and {@code 2 * node + 1} for on; of the ways to a state the first of the shortest is kept.
 * Used again for every premise of a scan; for one thread.
 */
final class Consequences {
    private final LinkGraph graph;
    private final int[] reached;
    private final int[] previous;
    private final int[] links;
    private int count;

    Consequences(LinkGraph graph) {
        this.graph = graph;
        this.reached = new int[2 * graph.nodes()];
        this.previous = new int[2 * graph.nodes()];
        this.links = new int[2 * graph.nodes()];
        Arrays.fill(links, -1);
    }

    /** A state. */
    static int state(int node, boolean on) {
        return 2 * node + (on ? 1 : 0);
    }

    /** Whether the state is that of a node that is on. */
    static boolean isOn(int state) {
        return (state & 1) != 0;
    }

    /** The state's node. */
    static int node(int state) {
        return state >> 1;
    }

    /** The opposite state of the same node. */
    static int opposite(int state) {
        return state ^ 1;
    }

    /** Follows links from a premise, up to a number of them, wherever they lead. */
    void from(int premise, int maxLinks) {
        from(premise, maxLinks, -1);
    }

    /** Follows links from a premise, and stops wherever it comes back to the cell of the premise. */
    void awayFrom(int premise, int maxLinks) {
        from(premise, maxLinks, graph.cell(node(premise)));
    }

    private void from(int premise, int maxLinks, int home) {
        for (int i = 0; i < count; i++) {
            links[reached[i]] = -1;
        }
        links[premise] = 0;
        previous[premise] = premise;
        reached[0] = premise;
        count = 1;
        for (int i = 0; i < count && links[reached[i]] < maxLinks; i++) {
            int cameFrom = graph.cell(node(previous[reached[i]]));
            if (i == 0 || cameFrom == home || graph.cell(node(reached[i])) != home) {
                extend(reached[i]);
            }
        }
    }

    private void extend(int state) {
        int node = node(state);
        boolean on = isOn(state);
        int end = graph.links(node, on);
        int far = links[state] + 1;
        for (int link = 0; link < end; link++) {
            int next = state(graph.next(node, on, link), !on);
            if (links[next] < 0) {
                links[next] = far;
                previous[next] = state;
                reached[count++] = next;
            }
        }
    }

    /** How many states were reached, the premise among them. */
    int count() {
        return count;
    }

    /** The {@code index}-th state that was reached. */
    int reached(int index) {
        return reached[index];
    }

    /** How many links lead to a state; -1 where none do. */
    int links(int state) {
        return links[state];
    }

    /** The states from the premise to this one, both among them. */
    int[] path(int state) {
        int[] path = new int[links[state] + 1];
        for (int i = path.length - 1, at = state; i >= 0; i--, at = previous[at]) {
            path[i] = at;
        }
        return path;
    }
}
