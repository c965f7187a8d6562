package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.Optional;
import java.util.function.Function;

/**
 * A chain of strong and weak links in turn, strong at both ends, which have the same value: the value goes from every
 * cell that sees both ends. In an X-chain all nodes have that value; an XY-chain runs through cells with two
 * candidates.
 *
 * <p>Sound because, if the first end is false, the strong link makes the next node true, the weak link after it makes
 * one false, and so on to the last end, which is true: so one of the ends is. An X-chain may close on its start, which
 * is then true; a chain enters no other cell twice.
 */
public final class TwoEndedChain implements Technique {
    /** A lone strong link says no more than locked candidates do. */
    private static final int FEWEST_LINKS = 3;

    private final TechniqueInfo info;
    private final Function<Facts, LinkGraph> links;

    private TwoEndedChain(TechniqueInfo info, Function<Facts, LinkGraph> links) {
        this.info = info;
        this.links = links;
    }

    /** Chains of one value. */
    public static TwoEndedChain ofOneValue() {
        return new TwoEndedChain(
                TechniqueInfo.of(
                        "X-Chain",
                        "x",
                        "0701",
                        Family.CHAINS,
                        "Places of one value are linked, alternately one of two and not both of two; one end of the"
                                + " chain holds the value, so it goes from every cell that sees both ends."),
                Facts::valueLinks);
    }

    /** Chains of cells with two candidates. */
    public static TwoEndedChain ofPairs() {
        return new TwoEndedChain(
                TechniqueInfo.of(
                        "XY-Chain",
                        "xyc",
                        "0702",
                        Family.CHAINS,
                        "Cells with two candidates each see the next and share a value with it; one end of the chain"
                                + " holds the value that the ends have free, so it goes from every cell that sees both"
                                + " ends."),
                Facts::pairLinks);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        LinkGraph graph = links.apply(facts);
        Walk walk = new Walk(graph);
        SimplePaths paths = new SimplePaths(graph);
        ChainList chains = new ChainList(board);
        for (int start = 0; start < graph.nodes(); start++) {
            if (!meter.spend()) {
                return;
            }
            walk.awayFrom(Walk.state(start, false), limits.chains().maxLinks());
            for (int i = 1; i < walk.count(); i++) {
                int end = walk.reached(i);
                if (Walk.isOn(end) && graph.value(Walk.node(end)) == graph.value(start)) {
                    look(graph, walk, end, limits, paths, chains);
                }
            }
        }
        chains.report(chain -> ChainPath.of(graph, chain.path())::eitherOr, sink);
    }

    private void look(LinkGraph graph, Walk walk, int end, Limits limits, SimplePaths paths, ChainList chains) {
        int start = walk.reached(0);
        int[] removals =
                chains.removals(graph.value(Walk.node(end)), graph.cell(Walk.node(start)), graph.cell(Walk.node(end)));
        int links = Math.max(walk.links(end), FEWEST_LINKS);
        if (removals.length > 0 && chains.wants(info, removals, links + 1)) {
            int[] path = walk.path(end);
            Optional<int[]> simple = path.length > links && paths.isSimple(path)
                    ? Optional.of(path)
                    : paths.find(start, end, links, limits.chains().maxLinks());
            simple.filter(it -> chains.wants(info, removals, it.length))
                    .ifPresent(it -> chains.add(info, removals, it, 0));
        }
    }
}
