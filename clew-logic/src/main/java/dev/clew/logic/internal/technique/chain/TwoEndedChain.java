package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.Optional;
import java.util.function.Function;

/**
 * A chain of strong and weak links in turn, strong at both ends, which have the same value: the value is eliminated
 * from every cell that sees both ends. In an X-chain all nodes have that value; an XY-chain runs through cells with two
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
    /** What no chain that it would show leads to. */
    private final AnyChain any;

    private TwoEndedChain(TechniqueInfo info, Function<Facts, LinkGraph> links, boolean twoEnded) {
        this.info = info;
        this.links = links;
        this.any = new AnyChain(info, links, twoEnded);
    }

    /** Chains of one value. */
    public static TwoEndedChain ofOneValue() {
        return new TwoEndedChain(TechniqueInfo.of("x-chain"), Facts::valueLinks, false);
    }

    /** Chains of cells with two candidates. */
    public static TwoEndedChain ofPairs() {
        return new TwoEndedChain(TechniqueInfo.of("xy-chain"), Facts::pairLinks, true);
    }

    @Override
    public TechniqueInfo info() {
        return info;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        LinkGraph graph = links.apply(facts);
        Consequences walk = new Consequences(graph);
        SimplePaths paths = new SimplePaths(graph);
        ChainList chains = new ChainList(board);
        for (int start = 0; start < graph.nodes(); start++) {
            if (!meter.spend()) {
                return;
            }
            walk.awayFrom(Consequences.state(start, false), limits.chains().maxLinks());
            for (int i = 1; i < walk.count(); i++) {
                int end = walk.reached(i);
                if (Consequences.isOn(end) && graph.value(Consequences.node(end)) == graph.value(start)) {
                    look(graph, walk, end, limits, paths, chains);
                }
            }
        }
        chains.report(chain -> ChainPath.of(graph, chain.path())::eitherOr, sink);
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        any.collect(facts, limits, meter, sink);
    }

    @Override
    public Optional<Technique> rest() {
        return Optional.of(any);
    }

    private void look(LinkGraph graph, Consequences walk, int end, Limits limits, SimplePaths paths, ChainList chains) {
        int start = walk.reached(0);
        int[] removals = chains.removals(
                graph.value(Consequences.node(end)),
                graph.cell(Consequences.node(start)),
                graph.cell(Consequences.node(end)));
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
