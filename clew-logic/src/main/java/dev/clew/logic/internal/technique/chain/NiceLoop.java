package dev.clew.logic.internal.technique.chain;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.LinkGraph;
import dev.clew.logic.proof.Proof;
import dev.clew.logic.technique.ConclusionSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Strong and weak links in turn, inside cells and between them, in three forms.
 *
 * <p>A <em>discontinuous loop</em> comes back to its cell and does not continue from there: from a candidate being true
 * it leads to its being false or to another candidate of the cell being true, so the candidate is eliminated; from its
 * being false to its being true, so all others go; or to another being false, so that one is eliminated. Sound because
 * the candidate is true or false, and either way the conclusion holds.
 *
 * <p>A <em>continuous loop</em> continues where it comes back, so that it can be followed both ways. Sound because
 * either every second node is true or all the others are; at each weak link one of its ends is true either way, and
 * what sees both ends is eliminated.
 *
 * <p>An <em>alternating inference chain</em> has two ends in different cells, of which one is true: what sees both is
 * eliminated, or, where the ends see each other with different values, each end's value is eliminated from the other's
 * cell.
 *
 * <p>Of each premise every consequence is looked at along the first of its shortest paths, and left alone where that
 * path comes back to a cell that it has left.
 */
public final class NiceLoop implements Technique {
    static final TechniqueInfo CONTINUOUS = TechniqueInfo.of("continuous-nice-loop");

    static final TechniqueInfo DISCONTINUOUS = TechniqueInfo.of("discontinuous-nice-loop");

    static final TechniqueInfo CHAIN = TechniqueInfo.of("aic");

    /** What no path that it would show leads to. */
    private static final AnyChain ANY = new AnyChain(DISCONTINUOUS, Facts::links, false);

    private static final TechniqueInfo INFO = TechniqueInfo.of("nice-loop-aic");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public List<TechniqueInfo> forms() {
        return List.of(CONTINUOUS, DISCONTINUOUS, CHAIN);
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        LinkGraph graph = facts.links();
        LoopScan loops = new LoopScan(graph, limits, meter);
        if (loops.collect()) {
            loops.chains().report(chain -> proof(graph, chain), sink);
        }
    }

    @Override
    public void collect(Facts facts, Limits limits, Meter meter, ConclusionSink sink) {
        ANY.collect(facts, limits, meter, sink);
    }

    @Override
    public Optional<Technique> rest() {
        return Optional.of(ANY);
    }

    private static Supplier<Proof> proof(LinkGraph graph, ChainList.Chain chain) {
        return chain.form().equals(CONTINUOUS)
                ? ChainPath.closed(graph, chain.path())::loop
                : ChainPath.of(graph, chain.path())::eitherOr;
    }
}
