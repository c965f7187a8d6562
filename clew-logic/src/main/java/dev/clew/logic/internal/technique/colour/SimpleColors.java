package dev.clew.logic.internal.technique.colour;

import dev.clew.core.Budget.Meter;
import dev.clew.logic.board.BoardView;
import dev.clew.logic.board.Conclusion;
import dev.clew.logic.fact.Facts;
import dev.clew.logic.fact.Scanned;
import dev.clew.logic.internal.technique.kit.WatchedSink;
import dev.clew.logic.technique.Limits;
import dev.clew.logic.technique.Step;
import dev.clew.logic.technique.StepSink;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.List;

/**
 * The places of a value that strong links connect take two colours in turn. If two places of one colour see each other,
 * that colour is eliminated (wrap); otherwise the value is eliminated from every place that sees both colours (trap).
 *
 * <p>Sound because along a strong link exactly one end holds the value, so all of one colour hold it and none of the
 * other. A colour with two places that see each other cannot be the one; and a place that sees both colours sees the
 * value whichever it is.
 */
public final class SimpleColors implements Technique {
    private static final TechniqueInfo INFO = TechniqueInfo.of("simple-colors");

    private static final TechniqueInfo TRAP = TechniqueInfo.of("simple-colors-trap");

    private static final TechniqueInfo WRAP = TechniqueInfo.of("simple-colors-wrap");

    @Override
    public TechniqueInfo info() {
        return INFO;
    }

    @Override
    public List<TechniqueInfo> forms() {
        return List.of(TRAP, WRAP);
    }

    @Override
    public void find(Facts facts, Limits limits, Meter meter, StepSink sink) {
        BoardView board = facts.board();
        Scanned scanned = facts.scanned(this, limits, board.size());
        WatchedSink watched = new WatchedSink(sink);
        for (int value = 1; value <= board.size(); value++) {
            if (!scanned.isEmpty(value - 1, board.changes(value))) {
                for (ColorCluster cluster : ColorCluster.all(board, value)) {
                    if (!meter.spend() || !report(cluster, watched)) {
                        return;
                    }
                }
                if (watched.wasEmpty()) {
                    scanned.noteEmpty(value - 1);
                }
            }
        }
    }

    private static boolean report(ColorCluster cluster, StepSink sink) {
        boolean wraps = false;
        for (int color = 0; color < ColorCluster.COLORS; color++) {
            int wrap = cluster.wrap(color);
            wraps |= wrap >= 0;
            if (wrap >= 0 && !sink.accept(Step.of(WRAP, cluster.removals(color), () -> cluster.wrapProof(wrap)))) {
                return false;
            }
        }
        List<Conclusion> trapped = wraps ? List.of() : cluster.trapped();
        return trapped.isEmpty() || sink.accept(Step.of(TRAP, trapped, () -> cluster.trapProof(trapped)));
    }
}
