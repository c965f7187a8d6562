package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.Bits;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.internal.technique.kit.CommonPeers;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.function.Function;

/**
 * Everything that chains of a kind can remove, one step for each candidate, whatever the chain looks like: it may cross
 * itself and be of any length. A candidate is eliminated if its being true leads by links to its being false, or, in an
 * XY-chain, if it sees both ends. Since this asks only what can be reached, it does not depend on the order of cells
 * and values.
 *
 * <p>Sound because every link is an implication: a candidate that makes itself false is false, and of two ends one is
 * true.
 */
final class AnyChain implements Technique {
    /** Takes what is eliminated and the chain that shows it. */
    private interface Finds {
        /** The value is eliminated from the cell because of the states reached up to the last. */
        boolean take(LinkGraph graph, Consequences walk, int cell, int value, int last);
    }

    private final TechniqueInfo info;
    private final Function<Facts, LinkGraph> links;
    private final boolean twoEnded;

    /**
     * Chains along links of a kind.
     *
     * @param twoEnded whether what sees both ends is removed, whatever else its cell holds; otherwise what makes itself false
     */
    AnyChain(TechniqueInfo info, Function<Facts, LinkGraph> links, boolean twoEnded) {
        this.info = info;
        this.links = links;
        this.twoEnded = twoEnded;
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        visit(facts, meter, (graph, walk, cell, value, last) -> {
            sink.remove(cell, value);
            return true;
        });
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        boolean[] known = new boolean[board.geometry().cells() * board.size()];
        visit(facts, meter, (graph, walk, cell, value, last) -> {
            int index = cell * board.size() + value - 1;
            boolean isNew = !known[index];
            known[index] = true;
            return !isNew
                    || sink.accept(step(graph, walk.path(last), new Conclusion.Remove(board.candidate(cell, value))));
        });
    }

    private Step step(LinkGraph graph, int[] states, Conclusion removal) {
        ChainPath path = ChainPath.of(graph, states);
        return Step.ofChain(info, List.of(removal), states.length, path::eitherOr);
    }

    private void visit(Facts facts, Meter meter, Finds finds) {
        BoardView board = facts.board();
        LinkGraph graph = links.apply(facts);
        Consequences walk = new Consequences(graph);
        for (int node = 0; node < graph.nodes() && meter.spend(); node++) {
            walk.from(Consequences.state(node, !twoEnded), Integer.MAX_VALUE);
            if (!(twoEnded ? ends(board, graph, walk, node, finds) : self(graph, walk, node, finds))) {
                return;
            }
        }
    }

    private static boolean self(LinkGraph graph, Consequences walk, int node, Finds finds) {
        int off = Consequences.state(node, false);
        return walk.links(off) <= 0 || finds.take(graph, walk, graph.cell(node), graph.value(node), off);
    }

    private static boolean ends(BoardView board, LinkGraph graph, Consequences walk, int start, Finds finds) {
        int value = graph.value(start);
        for (int i = 1; i < walk.count(); i++) {
            int end = walk.reached(i);
            if (Consequences.isOn(end) && graph.value(Consequences.node(end)) == value) {
                for (int word = 0; word < board.geometry().words(); word++) {
                    long seen =
                            CommonPeers.word(board, value, word, graph.cell(start), graph.cell(Consequences.node(end)));
                    for (Bits rest = Bits.of(seen); rest.hasNext(); ) {
                        if (!finds.take(graph, walk, rest.nextCell(word), value, end)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }
}
