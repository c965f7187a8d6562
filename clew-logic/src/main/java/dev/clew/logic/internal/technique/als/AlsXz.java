package dev.clew.logic.internal.technique.als;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.AlmostLockedSet;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.RestrictedCommons;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Two almost locked sets A and B with a value x that cannot stand in both: any other value z of both is eliminated from
 * every cell that sees all its places in A and in B.
 *
 * <p>Sound because A or B is without x, and then has all its other values, z among them. Where two values x and y are
 * restricted like that, one set is without x and the other without y, so that both sets are locked: each other value of
 * a set is eliminated from every cell that sees all its places in that set.
 *
 * <p>Of several pairs of sets with the same conclusions the first is reported.
 */
public final class AlsXz implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("almost-locked-set-xz-rule");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        facts.almostLockedSets(limits.sets().maxCells(), meter)
                .ifPresent(sets -> find(facts.board(), sets.all(), sets.links(), limits, meter, sink));
    }

    private static void find(
            BoardView board,
            List<AlmostLockedSet> sets,
            RestrictedCommons links,
            Limits limits,
            Meter meter,
            StepSink sink) {
        Set<List<Conclusion>> known = new HashSet<>();
        for (int i = 0; i < sets.size(); i++) {
            int partners = links.findPartners(i);
            for (int k = 0; k < partners; k++) {
                AlmostLockedSet other = sets.get(links.partner(k));
                AlsPair pair = new AlsPair(board, sets.get(i), other, links.common(k));
                if ((limits.sets().overlap() || sets.get(i).isApartFrom(other)) && pair.mayAct()) {
                    List<Conclusion> removals = pair.removals(limits.sets().ownCells());
                    if (!removals.isEmpty()
                            && known.add(removals)
                            && !sink.accept(Step.of(INFO, removals, () -> pair.proof(removals)))) {
                        return;
                    }
                }
            }
            if (!meter.spend()) {
                return;
            }
        }
    }
}
