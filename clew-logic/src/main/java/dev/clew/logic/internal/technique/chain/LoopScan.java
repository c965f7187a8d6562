package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Links;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.Arrays;

/** One scan for nice loops and alternating inference chains. For one thread. */
final class LoopScan {
    /** Loops that begin with a node on come first among equals, then those with a node off, then chains. */
    private static final int FROM_ON = 0;

    private static final int FROM_OFF = 1;
    private static final int CHAINS = 2;
    private static final int FEWEST_LINKS = 2;

    private final LinkGraph graph;
    private final BoardView board;
    private final Limits limits;
    private final Meter meter;
    private final Consequences walk;
    private final ChainList chains;
    private final LoopRemovals removals;
    private final boolean[] left;

    LoopScan(LinkGraph graph, Limits limits, Meter meter) {
        this.graph = graph;
        this.board = graph.board();
        this.limits = limits;
        this.meter = meter;
        this.walk = new Consequences(graph);
        this.chains = new ChainList(board);
        this.removals = new LoopRemovals(graph, chains, limits.chains().ownCells());
        this.left = new boolean[board.geometry().cells()];
    }

    /** What was found. */
    ChainList chains() {
        return chains;
    }

    /** Looks from every candidate, on and off; false when the budget ends. */
    boolean collect() {
        for (int start = 0; start < graph.nodes(); start++) {
            if (!meter.spend()) {
                return false;
            }
            walk.from(Consequences.state(start, true), limits.chains().maxLoopLinks());
            lookInStartCell(start, true);
            walk.from(Consequences.state(start, false), limits.chains().maxLoopLinks());
            lookInStartCell(start, false);
            lookInOtherCells(start);
        }
        return true;
    }

    private void lookInStartCell(int start, boolean on) {
        int cell = graph.cell(start);
        boolean pair = board.candidateCount(cell) == 2;
        int phase = on ? FROM_ON : FROM_OFF;
        for (Bits rest = Bits.of(board.candidates(cell)); rest.hasNext(); ) {
            int node = graph.node(cell, rest.nextValue());
            if (node == start) {
                lookDiscontinuous(Consequences.state(node, !on), on ? only(node) : allBut(node), phase);
            } else {
                lookDiscontinuous(Consequences.state(node, on), only(on ? start : node), phase);
                if (!on || pair) {
                    lookContinuous(Consequences.state(node, !on), phase);
                }
            }
        }
    }

    private void lookDiscontinuous(int end, int[] removed, int phase) {
        TechniqueInfo form = NiceLoop.DISCONTINUOUS;
        if (walk.links(end) >= FEWEST_LINKS && removed.length > 0 && chains.wants(form, removed, walk.links(end) + 1)) {
            int[] path = walk.path(end);
            if (isLoop(path)) {
                chains.add(form, removed, path, phase);
            }
        }
    }

    private void lookContinuous(int end, int phase) {
        TechniqueInfo form = NiceLoop.CONTINUOUS;
        if (walk.links(end) >= FEWEST_LINKS) {
            int[] path = walk.path(end);
            int[] removed = isLoop(path) ? removals.of(path) : new int[0];
            if (removed.length > 0 && chains.wants(form, removed, path.length)) {
                chains.add(form, removed, path, phase);
            }
        }
    }

    private void lookInOtherCells(int start) {
        int cell = graph.cell(start);
        Links links = board.links();
        for (int i = 1; i < walk.count(); i++) {
            int end = walk.reached(i);
            int node = Consequences.node(end);
            int other = graph.cell(node);
            if (!Consequences.isOn(end) || walk.links(end) < FEWEST_LINKS || other == cell) {
                continue;
            }
            if (graph.value(node) == graph.value(start)) {
                lookChain(end, chains.removals(graph.value(start), cell, other));
            } else if (board.has(cell, graph.value(node))
                    && board.has(other, graph.value(start))
                    && links.sees(graph.value(node), cell, other)
                    && links.sees(graph.value(start), cell, other)) {
                lookChain(end, crossed(start, node));
            }
        }
    }

    /** With a single removal a chain is a discontinuous loop from what it removes, and found as that. */
    private void lookChain(int end, int[] removed) {
        TechniqueInfo form = NiceLoop.CHAIN;
        if (removed.length > 1 && chains.wants(form, removed, walk.links(end) + 1)) {
            int[] path = walk.path(end);
            if (!comesBack(path, -1)) {
                chains.add(form, removed, path, CHAINS);
            }
        }
    }

    private int[] only(int node) {
        return new int[] {chains.removal(graph.cell(node), graph.value(node))};
    }

    private int[] allBut(int node) {
        int cell = graph.cell(node);
        int[] others = new int[board.candidateCount(cell) - 1];
        int count = 0;
        for (Bits rest = Bits.of(board.candidates(cell) & ~(1L << graph.value(node) - 1)); rest.hasNext(); ) {
            others[count++] = chains.removal(cell, rest.nextValue());
        }
        return others;
    }

    private int[] crossed(int start, int end) {
        int[] both = {
            chains.removal(graph.cell(start), graph.value(end)), chains.removal(graph.cell(end), graph.value(start))
        };
        Arrays.sort(both);
        return both;
    }

    /** Whether a path leaves its cell at once, comes back with its last link and to no other cell on the way. */
    private boolean isLoop(int[] path) {
        int home = cell(path[0]);
        return cell(path[1]) != home && cell(path[path.length - 2]) != home && !comesBack(path, home);
    }

    /** Whether a path comes back to a cell, other than its home, that it has left. */
    private boolean comesBack(int[] path, int home) {
        boolean back = false;
        int count = 1;
        for (; count < path.length && !back; count++) {
            back = left[cell(path[count])];
            left[cell(path[count - 1])] |= cell(path[count - 1]) != home;
        }
        for (int i = 0; i < count; i++) {
            left[cell(path[i])] = false;
        }
        return back;
    }

    private int cell(int state) {
        return graph.cell(Consequences.node(state));
    }
}
