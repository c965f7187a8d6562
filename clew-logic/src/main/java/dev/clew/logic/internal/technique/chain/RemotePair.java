package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.proof.Branch;
import dev.clew.logic.proof.Cases;
import dev.clew.logic.proof.Claim;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.proof.Slot;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * An even number of cells, four at least, with the same two candidates, each seeing the next: both values are
 * eliminated from every cell that sees both ends, and from every cell that sees two cells an odd number of steps apart,
 * three or more.
 *
 * <p>Sound because the cells take the two values in turn, so that of two cells an odd number of steps apart one holds
 * the one value and one the other.
 */
public final class RemotePair implements Technique {
    private static final int FEWEST_CELLS = 4;

    private static final TechniqueInfo INFO = TechniqueInfo.of("remote-pair");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    /** Two of the cells that share a house are a pair there, so both values have one strong link: a chain of colours. */
    @Override
    public List<String> coveredBy() {
        return List.of("naked-pair", "locked-pair", "simple-colors");
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        if (!hasEnoughEqualPairs(facts)) {
            return;
        }
        Pairs pairs = new Pairs(facts.pairLinks(), limits, meter);
        if (pairs.collect()) {
            pairs.chains.report(chain -> proof(board, chain.path()), sink);
        }
    }

    private static boolean hasEnoughEqualPairs(Facts facts) {
        BoardView board = facts.board();
        int[] cells = facts.cellsWith(2);
        for (int i = 0; i < cells.length; i++) {
            int equal = 1;
            for (int j = i + 1; j < cells.length; j++) {
                equal += board.candidates(cells[i]) == board.candidates(cells[j]) ? 1 : 0;
            }
            if (equal >= FEWEST_CELLS) {
                return true;
            }
        }
        return false;
    }

    /** The first cell takes the one value or the other; each time the cells take them in turn. */
    private static Supplier<Proof> proof(BoardView board, int[] cells) {
        long pair = board.candidates(cells[0]);
        return () -> proof(board, pair, cells);
    }

    private static Cases proof(BoardView board, long pair, int[] cells) {
        int value = Bits.firstValue(pair);
        int other = Bits.firstValue(pair & ~(1L << value - 1));
        Branch.Builder off = Branch.from(Claim.off(board.candidate(cells[0], value)))
                .last(Claim.on(board.candidate(cells[0], other)), new Slot.InCell(cells[0]));
        Branch.Builder on = Branch.from(Claim.on(board.candidate(cells[0], value)));
        for (int i = 1; i < cells.length; i++) {
            boolean even = i % 2 == 0;
            takeTurn(board, on, cells[i], even ? other : value, even ? value : other);
            takeTurn(board, off, cells[i], even ? value : other, even ? other : value);
        }
        return Cases.onOff(on.concluding(), off.concluding());
    }

    private static void takeTurn(BoardView board, Branch.Builder branch, int cell, int taken, int left) {
        branch.sees(Claim.off(board.candidate(cell, taken)))
                .last(Claim.on(board.candidate(cell, left)), new Slot.InCell(cell));
    }

    /** Every path through equal pairs, in the order of the links; a cell stands for its lower candidate's node. */
    private static final class Pairs {
        private final LinkGraph graph;
        private final BoardView board;
        private final Meter meter;
        private final ChainList chains;
        private final int[] nodes;
        private final boolean[] used;

        Pairs(LinkGraph graph, Limits limits, Meter meter) {
            this.graph = graph;
            this.board = graph.board();
            this.meter = meter;
            this.chains = new ChainList(board);
            this.nodes = new int[(limits.chains().maxLinks() + 1) / 2];
            this.used = new boolean[graph.nodes()];
        }

        /** Goes through all paths; false when the budget ends. */
        boolean collect() {
            int[] colours = new int[graph.nodes()];
            for (int node = 0; node < graph.nodes(); node += 2) {
                if (colours[node] == 0 && !paint(colours, node, 1)) {
                    return true;
                }
            }
            for (int node = 0; node < graph.nodes(); node += 2) {
                if (!extend(0, node)) {
                    return false;
                }
            }
            return true;
        }

        /** Whether all that hangs together can take turns; if not, as in a triangle, the board is wrong. */
        private boolean paint(int[] colours, int node, int colour) {
            if (colours[node] != 0) {
                return colours[node] == colour;
            }
            colours[node] = colour;
            for (int link = 0; link < graph.links(node, true); link++) {
                int next = graph.next(node, true, link);
                if (isEqualPair(node, next) && !paint(colours, next, -colour)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isEqualPair(int node, int other) {
            return board.candidates(graph.cell(node)) == board.candidates(graph.cell(other));
        }

        private boolean extend(int before, int node) {
            nodes[before] = node;
            int count = before + 1;
            if (count >= FEWEST_CELLS && count % 2 == 0) {
                look(count);
            }
            used[node] = true;
            boolean goOn = meter.spend();
            for (int link = 0; link < graph.links(node, true) && count < nodes.length && goOn; link++) {
                int next = graph.next(node, true, link);
                goOn = !isEqualPair(node, next) || used[next] || extend(count, next);
            }
            used[node] = false;
            return goOn;
        }

        private void look(int count) {
            int value = graph.value(nodes[0]);
            int other = graph.value(nodes[0] + 1);
            int start = graph.cell(nodes[0]);
            int end = graph.cell(nodes[count - 1]);
            if (CommonPeers.count(board, value, start, end) > 0 || CommonPeers.count(board, other, start, end) > 0) {
                int[] removals = IntStream.concat(removals(count, value), removals(count, other))
                        .toArray();
                if (chains.wants(INFO, removals, count)) {
                    int[] cells =
                            Arrays.stream(nodes, 0, count).map(graph::cell).toArray();
                    chains.add(INFO, removals, cells, 0);
                }
            }
        }

        private IntStream removals(int count, int value) {
            IntStream.Builder all = IntStream.builder();
            for (int i = 0; i < count; i++) {
                for (int j = i + FEWEST_CELLS - 1; j < count; j += 2) {
                    for (int removal : chains.removals(value, graph.cell(nodes[i]), graph.cell(nodes[j]))) {
                        all.add(removal);
                    }
                }
            }
            return all.build().distinct().sorted();
        }
    }
}
